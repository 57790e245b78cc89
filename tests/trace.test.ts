import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#scripts/trace/catalogue.ts'
import { claimedIds, claimedRanges, provableKinds } from '#scripts/trace/claims.ts'
import { executedBrowserTests, executedUnitTests, type ExecutedTest } from '#scripts/trace/executed-tests.ts'
import { readLimits } from '#scripts/trace/limits.ts'
import { traceRows } from '#scripts/trace/trace.ts'
import { tracePart } from '#scripts/trace/trace-part.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const sections = new Set(['HOME', 'GATEWAY', 'I18N'])
const importsNothing = () => false

describe('the catalogue', () => {
  test('has a kind of proof for every row', () => {
    const rows = readCatalogue(read('docs/requirements.md'))
    expect(rows.length).toBeGreaterThan(1000)
    expect(rows.find(({ id }) => id === 'GATEWAY-22')?.kinds).toEqual(['site', 'gateway'])
  })

  test.each(['| HOME-01 | fact | spec 1 |', '| HOME-01 | fact | spec 1 | screen |'])('refuses %s', (line) => {
    expect(() => readCatalogue(line)).toThrow('HOME-01')
  })

  test('refuses an id that occurs twice', () => {
    expect(() => readCatalogue('| HOME-01 | a | site |\n| HOME-01 | b | site |')).toThrow('HOME-01 occurs twice')
  })
})

describe('titles', () => {
  test.each([
    { title: 'HOME-15 adds 15 games', ids: ['HOME-15'] },
    { title: 'HOME-14, I18N-02: lists', ids: ['HOME-14', 'I18N-02'] },
    { title: 'UTF-8 and ISO-8601 claim nothing', ids: [] },
    { title: 'GATEWAY-08..10 is a range', ids: [], ranges: ['GATEWAY-08..10'] },
    { title: 'GATEWAY-15..GATEWAY-16 too, HOME-01 is none', ids: ['HOME-01'], ranges: ['GATEWAY-15..GATEWAY-16'] },
  ])('claim ids, and ranges claim nothing: %#', ({ title, ids, ranges = [] }) => {
    expect(claimedIds(title, sections)).toEqual(ids)
    expect(claimedRanges(title, sections)).toEqual(ranges)
  })

  test.each([
    { file: 'src/features/lobby/HomePage.test.tsx', kinds: ['site'] },
    { file: 'tests/e2e/home.spec.ts', kinds: ['site'] },
    { file: 'tests/wallet-rows.test.tsx', kinds: ['site'] },
    { file: 'tests/contract/gateway-rows.test.ts', kinds: ['gateway', 'project'] },
    { file: 'mock-server/doors/page.test.ts', kinds: ['gateway', 'project'] },
    { file: 'scripts/lib/first-screen.test.ts', kinds: ['project'] },
  ])('$file proves $kinds', ({ file, kinds }) => {
    expect(provableKinds({ file }, importsNothing)).toEqual(kinds)
  })
})

describe('reports', () => {
  test('give the tests of Vitest with their groups, and which of them passed', () => {
    const tests = [
      { ancestorTitles: ['the page'], title: 'HOME-01 shows', status: 'passed' },
      { ancestorTitles: [], title: 'HOME-02 hides', status: 'skipped' },
    ]
    const report = { testResults: [{ name: '/root/src/a.test.ts', assertionResults: tests }] }
    expect(executedUnitTests(report, '/root')).toEqual([
      { file: 'src/a.test.ts', title: 'the page › HOME-01 shows', passed: true },
      { file: 'src/a.test.ts', title: 'HOME-02 hides', passed: false },
    ])
  })

  test('give the tests of Playwright; a skipped one has not passed', () => {
    const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] })
    const inner = { title: 'a visitor', file: 'a.spec.ts', specs: [spec('HOME-02 fails', false, 'unexpected')] }
    const suite = {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('HOME-01 shows', true, 'expected'), spec('HOME-03 waits', true, 'skipped')],
      suites: [inner],
    }
    const report = { config: { rootDir: '/root/tests/e2e' }, suites: [suite] }
    expect(executedBrowserTests(report, '/root')).toEqual([
      { file: 'tests/e2e/a.spec.ts', title: 'HOME-01 shows', passed: true },
      { file: 'tests/e2e/a.spec.ts', title: 'HOME-03 waits', passed: false },
      { file: 'tests/e2e/a.spec.ts', title: 'a visitor › HOME-02 fails', passed: false },
    ])
  })
})

describe('a row', () => {
  const catalogue = readCatalogue('| HOME-01 | a | site |\n| HOME-02 | b | site, gateway |\n| HOME-03 | c | note |')
  const ran = (file: string, title: string, passed = true): ExecutedTest => ({ file, title, passed })
  const states = (tests: ExecutedTest[], limits = readLimits('')) =>
    traceRows(catalogue, tests, limits, importsNothing).rows.map(({ state }) => state)
  const ofSite = ran('src/a.test.ts', 'HOME-01 HOME-02 shows')

  test('is proved by a test that passed, for each of its kinds', () => {
    expect(states([ofSite])).toEqual(['proved', 'unproved', 'note'])
    expect(states([ofSite, ran('tests/contract/a.test.ts', 'HOME-02 answers')])).toEqual(['proved', 'proved', 'note'])
  })

  test('is not proved by a failed test, by a range, or by a test of something else', () => {
    expect(states([ran('src/a.test.ts', 'HOME-01 shows', false)])[0]).toBe('unproved')
    expect(states([ran('src/a.test.ts', 'HOME-01..02 show')])[0]).toBe('unproved')
    expect(states([ran('mock-server/a.test.ts', 'HOME-01 lists')])[0]).toBe('unproved')
  })

  test('is not built while a limit names it, which is a fault once it is proved', () => {
    const limits = readLimits('| It is not there. | HOME-01, HOME-02 |')
    const { rows, faults } = traceRows(catalogue, [ofSite], limits, importsNothing)
    expect(rows.map(({ state }) => state)).toEqual(['proved', 'not built', 'note'])
    expect(faults).toEqual(['docs/limits.md: HOME-01 is proved, so it is not a limit any more'])
  })

  test('has to stand in the catalogue, and is not named by a range', () => {
    const { faults } = traceRows(catalogue, [ran('src/a.test.ts', 'HOME-09, HOME-01..02 show')], [], importsNothing)
    expect(faults).toHaveLength(2)
  })
})

test('the last part of a run fails while a row is unproved', () => {
  const trace = (tests: ExecutedTest[]) => () =>
    traceRows(readCatalogue('| HOME-01 | a | site |'), tests, [], importsNothing)
  const lines: string[] = []
  const print = (text: string) => lines.push(text)
  expect(tracePart(print, trace([]))).toMatchObject({ passed: 0, failed: 1 })
  expect(lines.join()).toContain('unproved: HOME-01 (site)')
  const proof = { file: 'src/a.test.ts', title: 'HOME-01 shows', passed: true }
  expect(tracePart(print, trace([proof]))).toMatchObject({ passed: 1, failed: 0 })
})

test('every limit stands in the README, word for word', () => {
  const readme = read('README.md')
  const limits = readLimits(read('docs/limits.md'))
  expect(limits.length).toBeGreaterThan(0)
  for (const { reason } of limits) expect(readme).toContain(`- ${reason}\n`)
})
