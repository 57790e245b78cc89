// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { addRecord, removeRecord } from './search-records.ts'

describe('the search records', () => {
  it('LIST-40, GAP-98 begin with the latest search, and a repeated one moves to the front', () => {
    expect(addRecord([], 'lamp')).toEqual(['lamp'])
    expect(addRecord(['lamp', 'dragon', 'owl'], 'dragon')).toEqual(['dragon', 'lamp', 'owl'])
  })

  it('GAP-98 are ten at most, the oldest goes', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `game ${index}`)
    const next = addRecord(ten, 'lamp')
    expect(next).toHaveLength(10)
    expect(next[0]).toBe('lamp')
    expect(next).not.toContain('game 9')
  })

  it('GAP-98 have no empty names', () => {
    expect(addRecord(['lamp'], '')).toEqual(['lamp'])
  })

  it('LIST-41 lose one at a time', () => {
    expect(removeRecord(['lamp', 'dragon', 'owl'], 'dragon')).toEqual(['lamp', 'owl'])
  })
})
