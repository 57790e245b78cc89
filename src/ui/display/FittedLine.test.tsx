// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FittedLine } from './FittedLine.tsx'

const ROOM_PX = 90
/** Width of a letter by the size of the font, as in most faces. */
const LETTER_EM = 0.5

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROOM_PX)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const sizePx = Number.parseFloat(this.style.fontSize || getComputedStyle(this).fontSize)
    return (this.textContent ?? '').length * LETTER_EM * sizePx
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const line = (text: string) => (
  <div style={{ fontSize: 16 }}>
    <FittedLine className="amount">{text}</FittedLine>
  </div>
)
const size = () => screen.getByText(/\d/).style.fontSize

it('leaves what fits as it is', () => {
  render(line('৳ 80.50'))
  expect(size()).toBe('')
})

it('SHELL-54 draws an amount that does not fit smaller, and larger again', async () => {
  const { rerender } = render(line('৳ 12,480,000.50'))
  expect(Number.parseFloat(size())).toBeLessThanOrEqual(ROOM_PX / (15 * LETTER_EM))
  expect(Number.parseFloat(size())).toBeGreaterThan(11)
  await act(async () => rerender(line('৳ 80.50')))
  expect(size()).toBe('')
})

it('SHELL-54 draws it smaller still where the widths of letters are whole pixels', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const sizePx = Number.parseFloat(this.style.fontSize || getComputedStyle(this).fontSize)
    return (this.textContent ?? '').length * Math.ceil(LETTER_EM * sizePx)
  })
  render(line('৳ 12,480,000.50'))
  expect(Number.parseFloat(size())).toBeLessThanOrEqual(12)
  expect(screen.getByText(/\d/).scrollWidth).toBeLessThanOrEqual(ROOM_PX)
})

it('SHELL-54 fits anew when the text size changes without the window, where the browser tells', async () => {
  let tell = () => {}
  const seen: Element[] = []
  class Observer {
    constructor(callback: () => void) {
      tell = callback
    }
    observe = (element: Element) => seen.push(element)
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const { container } = render(line('৳ 80.50'))
  expect([size(), seen]).toEqual(['', [screen.getByText(/\d/)]])
  container.querySelector('div')?.style.setProperty('font-size', '32px')
  tell()
  await waitFor(() => expect(Number.parseFloat(size())).toBeLessThanOrEqual(ROOM_PX / (7 * LETTER_EM)))
})

it('stays readable', () => {
  render(line('৳ 9,007,199,254,740,993.55'))
  expect(size()).toBe('9px')
})
