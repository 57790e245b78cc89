import { describe, expect, it } from 'vitest'
import { frameAddress, lotteryOrigin, openedGame } from './frame-address.ts'
import { closingPath, readLaunchQuery } from './launch-query.ts'

const read = (query: string) => readLaunchQuery(new URLSearchParams(query))

describe('the query of the launch page', () => {
  it('LAUNCH-10, CONST-43, GAP-20 is playType, gameId, gameGroupId, prize_mode, code and pageBack', () => {
    expect(read('playType=ent&gameId=7001&gameGroupId=71&prize_mode=Elott&code=results&pageBack=home')).toEqual({
      playType: 'ent',
      gameId: '7001',
      gameGroupId: '71',
      prizeMode: 'Elott',
      code: 'results',
      comesFromHome: true,
    })
  })
  it('GAP-20, LAUNCH-11, CONST-43 needs playType alone; code is lobby, and no prize mode means the current one', () => {
    expect(read('playType=trad')).toEqual({
      playType: 'trad',
      gameId: undefined,
      gameGroupId: undefined,
      prizeMode: undefined,
      code: 'lobby',
      comesFromHome: false,
    })
  })
  it.each(['', 'gameId=7001', 'playType=', 'playType=Tradition', 'playType=TRAD', 'playType=constructor'])(
    'LAUNCH-09, CONST-43 opens nothing for "%s": the play types are trad and ent',
    (query) => expect(read(query)).toBeUndefined(),
  )
  it.each(['Lott', 'ZY', 'Elott', 'SEA'])('LAUNCH-08, GAP-105 passes the prize mode %s through', (mode) =>
    expect(read(`playType=trad&prize_mode=${mode}`)?.prizeMode).toBe(mode),
  )
  it.each(['lott', 'XY', '', '__proto__'])('GAP-20 takes the current prize mode for "%s"', (mode) =>
    expect(read(`playType=trad&prize_mode=${mode}`)).toMatchObject({ prizeMode: undefined }),
  )
  it.each(['SSC.1', 'MEKONG:4D', 'a+b&c=d', '$&', 'xổ-số'])(
    'LAUNCH-10 takes %j as a game, a group and a code',
    (value) => {
      const query = new URLSearchParams({ playType: 'ent', gameId: value, gameGroupId: value, code: value })
      expect(readLaunchQuery(query)).toMatchObject({ gameId: value, gameGroupId: value, code: value })
    },
  )
  it.each(['../../home', 'a/b', 'a\\b', 'a?b', 'a b', '7001#x', 'x'.repeat(65), '', '.', '..', '%2e%2e'])(
    'drops %j as a game, a group or a code',
    (value) => {
      const query = new URLSearchParams({ playType: 'ent', gameId: value, gameGroupId: value, code: value })
      expect(readLaunchQuery(query)).toMatchObject({ gameId: undefined, gameGroupId: undefined, code: 'lobby' })
    },
  )
})

describe('closing the lottery', () => {
  it.each(['home', 'https://evil.example', '//evil.example', '/m/deposit'])(
    'LAUNCH-12, LAUNCH-14 leads home when pageBack is there, whatever it says: %s',
    (pageBack) => {
      const launch = readLaunchQuery(new URLSearchParams({ playType: 'trad', pageBack }))
      expect(launch && closingPath(launch)).toBe('/m/home')
    },
  )
  it('LAUNCH-15 leads to the games when it is not', () => {
    expect(closingPath({ comesFromHome: false })).toBe('/m/game')
  })
})

describe('the address of the frame', () => {
  const parts = {
    origin: 'https://lottery.lanternhouse.example',
    launch: { playType: 'trad', gameId: '7001', gameGroupId: '71', code: 'lobby' },
    prizeMode: 'Elott',
    ticket: 'mR3v0aJx2Qe8bT1uYk6WzLhN5cPd7f',
    merchant: 'bdtdemo',
    uiStyle: 'default',
    language: 'EN',
  } as const
  it('LAUNCH-13, SHELL-24, GAP-106, GAP-107 carries ticket, merchant, style and prize mode', () => {
    const url = new URL(frameAddress(parts))
    expect(url.origin).toBe(parts.origin)
    expect(url.pathname).toBe('/m/lotto-h5/default/trad/games/7001')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token: parts.ticket,
      merchant: 'bdtdemo',
      style: 'default',
      prize_mode: 'Elott',
      code: 'lobby',
      gameGroupId: '71',
      language: 'EN',
    })
  })
  it('NAMED-12 goes to the folder of the merchant’s style, and names it', () => {
    const url = new URL(frameAddress({ ...parts, uiStyle: 'night' }))
    expect(url.pathname).toBe('/m/lotto-h5/night/trad/games/7001')
    expect(url.searchParams.get('style')).toBe('night')
  })
  it.each(['SSC.1', 'a+b&c=d', "$&$'", 'xổ-số'])('LAUNCH-13 leads to the lottery %s', (gameId) => {
    const { pathname, searchParams } = new URL(frameAddress({ ...parts, launch: { ...parts.launch, gameId } }))
    expect(decodeURIComponent(pathname)).toBe(`/m/lotto-h5/default/trad/games/${gameId}`)
    expect(searchParams.get('token')).toBe(parts.ticket)
  })
  it('LAUNCH-11 opens the place of the code where no lottery is named', () => {
    expect(openedGame({ gameId: undefined, code: 'lobby' })).toBe('lobby')
    const url = new URL(
      frameAddress({ ...parts, launch: { ...parts.launch, gameId: undefined, gameGroupId: undefined } }),
    )
    expect(url.pathname).toBe('/m/lotto-h5/default/trad/games/lobby')
    expect(url.searchParams.has('gameGroupId')).toBe(false)
  })

  const own = 'https://lanternhouse.example'
  it.each([
    [undefined],
    [''],
    ['lottery.lanternhouse.example'],
    ['http://lottery.lanternhouse.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [own],
    [`${own}:443`],
  ])('ERR-41, GAP-107 frames nothing at %s', (named) => expect(lotteryOrigin(named, own)).toBeUndefined())
  it.each([
    ['https://lottery.lanternhouse.example', 'https://lottery.lanternhouse.example'],
    ['https://lottery.lanternhouse.example:443', 'https://lottery.lanternhouse.example'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ])('GAP-107 frames %s', (named, origin) => expect(lotteryOrigin(named, own)).toBe(origin))
})
