import { expect, it } from 'vitest'
import { vipLevels } from './vip-levels.ts'
import { vipProgress } from './vip-progress.ts'

const levels = vipLevels('bdtdemo')

it('VIP-06 tells the way to the next level by what is furthest behind', () => {
  const bets = vipProgress({ level: 5, deposits: '146000.00', validBets: '1136000.00' }, levels)
  expect(bets).toMatchObject({ next: 6, missing: { what: 'validBets', amount: '464000.00' } })
  expect(bets?.share).toBeCloseTo(0.42)
  const deposits = vipProgress({ level: 5, deposits: '100000.00', validBets: '1599999.99' }, levels)
  expect(deposits).toEqual({ next: 6, share: 0, missing: { what: 'deposits', amount: '100000.00' } })
})

it('VIP-10 has nothing missing between reaching a level and the settlement of the day', () => {
  const standing = { level: 1, deposits: '9007199254740993.55', validBets: '40000.00' }
  expect(vipProgress(standing, levels)).toEqual({ next: 2, share: 1, missing: undefined })
})

it('VIP-03 has no way beyond the highest level', () => {
  const standing = { level: 15, deposits: '30000000.00', validBets: '240000000.00' }
  expect(vipProgress(standing, levels)).toEqual({ next: undefined, share: 1, missing: undefined })
})

it('GAP-150 says nothing where the merchant does not say what its levels ask for', () => {
  expect(vipProgress({ level: 5, deposits: '1.00', validBets: '1.00' }, vipLevels('nobody'))).toBeUndefined()
})
