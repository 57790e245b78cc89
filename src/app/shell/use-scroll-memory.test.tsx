// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scrollPositions, useScrollMemory } from './use-scroll-memory.ts'

const SCREEN_PX = 844
const ENTRY = 'default /m/home?tab=RNG'

function Page() {
  useScrollMemory()
  return null
}

/** The page is so high, and the browser has brought it to stand there. */
function standAt(top: number, pagePx: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pagePx)
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', SCREEN_PX)
  vi.stubGlobal('scrollTo', () => undefined)
  render(
    <MemoryRouter initialEntries={['/m/home?tab=RNG']}>
      <Page />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  scrollPositions.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('remembers where the visitor stands, and not where a page that became shorter has to stand', () => {
  standAt(1_600, 2_700)
  expect(scrollPositions.get(ENTRY)).toBe(1_600)
  standAt(400, 400 + SCREEN_PX)
  expect(scrollPositions.get(ENTRY)).toBe(1_600)
  standAt(900, 2_700)
  expect(scrollPositions.get(ENTRY)).toBe(900)
})

it('remembers the end of a page that is still as long', () => {
  standAt(1_000, 2_700)
  standAt(2_700 - SCREEN_PX, 2_700)
  expect(scrollPositions.get(ENTRY)).toBe(2_700 - SCREEN_PX)
})
