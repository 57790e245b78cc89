// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Location } from 'react-router-dom'
import type { Session } from '#src/core/session/session.ts'
import type { Launchable } from './launch.ts'

const member: Session = { token: 't', merchantCode: 'bdtdemo', userName: 'ravi88', type: 0, firstTimeLogin: false }
const game: Launchable = {
  displayName: 'Tiger Drum',
  gameType: 'RNG',
  vassalage: 'PALM',
  supportPlay: 1,
  nodeId: '30101',
}
const HOUR_MS = 3_600_000

/** Each start of the site has its own memory of where it comes from. */
async function start(address: string) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const [open, entries] = await Promise.all([import('./open-game.ts'), import('#src/core/routing/entry-key.ts')])
  return { ...open, ...entries }
}

const at = (pathname: string, search = '', key = 'default'): Location => ({
  pathname,
  search,
  key,
  hash: '',
  state: null,
})

beforeEach(() => window.localStorage.clear())
afterEach(() => vi.useRealTimers())

it('LAUNCH-06 offers the game that was started last, to who started it, until it has ended', async () => {
  const { keepOpenGame, openGameOf, forgetOpenGame } = await start('/m/home')
  expect(openGameOf(member)).toBeUndefined()
  keepOpenGame(member, { ...game, displayName: 'Blue Lotus' })
  keepOpenGame(member, game)
  expect(openGameOf(member)).toEqual(game)
  expect(openGameOf({ ...member, userName: 'agent01' })).toBeUndefined()
  expect(openGameOf({ ...member, merchantCode: 'inrdemo' })).toBeUndefined()
  expect(openGameOf(undefined)).toBeUndefined()
  forgetOpenGame()
  expect(openGameOf(member)).toBeUndefined()
})

it('LAUNCH-06 offers no game of the day before', async () => {
  const { keepOpenGame, openGameOf } = await start('/m/home')
  keepOpenGame(member, game)
  vi.useFakeTimers({ now: Date.now() + 11 * HOUR_MS })
  expect(openGameOf(member)).toEqual(game)
  vi.setSystemTime(Date.now() + 2 * HOUR_MS)
  expect(openGameOf(member)).toBeUndefined()
})

it('GAP-101 the way back from a game is this page, and whoever comes by it has ended the game', async () => {
  const before = await start('/m/home?tab=RNG')
  before.keepOpenGame(member, game)
  const back = before.wayBackFromGame()
  const { hearEndOfGame, openGameOf, isFreshVisit } = await start(back)
  hearEndOfGame()
  expect(window.location.pathname + window.location.search).toBe('/m/home?tab=RNG')
  expect(openGameOf(member)).toBeUndefined()
  expect(isFreshVisit()).toBe(false)
})

it('LAUNCH-06 a visit by any other way ends nothing', async () => {
  const { keepOpenGame, hearEndOfGame, openGameOf } = await start('/m/home?tab=RNG')
  keepOpenGame(member, game)
  hearEndOfGame()
  expect(openGameOf(member)).toEqual(game)
})

it('LIST-16 after a game the latest entry of the same address counts, else only the entry itself', async () => {
  const kept = [
    { entry: 'default /m/home', top: 1 },
    { entry: 'a1 /m/home', top: 2 },
    { entry: 'b2 /m/home?tab=RNG', top: 3 },
  ]
  const fresh = await start('/m/home')
  expect(fresh.keptFor(kept, at('/m/home'))?.top).toBe(1)
  expect(fresh.keptFor(kept, at('/m/home', '?tab=RNG'))).toBeUndefined()
  const { hearEndOfGame, keptFor } = await start('/m/home?ended=1')
  hearEndOfGame()
  expect(keptFor(kept, at('/m/home'))?.top).toBe(2)
  expect(keptFor(kept, at('/m/home', '?tab=RNG'))?.top).toBe(3)
  expect(keptFor(kept, at('/m/home', '?tab=RNG', 'c3'))).toBeUndefined()
})
