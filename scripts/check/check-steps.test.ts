import { expect, test, vi } from 'vitest'
import { runChecks } from './check-steps.ts'

vi.mock('#scripts/replay/coverage.ts', () => {
  throw new Error('a table lacks the new merchant')
})

test('sources that one step cannot load fail this step, and the others run', async () => {
  const [result] = await runChecks(['replay'], () => {})
  expect(result).toMatchObject({ name: 'replay', passed: false })
})
