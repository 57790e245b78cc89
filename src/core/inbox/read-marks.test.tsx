// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { type MessageKind, useMarkRead } from './read-marks.ts'

function Reader({ kind }: { kind: MessageKind }) {
  const markRead = useMarkRead(kind)
  return (
    <button type="button" onClick={() => markRead(['1', '2', '3'])}>
      Read
    </button>
  )
}

afterEach(() => {
  cleanup()
  act(endSession)
  configureGateway({})
  vi.useRealTimers()
})

it.each(['announcement', 'inbox'] as const)(
  'MSG-06, CONST-37 whoever reads three of the kind %s at once tells the gateway so 150 ms apart',
  async (kind) => {
    vi.useFakeTimers()
    startSession({ token: 't', userName: 'ravi88', type: 0 })
    const told: number[] = []
    configureGateway({
      baseUrl: 'http://localhost',
      token: () => 't',
      fetch: async () => {
        told.push(Date.now())
        return Response.json({ success: true, value: null })
      },
    })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Reader kind={kind} />
      </QueryClientProvider>,
    )
    fireEvent.click(screen.getByRole('button'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told.map((at) => at - (told[0] ?? 0))).toEqual([0, 150, 300])
  },
)
