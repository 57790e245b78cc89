import { describe, expect, it } from 'vitest'
import {
  changeListQuery,
  countFilters,
  formatListQuery,
  gameKinds,
  listTypes,
  minBets,
  minLines,
  parseListQuery,
} from './list-query.ts'

const parse = (search: string) => parseListQuery(new URLSearchParams(search))
const plain = parse('')

describe('the address of a list', () => {
  it('CATS-21, CONST-25, GAP-32 is about slots where it names no game type, or an unknown one', () => {
    expect(plain).toEqual({ gameType: 'RNG', type: 'all', vendor: '', name: '', kind: '', minBet: '', minLine: '' })
    expect(parse('gameType=BACCARAT').gameType).toBe('RNG')
    expect(parse('gameType=HOT').gameType).toBe('RNG')
    expect(parse('gameType=FISH').gameType).toBe('FISH')
  })

  it('GAP-45 reads the older spellings of game types', () => {
    expect(parse('gameType=ELOTTO').gameType).toBe('ELOTT')
    expect(parse('gameType=cockfight').gameType).toBe('COCKFIGHT')
  })

  it('LIST-06, GAP-21 accepts all five parts of a list', () => {
    expect(listTypes.map((type) => parse(`type=${type}`).type)).toEqual(['all', 'new', 'favourite', 'hot', 'recent'])
    expect(parse('type=FAV').type).toBe('all')
  })

  it('LIST-07, LIST-30, LIST-31, CONST-20, GAP-110 accepts the options of the filter panel and nothing else', () => {
    expect(gameKinds.map((kind) => parse(`class=${kind}`).kind)).toEqual(['JP', 'SC', 'VP', 'TG', 'AC', 'BG'])
    expect(minBets.map((bet) => parse(`minBet=${bet}`).minBet)).toEqual([
      '',
      '0.01',
      '0.05',
      '0.1',
      '0.5',
      '0.75',
      'min',
    ])
    expect(minLines.map((line) => parse(`minLine=${line}`).minLine)).toEqual(['', '10', '15', '20', '25'])
    expect(parse('class=XX&minBet=7&minLine=12')).toEqual(plain)
  })

  it('LIST-42 trims the name and cuts what the gateway would refuse', () => {
    expect(parse('name=%20%20dragon%20gate%20').name).toBe('dragon gate')
    expect(parse(`name=${'a'.repeat(80)}`).name).toHaveLength(60)
  })

  it('LIST-42 reads what a keyboard put in unseen, and never cuts a character in two', () => {
    expect(parse(`name=${encodeURIComponent('\u200fｄｒａｇｏｎ\u200e')}`).name).toBe('dragon')
    const { name } = parse(`name=${encodeURIComponent('a' + '🐉'.repeat(40))}`)
    expect(() => encodeURIComponent(name)).not.toThrow()
  })

  it('drops a provider that cannot be one', () => {
    expect(parse('vendor=KITE').vendor).toBe('KITE')
    expect(parse('vendor=%3Cscript%3E').vendor).toBe('')
  })

  it('LIST-28, LIST-29, LIST-47 says the same list again, without what is at its default', () => {
    expect(formatListQuery(plain)).toBe('gameType=RNG')
    const address = 'gameType=RNG&vendor=KITE&name=dragon+gate&class=JP&minBet=0.05&minLine=25'
    expect(formatListQuery(parse(address))).toBe(address)
    expect(formatListQuery(parse('type=new&gameType=FISH'))).toBe('gameType=FISH&type=new')
  })
})

describe('a change of the list', () => {
  const filtered = parse('gameType=RNG&vendor=KITE&class=JP&minBet=0.05&minLine=20&name=gate')

  it('LIST-18 leaves provider and filters behind with the game type', () => {
    expect(changeListQuery(filtered, { gameType: 'FISH' })).toEqual({ ...plain, gameType: 'FISH', name: 'gate' })
  })

  it('LIST-19 keeps all else when the provider changes', () => {
    expect(changeListQuery(filtered, { vendor: 'MOON' })).toEqual({ ...filtered, vendor: 'MOON' })
  })

  it('LIST-29 a part of the list and a kind of slot take the place of each other', () => {
    expect(changeListQuery(filtered, { type: 'new' })).toMatchObject({ type: 'new', kind: '', minBet: '0.05' })
    expect(changeListQuery(parse('type=new'), { kind: 'SC' })).toMatchObject({ type: 'all', kind: 'SC' })
    expect(parse('type=new&class=SC')).toMatchObject({ type: 'new', kind: '' })
  })

  it('counts what the filter panel has set', () => {
    expect(countFilters(plain)).toBe(0)
    expect(countFilters(filtered)).toBe(3)
  })
})
