// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { Toasts, prepareToasts } from '#src/core/toasts/Toasts.tsx'
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { GameTile } from '../tile/GameTile.tsx'
import { useTileProps } from '../tile/use-tile-props.ts'

/** How often a tile was drawn: each draws its picture. */
const { pictures } = vi.hoisted(() => ({ pictures: { drawn: 0 } }))
vi.mock('#src/core/pictures/Picture.tsx', () => ({
  Picture: () => {
    pictures.drawn += 1
    return null
  },
}))

const GAME = sampleGame({ nodeId: '10412', vassalage: 'KITE', displayName: 'Heart' })
const OTHER = sampleGame({ nodeId: '10413', vassalage: 'KITE', displayName: 'Other heart' })
let asked: { route: string; body: unknown; authorization: string | null }[] = []
let answer: (response: Response) => void = () => {}
/** Answers the calls in their order. */
let answers: ((response: Response) => void)[] = []

/** What the list of favourites holds, how often it was asked for, and when its answer comes. */
let listed: string[] = []
let lists = 0
let listArrives: Promise<void> | undefined
let client = new QueryClient()

function Hearts() {
  const tileProps = useTileProps()
  return [GAME, OTHER].map((game) => <GameTile key={game.nodeId} {...tileProps(game)} />)
}

function Page() {
  const [isMounted, setMounted] = useState(true)
  return (
    <>
      {isMounted ? <Hearts /> : null}
      <button type="button" onClick={() => setMounted(!isMounted)}>
        Go
      </button>
    </>
  )
}

beforeEach(async () => {
  prepareToasts()
  // Faked time does not wait for code that comes late.
  await Promise.all([
    import('#src/core/toasts/ToastView.tsx'),
    import('#src/core/toasts/RequestDialog.tsx'),
    import('./change-favorite.ts'),
  ])
  startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })
  asked = []
  answers = []
  listed = []
  lists = 0
  listArrives = undefined
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  vi.useFakeTimers()
  configureGateway({
    baseUrl: 'http://site.example',
    token: () => getSession()?.token,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.text()
      const route = `${request.method} ${pathname}${search}`
      if (pathname.endsWith('getFavoriteGames')) {
        const value = { content: [...listed], pageNum: 1, totalPages: 0 }
        lists += 1
        await listArrives
        return Response.json({ success: true, value })
      }
      asked.push({ route, body: text && JSON.parse(text), authorization: request.headers.get('Authorization') })
      return new Promise((resolve) => {
        answer = resolve
        answers.push(resolve)
      })
    },
  })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" defaultLocale="en">
        <MemoryRouter>
          <Page />
          <Toasts />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  )
  await pass(0)
})
afterEach(async () => {
  for (const end of answers) end(done())
  await pass(0)
  cleanup()
  vi.useRealTimers()
  endSession()
  configureGateway({})
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const heart = (name = 'Heart') => screen.getByLabelText(`Favourite: ${name}`)
const go = () => fireEvent.click(screen.getByText('Go'))
const press = (name = 'Heart') => fireEvent.click(heart(name))
const done = () => Response.json({ success: true, value: null })
const isPressed = (name: string) => heart(name).getAttribute('aria-pressed')
const isLocked = (name: string) => heart(name).getAttribute('aria-disabled') === 'true'

it('a tapped heart is locked, and draws neither its tile nor another', async () => {
  const before = pictures.drawn
  press()
  await pass(0)
  expect([isLocked('Heart'), isLocked('Other heart')]).toEqual([true, false])
  expect(pictures.drawn).toBe(before)
})

it('FAV-13, CONST-03 the loading toast ends after 10 s although the gateway has not answered', async () => {
  press()
  await pass(9_999)
  expect(screen.getByText('Please wait')).toBeDefined()
  await pass(1)
  expect(screen.queryByText('Please wait')).toBeNull()
  expect(heart().getAttribute('aria-disabled')).toBe('true')
})

it('FAV-13, FAV-11 an answer before that takes its place', async () => {
  press()
  await pass(1_000)
  answer(Response.json({ success: true, value: null }))
  await pass(0)
  expect(screen.queryByText('Please wait')).toBeNull()
  expect(screen.getByText('Changes saved')).toBeDefined()
})

it('FAV-11 the toast that it was saved stands for a second, whether the heart was set or taken back', async () => {
  for (const _turn of ['set', 'taken back']) {
    press()
    await pass(0)
    answer(done())
    await pass(0)
    await pass(999)
    expect(screen.getByText('Changes saved')).toBeDefined()
    await pass(1)
    expect(screen.queryByText('Changes saved')).toBeNull()
  }
})

it('FAV-10 a heart turns only once the gateway has said so, when it is set and when it is taken back', async () => {
  for (const [before, after] of [
    ['false', 'true'],
    ['true', 'false'],
  ]) {
    press()
    await pass(5_000)
    expect(isPressed('Heart')).toBe(before)
    answer(done())
    await pass(0)
    expect(isPressed('Heart')).toBe(after)
  }
})

it('FAV-04, GAP-154 are known by a list of node ids, as strings', async () => {
  const known = () => client.getQueriesData<{ content: string[] }>({ queryKey: ['listFavoriteIds'] })[0]?.[1]?.content
  expect(known()).toEqual([])
  for (const name of ['Heart', 'Other heart']) {
    press(name)
    press(name)
    await pass(0)
    answers.at(-1)?.(done())
    await pass(0)
  }
  expect(known()).toEqual(['10413', '10412'])
  expect(asked.map(({ body }) => body)).toEqual([
    { nodeId: '10412', vendor: 'KITE' },
    { nodeId: '10413', vendor: 'KITE' },
  ])
})

it('FAV-16 adds by POST and removes by DELETE', async () => {
  for (const method of ['POST', 'DELETE']) {
    press()
    await pass(0)
    expect(asked.at(-1)?.route).toMatch(new RegExp(`^${method} `))
    answer(done())
    await pass(0)
  }
  expect(asked).toHaveLength(2)
})

it.each([
  ['with success false', 200],
  ['as unprocessable', 422],
])(
  'FAV-12, ERR-51 a refusal %s hides the loading toast and changes no heart, added or removed',
  async (_how, status) => {
    const refuse = async () => {
      press()
      await pass(0)
      expect(screen.getByText('Please wait')).toBeDefined()
      answer(Response.json({ success: false, code: 'FAVORITE_FAILED', message: '' }, { status }))
      await pass(0)
      expect(screen.queryByText('Please wait')).toBeNull()
      expect(isLocked('Heart')).toBe(false)
    }
    await refuse()
    expect([asked.length, isPressed('Heart')]).toEqual([1, 'false'])
    press()
    await pass(0)
    answer(done())
    await pass(0)
    await refuse()
    expect([asked.length, isPressed('Heart')]).toEqual([3, 'true'])
    expect(asked[2]?.route).toMatch(/^DELETE /)
  },
)

it('FAV-15, GATEWAY-70, GAP-39, GAP-141 sends node id and vendor, the token in the header; a removal has them in its address', async () => {
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
  expect(isLocked('Heart')).toBe(true)
  press()
  await pass(0)
  expect(asked).toHaveLength(2)
})

it('FAV-10 keeps every heart that was tapped while another one was under way, and locks each until its own answer', async () => {
  press()
  await pass(100)
  press('Other heart')
  await pass(0)
  expect([isLocked('Heart'), isLocked('Other heart')]).toEqual([true, true])
  press()
  await pass(0)
  expect(asked).toHaveLength(2)
  answers[0]?.(done())
  await pass(0)
  expect([isPressed('Heart'), isLocked('Heart'), isLocked('Other heart')]).toEqual(['true', false, true])
  answers[1]?.(done())
  await pass(0)
  expect([isPressed('Heart'), isPressed('Other heart'), isLocked('Other heart')]).toEqual(['true', 'true', false])
})

it('FAV-10, FAV-12 a list that is left before the answer loses no heart, and leaves no toast', async () => {
  press()
  await pass(100)
  go()
  answer(done())
  await pass(0)
  expect(screen.queryByText('Please wait')).toBeNull()
  go()
  await pass(0)
  expect([isPressed('Heart'), isLocked('Heart')]).toEqual(['true', false])
})

it('FAV-08 a list that left before the change does not take it back', async () => {
  let arrive = () => {}
  listArrives = new Promise((resolve) => {
    arrive = resolve
  })
  void client.invalidateQueries({ queryKey: ['listFavoriteIds'] })
  await pass(0)
  press()
  await pass(0)
  listed = [GAME.nodeId]
  answer(done())
  await pass(0)
  expect(isPressed('Heart')).toBe('true')
  arrive()
  await pass(0)
  expect(isPressed('Heart')).toBe('true')
  expect(lists).toBe(3)
})
