import { depositMethods } from '#mock/data/payments.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { db } from '#mock/state/db.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { orderDeposit } from '#mock/state/money/deposit-orders.ts'
import { orderWithdrawal } from '#mock/state/money/withdraw-orders.ts'
import { seededAccount } from './seeded-account.ts'

const MERCHANT = 'bdtdemo'
const MEMBER = 'ravi88'

/** The seeded member whose orders these are, as the stub has the account now. */
export const orderingMember = () => seededAccount(MEMBER, MERCHANT)

/** Orders a transfer in the stub, without a page; gives its number. */
export async function payIn(amount: string): Promise<string> {
  const [method] = depositMethods(MERCHANT, 'EN').filter((one) => one.method === 'MANUAL')
  const [channel] = method?.channels ?? []
  if (!channel) throw new Error('transfers are open')
  const terms = { method: 'MANUAL', channel, amount, promoId: undefined, reference: undefined, hasSlip: false } as const
  return (await orderDeposit(db, orderingMember(), { ...terms, pay: () => undefined }, Date.now())).order.orderNo
}

/** Orders a payout in the stub, without a page; gives its number. */
export async function payOut(amount: string): Promise<string> {
  const account = orderingMember()
  const card = cardsOf(account).find(({ usable }) => usable)
  if (!card) throw new Error(`${MEMBER} has a card`)
  return (await orderWithdrawal(db, account, { card, amount: centsOf(amount), fee: 0n }, Date.now())).orderNo
}
