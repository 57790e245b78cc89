/** Ends of the files that a site takes parts of, and the names of what it does without. */
const UNUSED: Record<string, readonly string[]> = {
  'react/cjs/react.production.js': [
    'Activity',
    'Profiler',
    'ViewTransition',
    'addTransitionType',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
    'useOptimistic',
  ],
  'react-dom/cjs/react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom/cjs/react-dom-client.production.js': ['hydrateRoot'],
  '@formatjs/intl/index.js': [
    'formatDateTimeRange',
    'formatDateToParts',
    'formatDuration',
    'formatDurationToParts',
    'formatList',
    'formatListToParts',
    'formatNumberToParts',
    'formatPlural',
    'formatRelativeTime',
    'formatTime',
    'formatTimeToParts',
  ],
}
/** Names that other things have too, so that a use of them cannot be told by the word. */
const COMMON_WORDS = new Set(['preload'])

/**
 * Leaves out what a library hangs on one object, where the bundler cannot see that nobody takes it.
 *
 * @param id path of the library's file
 */
export function dropUnused(code: string, id: string): string {
  const [, names = []] = Object.entries(UNUSED).find(([end]) => id.endsWith(`/node_modules/${end}`)) ?? []
  return names.reduce(
    (rest, name) =>
      rest
        .replace(new RegExp(`^exports\\.${name} = (?:\\w+;|function [^]*?^};)$`, 'm'), '')
        .replace(new RegExp(`^\\t\\t${name}: ${name}\\.bind\\(.*\\),?$`, 'm'), ''),
    code,
  )
}

/** What is no longer drawn as it should (`react-dom-facts.ts`, `react-router-facts.ts`), as code says it. */
const UNDRAWN: Record<string, RegExp> = {
  'an element of the head': /\bjsxs?\)?\(\s*"(?:base|link|meta|script|style|title)"/,
  'the page itself': /\bjsxs?\)?\(\s*"(?:body|head|html)"/,
  'an element of its own kind': /\bjsxs?\)?\(\s*"[a-z]+-/,
  'a form with an action': /\bjsxs?\)?\(\s*"form",\s*{[^{}]*\baction:/,
  'a button with an action': /\bformAction:/,
  'a router with data': /\b(?:RouterProvider|create(?:Browser|Hash|Memory)Router|HydratedRouter)\b/,
  'a fragment with a ref': /\bFragment,\s*{[^{}]*\bref:/,
}

/** Names of left-out parts that the code of some module still asks for; the libraries themselves know them all. */
export function missingParts(code: string, id: string): string[] {
  if (/\/node_modules\/(react|react-dom|react-router|@formatjs\/intl)\//.test(id)) return []
  return [
    ...Object.values(UNUSED)
      .flat()
      .filter((name) => !COMMON_WORDS.has(name) && new RegExp(`\\b${name}\\b`).test(code)),
    ...Object.keys(UNDRAWN).filter((what) => UNDRAWN[what]?.test(code)),
  ]
}

/** Empties the long texts with which a library's errors explain themselves to developers; their kinds stay. */
export function dropTexts(code: string): string {
  return code
    .replace(/\b(invariant\w*\([^;`"]*?,\s*)(`[^`]*`|"[^"\n]*")(?=\s*\);)/g, '$1""')
    .replace(/\b(new \w*Error\()(`[^`]*`|"[^"\n]*")(?=[,)])/g, '$1""')
}

/** Lets valibot say that something is wrong, without the texts that say what: nobody here reads them. */
export function dropIssues(code: string): string {
  return code
    .replace(
      /^function _addIssue\((\w+), (\w+), (\w+), [^]*?^}$/m,
      'function _addIssue($1, $2, $3) {\n' +
        '\tif ($1.kind === "schema") $3.typed = false;\n\t($3.issues ??= []).push({ kind: $1.kind });\n}',
    )
    .replace(/^function _standardSchema\((\w+)\) {[^]*?^}$/m, 'function _standardSchema($1) {\n\treturn $1;\n}')
}
