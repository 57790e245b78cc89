import { describe, expect, it } from 'vitest'
import type { GameType, Vendor, VendorGameTypes } from '#src/api/generated/types.ts'
import { categoriesOf, categoryAction, normalizeGameType } from './category.ts'

const provider = (vassalage: string, gameCategory: GameType = 'RNG'): Vendor => ({
  vassalage,
  displayName: vassalage,
  accountTypeName: vassalage,
  gameCategory,
  supportPlay: 1,
  iconUrl: '/media/vendors/x.svg',
})
const types = (vendors: VendorGameTypes['vendors'], sorting: GameType[]): VendorGameTypes => ({ vendors, sorting })
const codes = (from: VendorGameTypes, options: Partial<Parameters<typeof categoriesOf>[1]> = {}) =>
  categoriesOf(from, { signedIn: false, cockfightProviders: [], ...options }).map(({ code }) => code)

const full = types(
  {
    RNG: [provider('KITE'), provider('MINI', 'BGS'), provider('BALL', 'BINGO')],
    LIVE: [provider('NINE', 'LIVE')],
    FISH: [provider('BANYAN', 'FISH')],
    SPORTS: [provider('ORBIT', 'SPORTS'), provider('TF', 'TF'), provider('ROOST', 'SPORTS')],
    PVP: [provider('MANGO', 'PVP')],
  },
  ['FISH', 'RNG', 'LIVE', 'SPORTS', 'PVP'],
)
/** With groups that the server has itself. */
const withGroups = { ...full.vendors, BINGO: [provider('HALL', 'BINGO')], BGS: [provider('REEF', 'BGS')] }

describe('the category menu', () => {
  it('BOOT-01 has a place for slots, live casino, fishing, sports, e-sports, lottery, cards, cockfight and bingo', () => {
    const esports = [provider('AV', 'ESPORTS')]
    const lottery = [provider('DRAW', 'LOTT')]
    const all = types({ ...full.vendors, ESPORTS: esports, LOTT: lottery }, [...full.sorting, 'ESPORTS', 'LOTT'])
    expect(codes(all, { cockfightProviders: ['ROOST'] })).toEqual(
      expect.arrayContaining(['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'LOTT', 'PVP', 'COCKFIGHT', 'BINGO']),
    )
  })
  it('CATS-04 puts HOT first, even before anything is loaded', () => {
    expect(codes(types({}, []))).toEqual(['HOT'])
    expect(codes(full)[0]).toBe('HOT')
  })
  it('CATS-05 puts FAV after HOT, only for those signed in', () => {
    expect(codes(full, { signedIn: true }).slice(0, 2)).toEqual(['HOT', 'FAV'])
    expect(codes(full)).not.toContain('FAV')
  })
  it('CATS-06, CATS-08, CATS-09, CATS-10, GAP-34 keeps the server order, BGS after LIVE, BINGO behind all, TF last', () => {
    expect(codes(full)).toEqual(['HOT', 'FISH', 'RNG', 'LIVE', 'BGS', 'SPORTS', 'PVP', 'BINGO', 'TF'])
  })
  it('CATS-09, GAP-34 puts BINGO, BGS and TF in their places also where the server lists them first', () => {
    expect(codes(types(withGroups, ['BINGO', 'TF', 'BGS', ...full.sorting]))).toEqual(codes(full))
  })
  it('CATS-07, CATS-08 puts cockfight and BGS behind the server categories where FISH and LIVE are not listed', () => {
    expect(codes(types(full.vendors, ['RNG', 'SPORTS', 'PVP']), { cockfightProviders: ['ROOST'] })).toEqual([
      'HOT',
      'RNG',
      'SPORTS',
      'PVP',
      'COCKFIGHT',
      'BGS',
      'BINGO',
      'TF',
    ])
  })
  it('CATS-07 puts the cockfight group of the named sports providers after FISH', () => {
    const list = categoriesOf(full, { signedIn: false, cockfightProviders: ['ROOST'] })
    expect(list.map(({ code }) => code).slice(0, 3)).toEqual(['HOT', 'FISH', 'COCKFIGHT'])
    expect(list.find(({ code }) => code === 'SPORTS')?.providers.map((v) => v.vassalage)).toEqual(['ORBIT'])
  })
  it('CATS-07 takes every provider that is listed as cockfight into the group', () => {
    const list = categoriesOf(full, { signedIn: false, cockfightProviders: ['ROOST', 'ORBIT'] })
    const names = (code: string) => list.find((one) => one.code === code)?.providers.map((v) => v.vassalage)
    expect(names('COCKFIGHT')).toEqual(['ORBIT', 'ROOST'])
    expect(names('SPORTS')).toBeUndefined()
  })
  it('CATS-11, GAP-155 shows no COCKFIGHT without named providers, even when the server lists the type', () => {
    expect(codes(types({ cockfight: [provider('ROOST')] }, ['cockfight']))).toEqual(['HOT'])
  })
  it('GAP-33 takes TF out of SPORTS', () => {
    const sports = categoriesOf(full, { signedIn: false, cockfightProviders: [] }).find(({ code }) => code === 'SPORTS')
    expect(sports?.providers.map((v) => v.vassalage)).not.toContain('TF')
  })
  it('GAP-33 makes the group TF of the SPORTS provider with that code, and none where there is no such provider', () => {
    const tf = codes(types({ SPORTS: [provider('TF'), provider('ORBIT')] }, ['SPORTS']))
    expect(tf).toEqual(['HOT', 'SPORTS', 'TF'])
    const group = categoriesOf(full, { signedIn: false, cockfightProviders: [] }).find(({ code }) => code === 'TF')
    expect(group?.providers.map((v) => v.vassalage)).toEqual(['TF'])
    expect(codes(types({ SPORTS: [provider('ORBIT')] }, ['SPORTS']))).toEqual(['HOT', 'SPORTS'])
  })
  it('GAP-111 takes BGS and BINGO out of the slots, and keeps server categories of these names', () => {
    const list = categoriesOf(types(withGroups, [...full.sorting, 'BINGO', 'BGS']), {
      signedIn: false,
      cockfightProviders: [],
    })
    const names = (code: string) => list.find((entry) => entry.code === code)?.providers.map((v) => v.vassalage)
    expect(names('RNG')).toEqual(['KITE'])
    expect(names('BGS')).toEqual(['REEF', 'MINI'])
    expect(names('BINGO')).toEqual(['HALL', 'BALL'])
  })
  it('CATS-03, GAP-45 reads the older spellings', () => {
    expect(normalizeGameType('ELOTTO')).toBe('ELOTT')
    expect(normalizeGameType('cockfight')).toBe('COCKFIGHT')
    expect(codes(types({ ELOTTO: [provider('A')], ELOTT: [provider('B')] }, ['ELOTTO', 'ELOTT']))).toEqual([
      'HOT',
      'ELOTT',
    ])
  })
  it('CATS-16, GAP-45 counts a provider once that comes under both spellings', () => {
    const [, lottery] = categoriesOf(types({ ELOTT: [provider('A')], ELOTTO: [provider('A')] }, ['ELOTT']), {
      signedIn: false,
      cockfightProviders: [],
    })
    expect(lottery && categoryAction(lottery)).toMatchObject({ kind: 'launch', provider: { vassalage: 'A' } })
  })
  it('GAP-111, GAP-33 has a provider once in a group that the server lists too', () => {
    const listed = { BGS: [provider('REEF')], BINGO: [provider('HALL')], TF: [provider('TF')] }
    const slots = [provider('REEF', 'BGS'), provider('HALL', 'BINGO')]
    const sports = [provider('TF'), provider('ROOST')]
    const list = categoriesOf(types({ ...listed, cockfight: [provider('ROOST')], RNG: slots, SPORTS: sports }, []), {
      signedIn: false,
      cockfightProviders: ['ROOST'],
    })
    const names = (code: string) => list.find((one) => one.code === code)?.providers.map((v) => v.vassalage)
    expect(['BGS', 'BINGO', 'TF', 'COCKFIGHT'].map(names)).toEqual([['REEF'], ['HALL'], ['TF'], ['ROOST']])
  })
  it('CATS-02 leaves out categories without providers', () => {
    expect(codes(types({ RNG: [provider('KITE')] }, ['LIVE', 'RNG']))).toEqual(['HOT', 'RNG'])
  })
})

describe('choosing a category', () => {
  const one = [provider('ONE')]
  const two = [provider('ONE'), provider('TWO')]
  it('CATS-13 LIVE goes to its page, however many providers it has', () => {
    expect(categoryAction({ code: 'LIVE', providers: one })).toEqual({ kind: 'live' })
    expect(categoryAction({ code: 'LIVE', providers: two })).toEqual({ kind: 'live' })
  })
  it.each(['HOT', 'FAV', 'BINGO', 'BGS', 'TF'] as const)(
    'CATS-14 %s shows its content in place, even with one provider',
    (code) => {
      expect(categoryAction({ code, providers: one })).toEqual({ kind: 'show' })
    },
  )
  it('CATS-15 several providers show the content in place', () => {
    expect(categoryAction({ code: 'FISH', providers: two })).toEqual({ kind: 'show' })
  })
  it('CATS-16 a single provider is launched directly', () => {
    expect(categoryAction({ code: 'FISH', providers: one })).toEqual({
      kind: 'launch',
      provider: one[0],
      category: 'FISH',
    })
  })
})
