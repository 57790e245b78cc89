// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { useHotGames } from './use-hot-games.ts'

let asked: (string | null)[] = []

function Probe() {
  useHotGames()
  return null
}

beforeEach(async () => {
  await showLanguage('EN')
  vi.useFakeTimers()
  asked = []
  configureGateway({
    fetch: async (request) => {
      asked.push(new URL(request.url).searchParams.get('language'))
      return Response.json({ success: true, value: [] })
    },
  })
})
afterEach(async () => {
  cleanup()
  configureGateway({})
  vi.useRealTimers()
  await showLanguage('EN')
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const speak = (language: 'BN' | 'HI') => act(() => showLanguage(language))

it('I18N-07 CONST-15 GATEWAY-64 asks for the hot games once, 250 ms after the last change of language', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Probe />
    </QueryClientProvider>,
  )
  await pass(0)
  expect(asked).toEqual(['EN'])
  await speak('BN')
  await pass(200)
  await speak('HI')
  await pass(249)
  expect(asked).toEqual(['EN'])
  await pass(1)
  expect(asked).toEqual(['EN', 'HI'])
  await pass(1_000)
  expect(asked).toEqual(['EN', 'HI'])
})
