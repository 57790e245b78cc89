// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { WinnerBoard } from './WinnerBoard.tsx'

const wins = ['a', 'b', 'c', 'd', 'e'].map((name, at) => ({
  vo: {
    customerName: `player${name}`,
    gameName: `Game ${name}`,
    iconUrl: '/media/a.svg',
    winAmount: '12.00',
    gameId: `g${at}`,
    nodeId: `1000${at}`,
    gameType: 'RNG',
    vassalage: 'KITE',
    supportPlay: 1,
  },
}))
let list = wins
let client: ReturnType<typeof renderSite>['client']
let launched: unknown[] = []
let answer: (response: Response) => void = () => {}
let asked: URLSearchParams | undefined

const Said = () => <output>{useToasts().toast?.text.id}</output>
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Code and calls come in real time, while the board's own stands still as far as it can. */
const until = (check: () => void) => act(() => vi.waitFor(check, { interval: 1 }))
const play = (game: string) => screen.queryByRole('button', { name: `Play ${game}` })

beforeEach(async () => {
  vi.useFakeTimers()
  launched = []
  list = wins
  startSession({ token: 't', userName: 'ravi88', type: 0 })
  configureGateway({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (request) => {
      if (request.method === 'GET') {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname.endsWith('/GCSGAME_getRankList')) asked = searchParams
        return Response.json({ success: true, value: { list } })
      }
      launched.push(await request.json())
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  })
  client = renderSite(
    <>
      <WinnerBoard />
      <Said />
    </>,
  ).client
  await pass(10)
})
afterEach(async () => {
  // A call that is never answered would keep the next test's from being made.
  answer(Response.json({ success: true, value: { url: '' } }))
  await pass(10)
  cleanup()
  vi.useRealTimers()
  act(endSession)
  configureGateway({})
})

/** The rows that a member sees; during a step one more is on its way. */
const rows = () => within(screen.getByRole('list', { name: 'Winning now' })).getAllByRole('listitem')

const games = () => rows().map((row) => row.querySelector('button')?.getAttribute('aria-label'))

it('WIN-01, WIN-02, CONST-13 shows three winners at a time, and moves on by itself in steps of 1500 ms', async () => {
  expect(games()).toEqual(['Play Game a', 'Play Game b', 'Play Game c'])
  // The test has waited for the answer already.
  await pass(1_489)
  expect(games()).toHaveLength(3)
  await pass(1)
  expect(games()).toHaveLength(4)
  await pass(1_499)
  expect(games()).toHaveLength(4)
  await pass(1)
  expect(games()).toEqual(['Play Game b', 'Play Game c', 'Play Game d'])
})

it('WIN-01 stays where it is when newer wins come before those that are seen', async () => {
  await pass(1_500)
  await pass(1_500)
  expect(games()).toEqual(['Play Game b', 'Play Game c', 'Play Game d'])
  const again = wins.slice(0, 1)
  list = [...again, ...again, ...wins.slice(1, 4)]
  await act(() => client.invalidateQueries())
  await pass(0)
  expect(games()).toEqual(['Play Game b', 'Play Game c', 'Play Game d'])
})

it('WIN-03, WIN-04 each row shows icon, customer, game, amount and a button to play', () => {
  const [first] = rows()
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/a.svg')
  expect(first?.textContent).toMatch(/৳ 12\.00.*p\*+a.* · Game aPlay$/)
  expect(within(first as HTMLElement).getByRole('button', { name: 'Play Game a' })).toBeTruthy()
})

it('WIN-06, CONST-13 asks for 20 of all categories in the language of the site', () => {
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ gameCategory: 'ALL', language: 'EN', limitNum: '20' })
})

it('WIN-04, LAUNCH-16 the launch fields of a winner go to the gateway', async () => {
  fireEvent.click(play('Game b') as HTMLElement)
  await until(() => expect(launched).toHaveLength(1))
  expect(launched).toMatchObject([{ nodeId: '10001', gameId: 'g1', vassalage: 'KITE', supportPlay: 1 }])
})

it('LAUNCH-16 starts the game of a winner once, and says that it is on its way', async () => {
  fireEvent.click(play('Game a') as HTMLElement)
  await until(() => expect(launched).toHaveLength(1))
  expect(play('Game a')?.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(play('Game b') as HTMLElement)
  await pass(10)
  expect(launched).toMatchObject([
    { gameId: 'g0', nodeId: '10000', gameType: 'RNG', vassalage: 'KITE', supportPlay: 1 },
  ])
})

it('LAUNCH-16, WIN-01 a game that was tapped opens although its winner has moved away meanwhile', async () => {
  fireEvent.click(play('Game a') as HTMLElement)
  await until(() => expect(launched).toHaveLength(1))
  for (let steps = 0; steps < 4; steps += 1) await pass(1_500)
  expect(play('Game a')).toBeNull()
  // An empty address is answered by a toast, which shows that the answer was heard.
  answer(Response.json({ success: true, value: { url: '' } }))
  await until(() => expect(screen.getByRole('status').textContent).toBe('games.launch.noAddress'))
})

it('GAP-166, WIN-04 a full name that arrives is masked on the board', () => {
  expect(screen.getByText(/p\*\*\*a/)).toBeDefined()
  expect(document.body.textContent).not.toContain('player')
})

it('WIN-02, GAP-113 a step of the board takes 1.5 s, after a rest as long', async () => {
  const isMoving = () => document.querySelector('[style*="transform 1500ms"]') !== null
  await pass(1_400)
  expect(isMoving()).toBe(false)
  await pass(200)
  expect([isMoving(), play('Game a') !== null]).toEqual([true, true])
  await pass(1_300)
  expect(play('Game a')).not.toBeNull()
  await pass(200)
  expect(play('Game a')).toBeNull()
})
