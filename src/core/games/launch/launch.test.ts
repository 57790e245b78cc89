import { describe, expect, it } from 'vitest'
import type { Vendor } from '#src/api/generated/types.ts'
import { launchOf, prizeModeOf } from './launch-plan.ts'
import { launchableProvider, launchableWin, type Launchable } from './launch.ts'

const game = (vassalage: string, more: Partial<Launchable> = {}): Launchable => ({
  displayName: 'Kite',
  gameType: 'RNG',
  vassalage,
  supportPlay: 1,
  gameId: 'G-1',
  nodeId: '10412',
  ...more,
})
const provider = (vassalage: string): Vendor => ({
  vassalage,
  displayName: vassalage,
  accountTypeName: vassalage,
  gameCategory: 'ELOTT',
  gameId: '7501',
  nodeId: '70501',
  supportPlay: 1,
  iconUrl: '/media/vendors/x.svg',
})

describe('how a game is started', () => {
  it('LAUNCH-02 TCG_LOTTO_VN calls with the current prize mode', () => {
    expect(launchOf(game('TCG_LOTTO_VN'), 'Elott')).toMatchObject({ kind: 'call', prizeMode: 'Elott' })
  })
  it('LAUNCH-03 TCG_SEA calls with prize mode SEA', () => {
    expect(launchOf(game('TCG_SEA'), 'Lott')).toMatchObject({ kind: 'call', prizeMode: 'SEA' })
  })
  it.each(['LOTT', 'ELOTT'])(
    'LAUNCH-04, LAUNCH-11, LAUNCH-12 %s opens the launch page, traditionally, in the lobby',
    (code) => {
      const launch = launchOf(game(code, { gameGroupId: '71' }), 'Lott')
      expect(launch).toEqual({
        kind: 'page',
        path: '/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home&gameId=G-1&gameGroupId=71',
      })
    },
  )
  it.each(['Tradition,Entertainment', 'TraditionEntertainment', 'Entertainment 2', 'Tradition;Entertainment'])(
    'LAUNCH-05, LIST-15 a mode that contains Entertainment is played as ent: %s',
    (lottoMode) => {
      const launch = launchOf(game('ELOTT', { lottoMode }), 'Elott')
      expect(launch).toMatchObject({ path: expect.stringContaining('playType=ent&prize_mode=Elott') })
    },
  )
  it.each(['LOTT', 'ELOTT'])('LAUNCH-05 %s is played as ent by its mode alone', (code) => {
    const path = (lottoMode?: string) => launchOf(game(code, { ...(lottoMode && { lottoMode }) }), 'Lott')
    for (const mode of ['Entertainment', 'Tradition,Entertainment', 'Entertainment,Tradition'])
      expect(path(mode)).toMatchObject({ kind: 'page', path: expect.stringContaining('playType=ent&') })
    for (const mode of [undefined, 'Tradition'])
      expect(path(mode)).toMatchObject({ kind: 'page', path: expect.stringContaining('playType=trad&') })
  })
  it('LAUNCH-06 every other provider uses the generic call without a prize mode', () => {
    const kite = game('KITE')
    expect(launchOf(kite, 'Elott')).toEqual({ kind: 'call', game: kite, prizeMode: undefined })
  })
  const win = {
    customerName: 'R***v',
    gameName: 'Seven Lamps',
    iconUrl: '/x.svg',
    winAmount: '1.00',
    gameId: 'G-1',
    nodeId: '10455',
    gameType: 'RNG',
    vassalage: 'MOON',
    supportPlay: 0,
  } as const
  it('LAUNCH-16 a winner starts the very game that was won', () => {
    expect(launchableWin(win)).toMatchObject({
      displayName: 'Seven Lamps',
      gameId: 'G-1',
      nodeId: '10455',
      gameType: 'RNG',
      vassalage: 'MOON',
      supportPlay: 0,
    })
  })
  it('LAUNCH-16 a winner of a lottery opens its page', () => {
    const lottery = {
      ...win,
      vassalage: 'ELOTT',
      gameType: 'ELOTT',
      gameGroupId: '71',
      lottoMode: 'Entertainment',
    } as const
    expect(launchOf(launchableWin(lottery), 'Elott')).toEqual({
      kind: 'page',
      path: '/m/launchGame?playType=ent&prize_mode=Elott&code=lobby&pageBack=home&gameId=G-1&gameGroupId=71',
    })
  })
  it('CATS-16 a single provider opens what it names for that', () => {
    expect(launchableProvider(provider('LOTT'), 'ELOTTO')).toMatchObject({
      gameType: 'ELOTT',
      gameId: '7501',
      nodeId: '70501',
    })
  })
})

describe('LAUNCH-07, GAP-105 the prize mode', () => {
  it.each([
    ['TCG_LOTTO_VN', 'Elott'],
    ['LOTT', 'Elott'],
    ['TCG_SEA', 'Lott'],
  ])('an ELOTT group with %s gives %s', (code, mode) => {
    expect(prizeModeOf({ vendors: { ELOTT: [provider(code)] }, sorting: [] })).toBe(mode)
    expect(prizeModeOf({ vendors: { ELOTTO: [provider(code)] }, sorting: [] })).toBe(mode)
  })
  it('is standard without the group, and before anything is known', () => {
    expect(prizeModeOf({ vendors: { LOTT: [provider('TCG_LOTTO_VN')] }, sorting: [] })).toBe('Lott')
    expect(prizeModeOf(undefined)).toBe('Lott')
  })
})
