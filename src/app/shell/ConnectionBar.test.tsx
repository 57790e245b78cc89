// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'

const turn = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}
const bar = () => screen.queryByText(/connection|online/)?.textContent
const room = () => document.documentElement.style.getPropertyValue('--strip')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('BEYOND-18 a lost connection is told as long as it lasts, and its return for some seconds', () => {
  renderSite(<ConnectionBar />)
  expect([bar(), room()]).toEqual([undefined, ''])
  turn(false)
  act(() => vi.advanceTimersByTime(3_600_000))
  expect([bar(), room()]).toEqual(['No connection', '1.75rem'])
  turn(true)
  expect(bar()).toBe('Back online')
  turn(false)
  act(() => vi.advanceTimersByTime(60_000))
  expect(bar()).toBe('No connection')
  turn(true)
  act(() => vi.advanceTimersByTime(3_999))
  expect([bar(), room()]).toEqual(['Back online', '1.75rem'])
  act(() => vi.advanceTimersByTime(1))
  expect([bar(), room()]).toEqual([undefined, ''])
})

it('BEYOND-18 a page that was opened without a connection says so at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderSite(<ConnectionBar />)
  expect(bar()).toBe('No connection')
})
