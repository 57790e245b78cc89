// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listGamesQuery, listRecentGamesQuery } from '#src/api/generated/games-lists.ts'
import { getVnRecentGamesQuery } from '#src/api/generated/lottery.ts'
import { configureGateway } from '#src/api/settings.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { vendorGameTypesQuery } from '../category/use-categories.ts'
import type { Launchable } from './launch.ts'
import { useLaunch } from './use-launch.ts'

const sent: { path: string; body: unknown }[] = []
let url = ''

async function gateway(request: Request): Promise<Response> {
  sent.push({ path: new URL(request.url).pathname, body: await request.json() })
  return Response.json({ success: true, value: { url } })
}

const single: Launchable = {
  displayName: 'Inner Arena',
  gameType: 'ESPORTS',
  vassalage: 'IA',
  gameId: 'IA-LOBBY',
  nodeId: '60090',
  supportPlay: 0,
}

const lottery: Launchable = { ...single, gameType: 'LOTT', vassalage: 'LOTT', gameId: '7002', nodeId: '70002' }

function Provider({ game = single }: { game?: Launchable }) {
  const { launch } = useLaunch()
  const { toast } = useToasts()
  return (
    <>
      <button type="button" onClick={() => launch(game)}>
        play
      </button>
      <output>{toast?.text.id}</output>
    </>
  )
}

function tap() {
  const site = renderSite(<Provider />)
  act(() => fireEvent.click(screen.getByRole('button')))
  return site
}

beforeEach(() => {
  sent.length = 0
  configureGateway({ baseUrl: 'http://localhost', fetch: gateway, token: () => 't' })
})
afterEach(async () => {
  // A game that was opened has left; this is another page.
  await act(async () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })))
  cleanup()
  act(endSession)
  vi.restoreAllMocks()
})

it('LAUNCH-01, GAP-103 a visitor who taps a single provider goes to the login page, and nothing is launched', () => {
  const { address } = tap()
  expect(address()).toBe('/m/login')
  expect(sent).toEqual([])
})

it('LAUNCH-17, CONST-29, GAP-108 a launch says that it comes from the mobile gateway, 3', async () => {
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  tap()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: '/wps/game/launchGame', body: { gateway: 3, vassalage: 'IA' } })
})

it.each(['', 'javascript:alert(1)', '//evil.example/game', 'http://plain.example/game'])(
  'ERR-41, GAP-101 an answer of "%s" opens nothing and says so',
  async (answer) => {
    url = answer
    startSession({ token: 't', userName: 'ravi88', type: 0 })
    const before = window.location.href
    tap()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('games.launch.noAddress'))
    expect(window.location.href).toBe(before)
    // No start is counted.
    expect(sent.map(({ path }) => path)).toEqual(['/wps/game/launchGame'])
  },
)

it('GAP-101 in the app of the merchant a game opens by its bridge, and the page stays', async () => {
  url = 'https://games.example/play'
  const openExternal = vi.fn<(address: string) => void>()
  window.nativeApp = { openExternal, close: () => undefined, platform: () => 'android' }
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  const before = window.location.href
  tap()
  await waitFor(() => expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://games.example/play'))
  expect(window.location.href).toBe(before)
  delete window.nativeApp
})

it('while a game is on its way another one waits, in whichever list it stands, and is told so', async () => {
  url = 'https://games.example/play'
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  renderSite(
    <>
      <Provider />
      <Provider />
    </>,
  )
  const [here, there] = screen.getAllByRole('button')
  act(() => {
    if (here) fireEvent.click(here)
    if (there) fireEvent.click(there)
  })
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('toasts.loading.wait'))
  expect(sent.filter(({ path }) => path === '/wps/game/launchGame')).toHaveLength(1)
})

it('until the browser has left for a game no other is started, and after coming back one is', async () => {
  url = 'https://games.example/play'
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  renderSite(<Provider />)
  const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
  const launches = () => sent.filter(({ path }) => path === '/wps/game/launchGame')
  await press()
  await waitFor(() => expect(launches()).toHaveLength(1))
  // It is noted as played once it was opened.
  await waitFor(() => expect(sent).toHaveLength(2))
  await press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('toasts.loading.wait'))
  expect(launches()).toHaveLength(1)
  await act(async () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })))
  await press()
  await waitFor(() => expect(launches()).toHaveLength(2))
})

it('LAUNCH-18, LAUNCH-02 a lottery of the house opens in its page and is one of the games played last too', async () => {
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  const every = { merchant: 'bdtdemo', platform: 'html5', language: 'EN' } as const
  const recent = [
    listRecentGamesQuery({ query: { clientType: 2, language: 'EN' } }).queryKey,
    getVnRecentGamesQuery({ query: { language: 'EN' } }).queryKey,
    listGamesQuery({ query: { ...every, gameClassify: 'recent' } }).queryKey,
  ]
  const all = listGamesQuery({ query: every }).queryKey
  const answer = (client: QueryClient) => {
    for (const key of [...recent, all]) client.setQueryData<unknown>(key, {})
    client.setQueryData(vendorGameTypesQuery().queryKey, { vendors: {}, sorting: [] })
  }
  const { address, client } = renderSite(<Provider game={lottery} />, { answer })
  act(() => fireEvent.click(screen.getByRole('button')))
  await waitFor(() => expect(address()).toMatch(/^\/m\/launchGame/))
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/wps/relay/MCS2_addRecentGame', body: { nodeId: '70002', vendor: 'LOTT' } }]),
  )
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  await waitFor(() => expect(recent.map(isOld)).toEqual([true, true, true]))
  expect(isOld(all), 'a list of other games').toBe(false)
})
