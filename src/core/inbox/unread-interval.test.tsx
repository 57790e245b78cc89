// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { configureGateway } from '#src/api/settings.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { endSession, startSession } from '#src/core/session/session.ts'
import { useUnread } from './unread.ts'

const Total = () => <output>{useUnread().total}</output>

afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
  vi.useRealTimers()
})

// Alone in its file: what keeps the calls apart goes on after a test, and the next one would be at another time.
it('CHAT-08, CONST-37 each count is asked for at once and then every 250 ms, however often it is wanted', async () => {
  vi.useFakeTimers({ now: 0 })
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  const counts: Record<string, object> = {
    [operations.getUnreadCount.path]: { inbox: 1, announcement: 2 },
    [operations.getChatUnreadCount.path]: { count: 3 },
  }
  const asked = new Map<string, number[]>(Object.keys(counts).map((path) => [path, []]))
  configureGateway({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.get(pathname)?.push(Date.now())
      return Response.json({ success: true, value: counts[pathname] ?? { permitted: true } })
    },
  })
  const { client } = renderSite(<Total />, { info: { whitelabel: { CBS3: true } } })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status').textContent).toBe('6')
  for (const times of asked.values()) times.length = 0
  for (let ms = 0; ms < 600; ms += 20) {
    for (const queryKey of [['getUnreadCount'], ['getChatUnreadCount']])
      void client.invalidateQueries({ queryKey }, { cancelRefetch: true })
    await act(() => vi.advanceTimersByTimeAsync(20))
  }
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const apart = [1_000, 1_250, 1_500, 1_750]
  expect([...asked.values()]).toEqual([apart, apart])
})
