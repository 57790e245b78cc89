import { describe, expect, it } from 'vitest'
import { checkRates, noRates, rebatesOf, tidyRates } from './rates.ts'

const own = [
  { gameType: 'RNG', rate: '0.80' },
  { gameType: 'LIVE', rate: '0.6000' },
] as const
const typed = (slots: string, live = '') => tidyRates({ ...noRates(own), rate_RNG: slots, rate_LIVE: live }, own)
const rebates = (slots: string, live = '') => rebatesOf(typed(slots, live), own)

describe('the rates that an agent gives', () => {
  it('NAMED-06 sends what is more than nothing, as the contract writes it', () => {
    expect(rebates('0.4', '0')).toEqual([{ gameType: 'RNG', rate: '0.40' }])
    expect(rebates('', '0.1234')).toEqual([{ gameType: 'LIVE', rate: '0.1234' }])
    expect(rebates('')).toEqual([])
  })

  it.each(['0,4', ' 0.4 ', '०.४', '০.৪', '۰٫۴'])('NAMED-06 reads %s as 0.4', (text) => {
    expect(typed(text)['rate_RNG']).toBe('0.4')
  })

  it.each(['0.81', '8', 'x', '-0.1', '.5', '0.', '0.12345', '1e-1'])('NAMED-06 refuses %s', (text) => {
    expect(Object.keys(checkRates(typed(text), own))).toEqual(['rate_RNG'])
  })

  it.each(['', '0', '0.8', '0.8000'])('NAMED-06 takes %s', (text) => expect(checkRates(typed(text), own)).toEqual({}))
})
