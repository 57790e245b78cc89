import { describe, expect, it } from 'vitest'
import { faultsOf, joinRounds, placeOf, score, type MutationReport } from './faults.ts'

const source = 'const a = 1\nif (a > 0 &&\n  a < 9) run()\n'
const mutant = (status: string, replacement: string) => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line: 2, column: 5 }, end: { line: 3, column: 8 } },
})
const report = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { 'src/a.ts': { source, mutants } },
})

describe('the faults of a report', () => {
  it('tell where they stand and what they change, in a line', () => {
    const [fault] = faultsOf(report(mutant('Survived', 'true')))
    expect(fault).toMatchObject({ file: 'src/a.ts', line: 2, before: 'a > 0 && a < 9', after: 'true', isSeen: false })
    expect(fault && placeOf(fault)).toBe('src/a.ts:2:4-3:7')
  })

  it('are those that a test was asked about', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError', 'RuntimeError']
    const faults = faultsOf(report(...statuses.map((status) => mutant(status, status))))
    expect(faults.map(({ after, isSeen }) => [after, isSeen])).toEqual([
      ['Killed', true],
      ['Timeout', true],
      ['Survived', false],
      ['NoCoverage', false],
    ])
  })
})

describe('two rounds', () => {
  const near = faultsOf(report(mutant('Killed', 'true'), mutant('Survived', 'false'), mutant('NoCoverage', 'a')))

  it('count a fault as seen that either saw', () => {
    const all = faultsOf(report(mutant('Survived', 'true'), mutant('Killed', 'false'), mutant('Survived', 'a')))
    const faults = joinRounds(near, all)
    expect(faults.map(({ isSeen }) => isSeen)).toEqual([true, true, false])
    expect(score(faults)).toBeCloseTo(66.7, 1)
  })

  it('tell faults apart that begin alike', () => {
    const long = 'a'.repeat(100)
    const faults = joinRounds(
      faultsOf(report(mutant('Survived', `${long}1`), mutant('Survived', `${long}2`))),
      faultsOf(report(mutant('Killed', `${long}2`))),
    )
    expect(faults.map(({ isSeen }) => isSeen)).toEqual([false, true])
  })

  it('keep what the second was not asked about', () => {
    expect(joinRounds(near, []).map(({ isSeen }) => isSeen)).toEqual([true, false, false])
  })
})
