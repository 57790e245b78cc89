// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CountBadge } from './CountBadge.tsx'

afterEach(cleanup)

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('CONST-18 shows %d as %s', (count, shown) => {
  const { container } = render(<CountBadge count={count} label="unread" />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown)
})

it('MSG-14 is not there at zero', () => {
  const { container } = render(<CountBadge count={0} label="unread" />)
  expect(container.textContent).toBe('')
})
