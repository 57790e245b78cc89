// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDraft, submitTarget, useFilterDraft } from './filter-draft.ts'
import { parseListQuery } from './list-query.ts'

const query = (search: string) => parseListQuery(new URLSearchParams(search))
const panel = (search: string) =>
  renderHook(({ query, open }) => useFilterDraft(query, open), { initialProps: { query: query(search), open: true } })

afterEach(cleanup)

describe('the draft of the filter panel', () => {
  it('LIST-25 begins with what is in force and holds each choice', () => {
    const { result } = panel('class=JP&vendor=KITE')
    expect(result.current[0]).toEqual({ vendor: 'KITE', kind: 'JP', minBet: '', minLine: '' })
    act(() => result.current[1]({ minBet: 'min' }))
    act(() => result.current[1]({ minLine: '25' }))
    expect(result.current[0]).toEqual({ vendor: 'KITE', kind: 'JP', minBet: 'min', minLine: '25' })
  })

  it('LIST-29 begins with all that a list is narrowed by', () => {
    const { result } = panel('class=JP&vendor=KITE&minBet=0.05&minLine=20')
    expect(result.current[0]).toEqual({ vendor: 'KITE', kind: 'JP', minBet: '0.05', minLine: '20' })
  })

  it('LIST-25 forgets what was not submitted', () => {
    const { result, rerender } = panel('class=JP')
    act(() => result.current[1]({ kind: 'AC' }))
    rerender({ query: query('class=JP'), open: false })
    rerender({ query: query('class=JP'), open: true })
    expect(result.current[0].kind).toBe('JP')
  })

  it('LIST-26 takes over the provider that is chosen outside, and keeps the other choices', () => {
    const { result, rerender } = panel('vendor=KITE')
    act(() => result.current[1]({ vendor: 'MOON', minBet: '0.1' }))
    rerender({ query: query('vendor=ZEPHYR'), open: true })
    expect(result.current[0]).toMatchObject({ vendor: 'ZEPHYR', minBet: '0.1' })
  })
})

describe('a submitted panel', () => {
  it('LIST-27, GAP-31 leads to the lottery page for lotteries', () => {
    expect(submitTarget(query('gameType=LOTT'), { ...emptyDraft, vendor: 'PADMA' })).toBe('/m/lottery')
  })

  it('LIST-28, LIST-29 leads to the list of the game type with the whole selection', () => {
    expect(submitTarget(query('gameType=FISH'), emptyDraft)).toBe('/m/gameList?gameType=FISH')
    const draft = { vendor: 'MOON', kind: 'SC', minBet: '0.5', minLine: '10' } as const
    expect(submitTarget(query('gameType=RNG&type=new&name=lamp'), draft)).toBe(
      '/m/gameList?gameType=RNG&vendor=MOON&name=lamp&class=SC&minBet=0.5&minLine=10',
    )
  })
})
