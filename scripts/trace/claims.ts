import type { ExecutedTest } from './executed-tests.ts'
import type { RowKind } from './catalogue.ts'

const ID = /\b([A-Z][A-Z0-9]*)-\d+\b/g
const RANGE = /\b([A-Z][A-Z0-9]*)-\d+(?:\.\.|…|–)(?:\1-)?\d+/g

/**
 * Ids of rows that a title names. A range such as `HOME-01..05` names none: nobody can tell which of its rows the test
 * looks at.
 *
 * @param sections what may stand before the number, so that `ISO-8601` or `UTF-8` is no claim
 */
export function claimedIds(title: string, sections: ReadonlySet<string>): string[] {
  const ids = Array.from(title.replaceAll(RANGE, '').matchAll(ID))
  return [...new Set(ids.filter(([, section = '']) => sections.has(section)).map(([id]) => id))]
}

/** Ranges of rows in a title; see `claimedIds`. */
export function claimedRanges(title: string, sections: ReadonlySet<string>): string[] {
  return Array.from(title.matchAll(RANGE))
    .filter(([, section = '']) => sections.has(section))
    .map(([range]) => range)
}

/** Where tests stand that run the contract, the stub gateway or the tools made for them. */
const GATEWAY_TESTS = /^(?:tests\/contract|mock-server|scripts\/(?:contract|replay))\//
/** Where tests stand that run the site's own code: beside it, in the browser, or in `tests/` as rendered pages. */
const SITE_TESTS = /^(?:src\/|tests\/e2e\/|tests\/[^/]+\.test\.tsx$)/

/**
 * Kinds of rows that a test can prove, by where it stands. A test of the mock data does not prove what a screen does.
 *
 * @param importsSite whether a test of `tests/` imports code of `src`
 */
export function provableKinds({ file }: Pick<ExecutedTest, 'file'>, importsSite: (file: string) => boolean): RowKind[] {
  if (GATEWAY_TESTS.test(file)) return ['gateway', 'project']
  if (SITE_TESTS.test(file)) return ['site']
  return importsSite(file) ? ['site', 'project'] : ['project']
}
