// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COUNT_UP_MS, countNextBalance } from './count-next-balance.ts'
import { useCountedAmount } from './use-counted-amount.ts'

function Amount({ amount }: { amount: string | undefined }) {
  return <output>{useCountedAmount(amount)}</output>
}

const shown = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('NAMED-04 counts a balance up to what was claimed, without ever showing more', () => {
  const { rerender } = render(<Amount amount="9007199254740993.55" />)
  countNextBalance()
  rerender(<Amount amount="9007199254741093.55" />)
  expect(shown()).toBe('9007199254740993.55')
  pass(COUNT_UP_MS / 3)
  expect(shown()).toMatch(/^90071992547410[5-8]\d\.\d\d$/)
  pass(COUNT_UP_MS)
  expect(shown()).toBe('9007199254741093.55')
})

it('NAMED-04 shows any other change at once', () => {
  const { rerender } = render(<Amount amount={undefined} />)
  rerender(<Amount amount="10.00" />)
  expect(shown()).toBe('10.00')
  rerender(<Amount amount="30.00" />)
  expect(shown()).toBe('30.00')
  countNextBalance()
  rerender(<Amount amount="20.00" />)
  expect(shown()).toBe('20.00')
  rerender(<Amount amount="50.00" />)
  expect(shown()).toBe('50.00')
})

it('NAMED-04 shows at once what was claimed by somebody who wants stillness', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { rerender } = render(<Amount amount="10.00" />)
  countNextBalance()
  rerender(<Amount amount="30.00" />)
  expect(shown()).toBe('30.00')
})
