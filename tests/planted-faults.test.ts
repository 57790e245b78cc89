/** A rule that never fires holds nothing: each tool is shown a small project full of faults. */
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { layerFaults } from '#scripts/check/layers.ts'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'
import { plantProject } from './support/planted.ts'
import {
  bareSubmits,
  effectsByExpression,
  hiddenMessages,
  isFileName,
  isMessageId,
  leftOutTests,
  messageIds,
  printsPastPrint,
  wideComments,
  wordlessMemberPages,
} from './support/source-rules.ts'
import { strayImports } from './support/import-rules.ts'
import { uncheckedParts, ownBounds, ownPlatformCodes } from './support/call-rules.ts'

const TOOL_LIMIT_MS = 60_000
const empty = 'export {}\n'
const { default: config }: { default: { forbidden: { name: string }[] } } = await import(
  join(ROOT, '.dependency-cruiser.mjs')
)

const layers = plantProject({
  'src/main.tsx': empty,
  'src/app/shell.ts': `import '../main.tsx'\n`,
  'src/app/nav.ts': `import '#src/features/lobby/HomePage.tsx'\n`,
  'src/app/routes.tsx': `import '#src/features/lobby/HomePage.tsx'\nexport const lazy = () => import('#src/features/games/ListPage.tsx')\n`,
  'src/app/boot/start-mock.ts': `import '#mock/doors/page.ts'\n`,
  'src/features/lobby/HomePage.tsx': `import '#src/features/games/tile.ts'\nimport '#src/app/shell.ts'\n`,
  'src/features/lobby/mock.ts': `export const load = () => import('#mock/doors/page.ts')\n`,
  'src/features/lobby/merchant.ts': `import '#src/merchants/one/index.ts'\nimport '#src/merchants/one/theme.css'\n`,
  'src/features/lobby/slides.ts': `import 'swiper'\n`,
  'src/features/lobby/call.ts': `import createClient from 'openapi-fetch'\nimport '#src/api/generated/schema.ts'\nexport { createClient }\n`,
  'src/features/lobby/tools.ts': `import 'yaml'\nimport 'node:fs'\nimport '#scripts/start.ts'\n`,
  'src/features/lobby/phantom.ts': `import 'picomatch'\nimport './nowhere.ts'\n`,
  'src/features/games/tile.ts': empty,
  'src/features/games/ListPage.tsx': empty,
  'src/core/wallet/one.ts': `import './two.ts'\nimport '#src/features/games/tile.ts'\n`,
  'src/core/wallet/two.ts': `import type {} from './one.ts'\n`,
  'src/api/client.ts': `import 'react-dom'\n`,
  'src/api/generated/schema.ts': empty,
  'src/api/generated/games.ts': empty,
  'src/ui/controls/Button.tsx': `import 'react-intl'\nimport '#src/core/wallet/one.ts'\n`,
  'src/lib/money.ts': `import 'react'\n`,
  'src/merchants/one/index.ts': `import '#src/lib/money.ts'\n`,
  'src/merchants/one/theme.css': '',
  'mock-server/doors/page.ts': `import '#src/core/wallet/one.ts'\n`,
  'scripts/start.ts': empty,
})

const code = plantProject(
  // The linter leaves out what git ignores, the cache of the checkout included.
  {
    'src/Bad.tsx': `
import { defineMessages, useIntl } from 'react-intl'
import { useEffect, useState } from 'react'
const messages = defineMessages({
  wrong: { id: 'wrongId', defaultMessage: 'One text', description: 'A description that is long enough' },
  bare: { id: 'one.two.three', defaultMessage: 'Other text' },
  plurals: { id: 'one.two.four', defaultMessage: '{a, plural, one {# x} other {# y}} {b, plural, one {# x} other {# y}}', description: 'A description that is long enough' },
  broken: { id: 'one.two.five', defaultMessage: '{a', description: 'A description that is long enough' },
})
export function Bad({ html, list }: { html: any; list: string[] }) {
  const intl = useIntl()
  const [count, setCount] = useState(0)
  useEffect(() => { setCount(list.length) }, [list])
  useEffect(() => { document.title = html }, [])
  if (html) useState(1)
  document.body.innerHTML = html
  void list.toSorted().findLast(Boolean)
  void fetch('/a')
  void window.fetch('/a')
  console.log(intl.formatMessage(messages.wrong), count!)
  return <div onClick={() => {}} dangerouslySetInnerHTML={{ __html: html }}>
    Plain text
    <img src="a.png" />
    <button aria-label="Close" />
    {list.map((item, index) => <p key={index}>{item}</p>)}
    <a href="https://example.com" target="_blank">{html}</a>
  </div>
}
export default Bad
`,
    'src/Links.tsx': `
import { Link } from 'react-router-dom'
import { NavLink } from 'react-router'
import { lazy } from 'react'
export const links = [Link, NavLink, lazy]
`,
    'src/barrel.ts': `export * from './Bad.tsx'\n`,
    'src/snake_case.ts': empty,
  },
  tmpdir(),
)

afterAll(() => {
  layers.remove()
  code.remove()
})

test('every rule about layers fires', { timeout: TOOL_LIMIT_MS }, async () => {
  const fired = new Set((await layerFaults(layers.root)).map((fault) => fault.slice(0, fault.indexOf(':'))))
  expect(config.forbidden.map(({ name }) => name).filter((name) => !fired.has(name))).toEqual([])
})

test('per-tag files of the contract and lazy pages may be imported', { timeout: TOOL_LIMIT_MS }, async () => {
  const clean = plantProject({
    'src/app/routes.tsx': `export const lazy = () => import('#src/features/games/ListPage.tsx')\n`,
    'src/features/games/ListPage.tsx': `import '#src/api/generated/games.ts'\n`,
    'src/api/generated/games.ts': `import './schema.ts'\n`,
    'src/api/generated/schema.ts': empty,
  })
  const found = await layerFaults(clean.root).finally(clean.remove)
  expect(found).toEqual([])
})

test('an empty project is a fault, not a success', { timeout: TOOL_LIMIT_MS }, async () => {
  const nothing = plantProject({ 'src/readme.txt': '' })
  const found = await layerFaults(nothing.root).finally(nothing.remove)
  expect(found).toEqual(['no source file was found at all'])
})

test('the rules of the linter fire', { timeout: TOOL_LIMIT_MS }, async () => {
  const { stdout } = await runCommand('oxlint', [
    '--no-ignore',
    '--format',
    'json',
    '--config',
    join(ROOT, '.oxlintrc.json'),
    code.root,
  ])
  const { diagnostics }: { diagnostics: { code: string; filename: string; message: string }[] } = JSON.parse(stdout)
  const fired = new Set(diagnostics.map((diagnostic) => diagnostic.code))
  const expected = [
    'typescript(no-explicit-any)',
    'typescript(no-non-null-assertion)',
    'eslint(no-console)',
    'eslint(no-restricted-globals)',
    'eslint(no-restricted-properties)',
    'import(no-default-export)',
    'oxc(no-barrel-file)',
    'unicorn(filename-case)',
    'react(no-danger)',
    'react-hooks(rules-of-hooks)',
    'react-hooks(exhaustive-deps)',
    'react(set-state-in-effect)',
    'react(button-has-type)',
    'react(no-array-index-key)',
    'jsx-a11y(alt-text)',
    'jsx-a11y(click-events-have-key-events)',
    'formatjs(enforce-id)',
    'formatjs(enforce-description)',
    'formatjs(no-multiple-plurals)',
    'formatjs(no-invalid-icu)',
    'formatjs(no-literal-string-in-jsx)',
  ]
  expect(expected.filter((rule) => !fired.has(rule))).toEqual([])
  const younger = diagnostics.filter(({ message }) => /'(toSorted|findLast)' is restricted/.test(message))
  expect(younger, 'interfaces that old browsers lack (GAP-126)').toHaveLength(2)
  const links = diagnostics.filter(({ code: rule }) => rule === 'eslint(no-restricted-imports)')
  expect(
    links.map(({ filename }) => basename(filename)),
    'the router’s own links',
  ).toEqual(['Links.tsx', 'Links.tsx', 'Links.tsx'])
})

test('sees file names, message ids and left-out tests', () => {
  expect(
    ['Button.tsx', 'Button.module.css', 'money.test.ts', 'start-mock.ts'].filter((name) => !isFileName(name)),
  ).toEqual([])
  expect(['snake_case.ts', 'camelCase.ts', 'Kebab-Pascal.tsx'].filter(isFileName)).toEqual([])
  expect(messageIds(`{ id: 'a.b.c', defaultMessage: 'x' } <M id="d.e.f"\n defaultMessage="y" />`)).toEqual([
    'a.b.c',
    'd.e.f',
  ])
  expect(['a.b', 'a.b.c.d', 'A.b.c', 'a.b-c.d'].filter(isMessageId)).toEqual([])
  expect(leftOutTests(`test.skip('x')\n// Waits for the bank.\ntest.skip('y')\ntest.only('z')`)).toHaveLength(2)
})

test('sees comments that are wider than the code', () => {
  const wide = 'word '.repeat(24)
  expect(wideComments('a.ts', `/** ${wide}*/\n * ${wide}.\n  // ${wide}`)).toEqual([
    '1: 126 columns',
    '2: 124 columns',
    '3: 125 columns',
  ])
  expect(wideComments('a.ts', `// ${'x'.repeat(117)}\nconst a = '${wide}'`)).toEqual([])
  expect(wideComments('a.ts', ` * | ${wide}|\n// oxlint-disable-next-line ${wide}`)).toEqual([])
})

test('sees effects that return whatever an expression gives', () => {
  expect(effectsByExpression('A.tsx', 'useEffect(() => window.scrollTo(0, 0), [])')).toEqual([
    '1: effect without a block body',
  ])
  expect(effectsByExpression('A.tsx', '\nuseLayoutEffect(\n  () => measure(),\n  [])')).toHaveLength(1)
  expect(effectsByExpression('A.tsx', 'useEffect(() => {\n  measure()\n}, [])')).toEqual([])
  expect(effectsByExpression('A.tsx', 'useEffect(() => () => stop(), [])')).toEqual([])
  expect(effectsByExpression('A.tsx', 'useEffectEvent(() => measure())')).toEqual([])
})

test('sees imports that do not go by rooms', () => {
  const inFeature = (specifier: string) =>
    strayImports('src/features/vip/rules/A.tsx', `import { a } from '${specifier}'`)
  expect(
    ['./b.ts', '../b.ts', '#src/core/money/amounts.ts', 'react', '../../../../tests/x.ts'].flatMap(inFeature),
  ).toEqual([])
  expect(inFeature('#src/features/vip/b.ts')).toEqual(['#src/features/vip/b.ts: write ../b.ts'])
  expect(inFeature('../../trial/b.ts')).toEqual(['../../trial/b.ts: write #src/features/trial/b.ts'])
  expect(strayImports('mock-server/doors/a.ts', "const b = await import('../state/b.ts')")).toHaveLength(1)
  expect(strayImports('scripts/start.ts', "export * from './lib/b.ts'")).toEqual([
    './lib/b.ts: write #scripts/lib/b.ts',
  ])
})

test('sees forms that would not say what failed', () => {
  const form = (inside: string) => `<form {...form.props}>\n  ${inside}\n</form>`
  const sound = '<SubmitButton form={form}>Send</SubmitButton>'
  expect(bareSubmits('A.tsx', form(`${sound}\n<Button type="submit">Send</Button>`))).toEqual([
    '3: not a SubmitButton: <Button type="submit">Send</Button>',
  ])
  expect(bareSubmits('A.tsx', `<Button\n  type={isLast ? 'submit' : 'button'}\n/>`)).toHaveLength(1)
  expect(bareSubmits('A.tsx', form('<Field />'))).toEqual(['a form of useGatewayForm without a SubmitButton'])
  expect(bareSubmits('A.tsx', form(sound))).toEqual([])
  expect(bareSubmits('A.tsx', form('<Check\n  facts={facts}\n  form={form}\n/>'))).toEqual([])
  expect(bareSubmits('A.tsx', '// submit: the list says what failed\n<Button type="submit" />')).toEqual([])
})

test('a script that prints past the one place is found, one that says why is not', () => {
  expect(printsPastPrint('a.ts', "console.log(text)\nspawn('x', { stdio: 'inherit' })\nprint(text)")).toHaveLength(2)
  expect(printsPastPrint('a.ts', '// print: into a browser\nconsole.warn(text)')).toEqual([])
})

test('a part of a call that the compiler does not check is told', () => {
  const parts = (text: string) => uncheckedParts('src/a.ts', text)
  expect(parts('const body = { id }\nsend({ body })')).toHaveLength(1)
  expect(parts("const body: Variables<'send'>['body'] = { id }")).toEqual([])
  expect(parts('send({ body: { id, ...(remark && { remark }) } })')).toHaveLength(1)
  expect(parts('send({\n body: {\n  ...(files.length > 0 ? { images: files } : {}),\n} })')).toHaveLength(1)
  expect(parts('send({ query: { ...(isKind(of(x)) && { kind }) } })')).toHaveLength(1)
  expect(parts('send({ body: { id, remark: remark || undefined } })\nshow({ ...(a && { b }) })')).toEqual([])
})

test('sees bounds that the contract has already', () => {
  expect(ownBounds('src/a.tsx', '<input maxLength={60} />')).toHaveLength(1)
  expect(ownBounds('src/a.ts', 'useList({ query: { pageSize: 100 } })')).toHaveLength(1)
  expect(ownBounds('src/a.tsx', '<input maxLength={listGamesGameNameMaxLength} />')).toEqual([])
  expect(ownBounds('src/api/generated/bounds.ts', 'maxLength: 3')).toEqual([])
  expect(ownBounds('src/a.tsx', '// bound: six digits by MONEY-31\n<input maxLength={6} />')).toEqual([])
})

test('sees a call that names the client by a code of its own', () => {
  const codes = (text: string) => ownPlatformCodes('src/a.ts', text)
  const own = ["platform: 'M'", "isCenter ? 'W' : 'M'", "platform: 'html5' as const", 'isPlatform: 2', 'clientType: 2']
  for (const text of [...own, 'gateway: 3', '?isPlatform=2&a', '&platform=html5', 'platform=M&a'])
    expect(codes(`query: { ${text} }`), text).toHaveLength(1)
  expect(codes('query: { platform: ANNOUNCEMENTS_MOBILE, clientType: RECENT_GAMES_CLIENT }')).toEqual([])
  expect(codes("return { platform: 'ios', kind: 'Men' }")).toEqual([])
  expect(ownPlatformCodes('src/api/platform-codes.ts', "export const GAMES_PLATFORM = 'html5'")).toEqual([])
})

test('sees messages that the build does not', () => {
  expect(hiddenMessages('a.ts', 'defineMessages({\n} satisfies Record<A, object>)\n')).toHaveLength(1)
  expect(hiddenMessages('a.ts', 'defineMessages({\n}) satisfies Record<A, object>\n')).toEqual([])
})

test('a page of members that does not wait for their words is found', () => {
  const lazy = (wrapper: string) =>
    `${wrapper}(() =>\n  import('#src/features/cashier/Page.tsx').then((m) => m.Page))\n`
  expect(wordlessMemberPages('src/app/routes.tsx', lazy('memberPage'))).toEqual([])
  expect(wordlessMemberPages('src/app/routes.tsx', lazy('page'))).toEqual([
    'no memberPage of #src/features/cashier/Page.tsx',
  ])
  expect(wordlessMemberPages('src/app/a.ts', `import { a } from '#src/features/agent/a.ts'\n`)).toHaveLength(1)
  expect(wordlessMemberPages('src/features/agent/b.ts', `import { a } from '#src/features/agent/a.ts'\n`)).toEqual([])
})
