import { expect, test } from 'vitest'
import { isOpen } from './order-steps.ts'

test.each([
  ['PENDING', true],
  ['PROCESSING', true],
  ['COMPLETED', false],
  ['REJECTED', false],
  ['CANCELLED', false],
] as const)('an order that is %s goes on: %s', (status, goesOn) => {
  expect(isOpen({ status })).toBe(goesOn)
})
