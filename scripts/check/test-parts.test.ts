import { afterEach, expect, test, vi } from 'vitest'
import { readReport } from '#scripts/lib/reports.ts'
import { runCommand } from '#scripts/lib/run-command.ts'
import { countBrowserReport, countUnitReport, runParts, withExitCode, withoutSilence } from './test-parts.ts'

vi.mock('#scripts/lib/run-command.ts', async (original) => ({ ...(await original<object>()), runCommand: vi.fn() }))
vi.mock('#scripts/lib/reports.ts', async (original) => ({
  ...(await original<object>()),
  startReports: () => ({ unit: 'unit', browser: 'browser' }),
  readReport: vi.fn(),
}))
afterEach(() => vi.restoreAllMocks())

const unit = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] }

test('counts a unit report', () => {
  expect(countUnitReport(unit)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a file that cannot be loaded is a failure', () => {
  const broken = { ...unit, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(countUnitReport(broken)).toMatchObject({ passed: 3, failed: 1 })
})

test('a unit test that passed only at its second try is named, with what failed', () => {
  const second = { status: 'passed', fullName: 'GAP-40 goes back', failureMessages: ['Error: late\n    at a.ts:1'] }
  const first = { status: 'passed', fullName: 'GAP-41 stays', failureMessages: [] }
  const report = { ...unit, numFailedTests: 0, testResults: [{ status: 'passed', assertionResults: [first, second] }] }
  expect(countUnitReport(report)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 2,
    note: '1 passed only at the second try: GAP-40 goes back (Error: late)',
  })
})

test('a browser test that passed only at its second try is named', () => {
  const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] })
  const inner = { title: 'more', file: 'home.spec.ts', specs: [spec('HOME-15 adds games', 'flaky')] }
  const report = {
    stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      { title: 'home.spec.ts', file: 'home.spec.ts', specs: [spec('HOME-16 ends', 'expected')], suites: [inner] },
    ],
  }
  expect(countBrowserReport(report)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    note: '1 passed only at the second try: HOME-15 adds games',
  })
})

test('a missing report is a failure', () => {
  expect(countUnitReport(undefined).failed).toBe(1)
  expect(countBrowserReport(undefined).failed).toBe(1)
})

test('a part that ran nothing is a failure, unless a filter left it out', () => {
  const none = { passed: 0, failed: 0, skipped: 0 }
  expect(withoutSilence(none, false)).toMatchObject({ failed: 1, note: 'ran no test' })
  expect(withoutSilence(none, true)).toEqual(none)
})

test('a bad exit without a failed test is a failure', () => {
  const fine = { passed: 2, failed: 0, skipped: 0 }
  expect(withExitCode(fine, 1)).toMatchObject({ passed: 2, failed: 1 })
  expect(withExitCode(fine, 0)).toEqual(fine)
})

/** The counts of a run with these titles, whose runners find nothing and end with these codes. */
async function runTitles(titles: readonly string[], code: { vitest: number; playwright: number }) {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.mocked(runCommand).mockImplementation((name) =>
    Promise.resolve({ code: name === 'playwright' ? code.playwright : code.vitest, stdout: '', stderr: '' }),
  )
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const empty = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 9, numTodoTests: 0, testResults: [] }
  vi.mocked(readReport).mockImplementation((file) => (file === 'unit' ? empty : { stats, suites: [] }))
  const results = await runParts(titles)
  return results.map(({ name, failed }) => `${name} ${failed}`)
}

test('a part of some titles that never ran is a failure, one without a match is not', async () => {
  expect(await runTitles(['HOME-15'], { vitest: 0, playwright: 1 })).toEqual(['check 0', 'unit 0', 'browser 1'])
  expect(await runTitles(['HOME-15'], { vitest: 1, playwright: 0 })).toEqual(['check 0', 'unit 1', 'browser 0'])
  expect(await runTitles(['HOME-15'], { vitest: 0, playwright: 0 })).toEqual(['check 0', 'unit 0', 'browser 0'])
})

test('titles and the names of checks are taken by the letter, not as regular expressions', async () => {
  await runTitles(['a(', '/x.y/'], { vitest: 0, playwright: 0 })
  const given = vi.mocked(runCommand).mock.calls.map(([, args]) => args.find((text) => text.includes('|')) ?? '')
  expect(given).toHaveLength(2)
  for (const pattern of given) {
    const titles = ['says a(b', 'at /x.y/z', 'x.y', 'a', '/xxy/'].filter((title) => new RegExp(pattern).test(title))
    expect(titles).toEqual(['says a(b', 'at /x.y/z'])
    // Playwright reads what begins and ends so as an expression of its own.
    expect(pattern).not.toMatch(/^\/.*\/$/)
  }
  await runTitles(['.'], { vitest: 0, playwright: 0 })
  const [check] = await runParts(['.'])
  expect(check, 'no check').toMatchObject({ name: 'check', passed: 0, failed: 0 })
})
