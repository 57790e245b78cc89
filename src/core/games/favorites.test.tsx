// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { Notices, prepareNotices } from '#src/core/notices/Notices.tsx'
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { useFavorites } from './favorites.ts'

const GAME = { nodeId: '10412', vassalage: 'KITE' }
let asked: { route: string; body: unknown; authorization: string | null }[] = []
let answer: (response: Response) => void = () => {}

function Heart() {
  const { toggle, isPending, isFavorite } = useFavorites()
  return (
    <button
      type="button"
      aria-disabled={isPending(GAME.nodeId)}
      aria-pressed={isFavorite(GAME.nodeId)}
      onClick={() => toggle(GAME)}
    >
      Heart
    </button>
  )
}

beforeEach(async () => {
  prepareNotices()
  await import('#src/core/notices/NoticeView.tsx')
  startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })
  asked = []
  vi.useFakeTimers()
  configureGateway({
    baseUrl: 'http://site.example',
    token: () => getSession()?.token,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.text()
      const route = `${request.method} ${pathname}${search}`
      if (pathname.endsWith('getFavoriteGames'))
        return Response.json({ success: true, value: { content: [], pageNum: 1, totalPages: 0 } })
      asked.push({ route, body: text && JSON.parse(text), authorization: request.headers.get('Authorization') })
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" defaultLocale="en">
        <MemoryRouter>
          <Heart />
          <Notices />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  )
  await pass(0)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  endSession()
  configureGateway({})
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = () => fireEvent.click(screen.getByText('Heart'))

it('FAV-13, CONST-03 the loading notice ends after 10 s although the gateway has not answered', async () => {
  press()
  await pass(9_999)
  expect(screen.getByText('Please wait')).toBeDefined()
  await pass(1)
  expect(screen.queryByText('Please wait')).toBeNull()
  expect(screen.getByText('Heart').getAttribute('aria-disabled')).toBe('true')
})

it('FAV-13, FAV-11 an answer before that takes its place', async () => {
  press()
  await pass(1_000)
  answer(Response.json({ success: true, value: null }))
  await pass(0)
  expect(screen.queryByText('Please wait')).toBeNull()
  expect(screen.getByText('Changes saved')).toBeDefined()
  await pass(1_000)
  expect(screen.queryByText('Changes saved')).toBeNull()
})

it('FAV-15, GAP-39, GAP-141 sends node id and vendor, the token in the header; a removal has them in its address', async () => {
  const authorization = 'Bearer mbr_1'
  press()
  await pass(0)
  expect(asked).toEqual([
    {
      route: 'POST /wps/relay/MCSFE_addFavoriteGameV2',
      body: { nodeId: GAME.nodeId, vendor: GAME.vassalage },
      authorization,
    },
  ])
  answer(Response.json({ success: true, value: null }))
  await pass(0)
  press()
  await pass(0)
  expect(asked[1]).toEqual({
    route: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2?nodeId=10412&vendor=KITE',
    body: '',
    authorization,
  })
})
