import { beforeEach, expect, it } from 'vitest'
import { db } from '../db.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { arriveDeposit, findDeposit, reverseDeposit } from './deposit-orders.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const OWNER = { merchant: 'bdtdemo', username: 'ravi88' } as const
const NOW = Date.now()

const ask = askAs(() => seededAccount(OWNER.username))
const turnoverLeft = async () => (await ask('listBankCards')).value.allowance.turnoverLeft

/** An order that chooses a promotion of 5 % from 200.00 on, to be bet three times. */
async function order() {
  const body = { channelId: 'm-PADMA', amount: '1000.00', payerName: 'Ravi', promoId: 'PR2604', again: true }
  const { orderNo } = (await ask('createManualDeposit', { body })).value.order
  const row = () => findDeposit(db, OWNER, orderNo)
  return {
    arrive: async (amount: string) => arriveDeposit(db, row() ?? fail(), amount, NOW),
    reverse: async () => reverseDeposit(db, row() ?? fail(), NOW),
  }
}

function fail(): never {
  throw new Error('the order was taken in')
}

beforeEach(resetRuntime)

it('MONEY-27, MONEY-41 deposit and bonus must be bet as often as the promotion asks, until the deposit is reversed', async () => {
  const [first, second] = [await order(), await order()]
  await first.arrive('1000.00')
  expect(await turnoverLeft()).toBe('3150.00')
  expect((await ask('withdraw', { body: await payout() })).code).toBe('TURNOVER_OPEN')
  await second.arrive('500.33')
  // A bonus of 25.02.
  expect(await turnoverLeft()).toBe('4726.05')
  await first.reverse()
  expect(await turnoverLeft()).toBe('1576.05')
})

it('MONEY-27 a deposit that earns no bonus owes nothing', async () => {
  await (await order()).arrive('199.99')
  expect(await turnoverLeft()).toBe('0.00')
})

async function payout() {
  const card = (await ask('listBankCards')).value.cards.find(({ usable }) => usable)
  return { cardId: card?.cardId, amount: '1000.00', paymentPassword: '482913' }
}
