import { describe, expect, it } from 'vitest'
import { day, either, flag, list, map, matching, moment, number, object, oneOf, text, wholeList } from './shape.ts'

const game = object({ id: matching(/^\d+$/, 4), name: text(5) }, { players: number(0, 100), isNew: flag })

describe('a shape gives what may be shown', () => {
  it('cuts texts at their bounds, by characters', () => {
    expect(text(3)('abcdef')).toBe('abc')
    expect(text(3)('🏮🏮🏮🏮')).toBe('🏮🏮🏮')
    expect(text(3)('🏮a')).toBe('🏮a')
    expect(text(160)('x'.repeat(1_000_000))).toHaveLength(160)
  })

  it('refuses what is of another kind, form or size', () => {
    for (const value of [null, undefined, {}, [], true]) {
      for (const shape of [text(9), matching(/./, 9), day, moment, number(), oneOf('a', 1), game])
        expect(shape(value)).toBeUndefined()
    }
    expect(matching(/^\d+$/, 4)('12345')).toBeUndefined()
    expect(number()(1e308)).toBeUndefined()
    expect(number()(Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(number(1, 9)(0)).toBeUndefined()
    expect(oneOf('a', 1)('1')).toBeUndefined()
    expect(flag('true')).toBeUndefined()
  })

  it('takes days and moments alone', () => {
    expect(day('2026-02-28')).toBe('2026-02-28')
    expect(moment('1970-01-01T00:00:00Z')).toBe('1970-01-01T00:00:00Z')
    expect(moment('2026-11-21T08:05:31.5+06:00')).toBe('2026-11-21T08:05:31.5+06:00')
    for (const value of ['2026-13-01', 'tomorrow', '1', '2026-11-21T08:05:31'])
      expect([day(value), moment(value)]).toEqual([undefined, undefined])
  })

  it('breaks an object by what it requires, and leaves out all else that is broken or unknown', () => {
    expect(game({ id: '7', name: 'Lamps', players: 3, isNew: true, more: 1 })).toEqual({
      id: '7',
      name: 'Lamps',
      players: 3,
      isNew: true,
    })
    expect(game({ id: '7', name: 'Lamps', players: {}, isNew: null })).toEqual({ id: '7', name: 'Lamps' })
    expect(game({ id: '7' })).toBeUndefined()
    expect(game(JSON.parse('{"__proto__":{"id":"7","name":"Lamps"}}'))).toBeUndefined()
  })

  it('leaves broken entries out of a list, unless all are broken or amounts are told', () => {
    const [good, bad] = [
      { id: '7', name: 'Lamps' },
      { id: 'x', name: 'Lamps' },
    ]
    expect(list(game)([good, bad, null])).toEqual([good])
    expect(list(game)([])).toEqual([])
    expect(list(game)([bad])).toBeUndefined()
    expect(list(game)({ 0: good, length: 1 })).toBeUndefined()
    expect(list(game, 2)([good, good, good])).toHaveLength(2)
    expect(wholeList(game)([good, bad])).toBeUndefined()
    expect(wholeList(game, 1)([good, bad])).toEqual([good])
  })

  it('reads open names, and the first of several shapes that fits', () => {
    expect(map(flag)({ DEPOSIT: true, CBS3: 'no' })).toEqual({ DEPOSIT: true })
    expect(map(flag)([])).toBeUndefined()
    expect(either(game, object({ id: flag }))({ id: true })).toEqual({ id: true })
    expect(either(game, flag)('x')).toBeUndefined()
  })
})
