// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { CenterTicker } from './CenterTicker.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('CONST-34 the strip of a game centre moves on every 2 s', () => {
  vi.useFakeTimers()
  const announcements = announcementRows(new Date('2026-11-21T00:00:00Z'), 'bdtdemo', 'EN').slice(0, 3)
  renderSite(<CenterTicker announcements={announcements} />)
  const line = screen.getByRole('button', { name: announcements[0]?.title ?? '' })
  const pass = (ms: number) => {
    for (let tenth = 0; tenth < ms; tenth += 100) act(() => vi.advanceTimersByTime(100))
  }
  pass(1_900)
  expect(line.isConnected).toBe(true)
  pass(100)
  expect(line.isConnected).toBe(false)
})
