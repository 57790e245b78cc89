import { describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { formatAhead } from '../leaps.ts'
import { isShared, listed, searchOperations } from './operations.ts'

const found = (text: string): string[] => [...searchOperations(text).values()].flat().map(({ id }) => id)

describe('the list of operations', () => {
  it('holds every operation with every code that it can answer, by tag', () => {
    expect(listed.map(({ id }) => id)).toEqual(Object.keys(operations))
    for (const { id, codes } of listed) expect(codes).toEqual(Object.keys(operations[id].errors))
    expect([...searchOperations('').keys()]).toEqual([...new Set(listed.map(({ tag }) => tag))])
  })

  it('is searched by name, path and code, whatever the case', () => {
    expect(found('HOTGAMES')).toContain('listHotGames')
    expect(found('/wps/session/login')).toContain('login')
    expect(found('captcha_required')).toContain('login')
    expect(found('nothing is called so')).toEqual([])
  })

  it('tells codes of many operations from those of a few', () => {
    expect(isShared('SYSTEM_BUSY')).toBe(true)
    expect(isShared('CAPTCHA_REQUIRED')).toBe(false)
  })
})

it('says in words how far the clock is ahead', () => {
  expect([0, 60_000, 3_600_000 * 12, 86_400_000 * 30 + 120_000].map(formatAhead)).toEqual([
    'real time',
    '+1 min',
    '+12 h',
    '+30 d 2 min',
  ])
})
