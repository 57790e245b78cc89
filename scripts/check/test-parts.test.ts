import { expect, test } from 'vitest'
import { countBrowserReport, countUnitReport, withExitCode, withoutSilence } from './test-parts.ts'

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
    errors: [],
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
  expect(withExitCode(fine, 1, false)).toMatchObject({ passed: 2, failed: 1 })
  expect(withExitCode(fine, 0, false)).toEqual(fine)
})
