// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { type CheckedField, useFreeChecks } from './use-free-checks.ts'

/** Values that the gateway was asked about, in order. */
let asked: (string | null)[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  configureGateway({
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const isName = pathname.endsWith('/username')
      asked.push(isName ? searchParams.get('username') : new URLSearchParams(await request.text()).get('email'))
      return Response.json({ success: true, value: null })
    },
  })
})
afterEach(() => {
  configureGateway({})
  vi.useRealTimers()
})

function askSoon() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useFreeChecks, { wrapper })
  return (field: CheckedField, value: string) => result.current.askSoon(field, value, () => undefined)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([
  ['GATEWAY-29', 'username', ['ravi88', 'nusrat_jahan']],
  ['GATEWAY-30', 'email', ['ravi@mail.example', 'nusrat@mail.example']],
] as const)(
  '%s asks about a %s 400 ms after it was left, and not about one that another value follows',
  async (_row, field, [first, second]) => {
    const ask = askSoon()
    ask(field, first)
    await pass(399)
    ask(field, second)
    await pass(399)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([second])
  },
)
