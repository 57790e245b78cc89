// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { successExamples } from '#mock/generated/examples.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'

const [announcement] = Object.values(successExamples.listAnnouncements).flatMap(({ list }) => list)
/** Those of even numbers are read. */
const list = Array.from({ length: 8 }, (_, index) => ({ ...announcement, id: `${index}`, read: index % 2 === 0 }))

afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
  vi.useRealTimers()
})

it('GAP-118 tells of each unread announcement once, 150 ms apart, and of the whole inbox by one call', async () => {
  vi.useFakeTimers({ now: 0 })
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  const told: { id: unknown; at: number }[] = []
  const inbox: number[] = []
  configureGateway({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === operations.listAnnouncements.path) return Response.json({ success: true, value: { list } })
      const at = Date.now()
      if (pathname === operations.markAllInboxRead.path) inbox.push(at)
      else told.push({ at, id: (await request.json()).announcementId })
      return Response.json({ success: true, value: null })
    },
  })
  renderSite(<ReadAllButton kinds={['announcement', 'inbox']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(told).toEqual([
    { id: '1', at: 0 },
    { id: '3', at: 150 },
    { id: '5', at: 300 },
    { id: '7', at: 450 },
  ])
  expect(inbox).toEqual([0])
})
