import { expect, test } from 'vitest'
import { plantedFaults } from '../support/gateway-faults/planted-faults.ts'
import { testBatch } from '../support/gateway-faults/run-batch.ts'

test('at least 120 faults are planted in all', () => {
  expect(Object.values(plantedFaults).flat().length).toBeGreaterThanOrEqual(120)
})

testBatch(plantedFaults.first)
