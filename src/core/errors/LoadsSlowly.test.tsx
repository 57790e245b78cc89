// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SLOW_MS } from '#src/ui/loading/use-is-slow.ts'
import { LoadsSlowly } from './LoadsSlowly.tsx'

const ask = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))

function Awaited() {
  useQuery({ queryKey: ['listGames', { query: { gameType: 'RNG' } }], queryFn: ask })
  return <LoadsSlowly operation="listGames" />
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ask.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('ERR-46 asks anew for what is awaited, keeps what is here, and gives each call its time', async () => {
  const client = new QueryClient()
  const here = ['listGames', { query: { gameType: 'FISH' } }]
  client.setQueryData(here, { games: [] })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" defaultLocale="en">
        <Awaited />
      </IntlProvider>
    </QueryClientProvider>,
  )
  const tap = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(ask).toHaveBeenCalledTimes(1)
  await tap()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(client.getQueryData(here)).toEqual({ games: [] })
  await tap()
  expect(ask).toHaveBeenCalledTimes(2)
  act(() => void vi.advanceTimersByTime(SLOW_MS))
  await tap()
  expect(ask).toHaveBeenCalledTimes(3)
})
