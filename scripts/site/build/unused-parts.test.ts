import { describe, expect, it } from 'vitest'
import { dropIssues, dropTexts, dropUnused, missingParts } from './unused-parts.ts'

const dom = '/node_modules/react-dom/cjs/react-dom.production.js'

describe('what a site does without', () => {
  it('is dropped from the object of its library, and all else stays', () => {
    const kept = 'exports.flushSync = function (fn) {\n  return fn();\n};\nexports.version = "19";'
    const dropped = 'exports.preinit = function (href) {\n  if (href) {\n    load(href);\n  };\n};\n'
    expect(dropUnused(dropped + kept, dom)).toBe(`\n${kept}`)
    expect(dropUnused(dropped, '/src/preinit.ts')).toBe(dropped)
  })
  it('is dropped from the formatters', () => {
    const code = '\t\tformatDate: formatDate.bind(null, c),\n\t\tformatList: formatList.bind(null, c),\n'
    expect(dropUnused(code, '/node_modules/@formatjs/intl/index.js')).toBe(`${code.split('\n')[0] ?? ''}\n\n`)
  })
  it('is found where somebody uses it after all', () => {
    expect(missingParts('intl.formatList(names)', '/src/Page.tsx')).toEqual(['formatList'])
    expect(missingParts('ReactDOM.preinit(href); video.preload = "none"', '/node_modules/x/index.js')).toEqual([
      'preinit',
    ])
    expect(missingParts('function formatListing() {}', '/src/Page.tsx')).toEqual([])
    expect(missingParts('exports.preinit = preinit', dom)).toEqual([])
  })
  it.each([
    ['jsx("title", { children: name })', ['an element of the head']],
    ['(0, runtime.jsxs)("body", {})', ['the page itself']],
    ['jsx("swiper-slide", {})', ['an element of its own kind']],
    ['jsx("form", { className: "a", action: send })', ['a form with an action']],
    ['jsx(Fragment, { ref: place })', ['a fragment with a ref']],
    ['jsx("form", { onSubmit: send }), jsx("span", { title })', []],
  ])('is found where %s is drawn', (code, parts) => expect(missingParts(code, '/src/Page.tsx')).toEqual(parts))
})

describe('texts for developers', () => {
  it.each([
    ['invariant(ok, "Tell them.");', 'invariant(ok, "");'],
    ['invariant(\n  a > 0,\n  `Not ${a}`\n);', 'invariant(\n  a > 0,\n  ""\n);'],
    ['onError(new FormatError(`No list.`, CODE))', 'onError(new FormatError("", CODE))'],
  ])('go from %j', (code, rest) => expect(dropTexts(code)).toBe(rest))
  it.each(['throw new Missing("it")', 'warn(`Not ${a}`)', 'invariant(ok, text);'])('stay in %j', (code) =>
    expect(dropTexts(code)).toBe(code),
  )
})

it('issues of valibot lose what describes them, and still mark what is wrong', () => {
  const rest = 'function other() {\n\treturn 1;\n}'
  const code = `function _addIssue(context, label, dataset, config$1, other) {\n\tlong(label);\n}\n${rest}`
  expect(dropIssues(code)).toBe(`function _addIssue(context, label, dataset) {
\tif (context.kind === "schema") dataset.typed = false;
\t(dataset.issues ??= []).push({ kind: context.kind });
}
${rest}`)
})
