import { expect, it } from 'vitest'
import { sumsOf } from './deposit-sums.ts'

const terms = { minDeposit: '200.00', bonusRate: '5.00', turnoverTimes: 3 }

it('MONEY-27 adds what channel and promotion promise, and names what is to be bet', () => {
  expect(sumsOf('1000.00', { bonusRate: '1.00' }, terms)).toEqual({
    channelBonus: '10.00',
    promotionBonus: '50.00',
    total: '1060.00',
    turnover: '3150.00',
  })
})

it('MONEY-27 promises no more than the most, and nothing below the least deposit', () => {
  expect(sumsOf('1000.00', {}, { ...terms, maxBonus: '20.00' })).toMatchObject({
    promotionBonus: '20.00',
    turnover: '3060.00',
  })
  expect(sumsOf('199.99', {}, terms)).toEqual({
    channelBonus: undefined,
    promotionBonus: undefined,
    total: '199.99',
    turnover: undefined,
  })
})

it('loses no cent of fifteen digits, and rounds half a cent up', () => {
  expect(sumsOf('900719925474099.93', { bonusRate: '100.00' }, undefined).total).toBe('1801439850948199.86')
  expect(sumsOf('0.50', { bonusRate: '1.00' }, undefined).channelBonus).toBe('0.01')
  expect(sumsOf('0.49', { bonusRate: '1.00' }, undefined).channelBonus).toBe('0.00')
})
