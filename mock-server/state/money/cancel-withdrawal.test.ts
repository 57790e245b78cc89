import { beforeEach, describe, expect, it } from 'vitest'
import { stubNow } from '#mock/lib/clock.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { orderingMember, payOut } from '../../../tests/support/stub-orders.ts'
import { db } from '../db.ts'
import { actOn } from './operator.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const accountAt = (merchant: 'bdtdemo' | 'tlbdemo', username: string) => () => seededAccount(username, merchant)
const ask = askAs(orderingMember)
const balance = () => centsOf(orderingMember().wallet.sumBalance)
const cancel = (orderNo: string, asker = ask) => asker('cancelWithdrawal', { body: { orderNo } })
const details = async (orderNo: string) => (await ask('getWithdrawOrder', { query: `?orderNo=${orderNo}` })).value
const timesLeft = async () => (await ask('listBankCards')).value.allowance.timesLeftToday

beforeEach(resetRuntime)

describe('a withdrawal that waits', () => {
  it('BEYOND-05 is taken back whole, and counts no more for the day', async () => {
    const [before, times] = [balance(), await timesLeft()]
    const orderNo = await payOut('1000.00')
    expect(await details(orderNo)).toMatchObject({ status: 'PENDING', cancellable: true })
    expect([before - balance(), await timesLeft()]).toEqual([100_000n, times - 1])
    expect(await cancel(orderNo)).toMatchObject({ success: true })
    expect([balance(), await timesLeft()]).toEqual([before, times])
    const { steps, ...rest } = await details(orderNo)
    expect(rest).toMatchObject({ status: 'CANCELLED', cancellable: false })
    expect(steps.at(-1)).toMatchObject({ status: 'CANCELLED', reason: 'MEMBER' })
  })

  it('BEYOND-05, MONEY-45 comes back once, however often it is cancelled', async () => {
    const before = balance()
    const orderNo = await payOut('1000.00')
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(orderNo)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'ORDER_FINAL')).toHaveLength(7)
    expect(balance()).toBe(before)
    expect((await cancel(orderNo)).code).toBe('ORDER_FINAL')
    expect(balance()).toBe(before)
  })

  it('BEYOND-05 two at the same time both come back', async () => {
    const before = balance()
    const orders = [await payOut('1000.00'), await payOut('2000.00')]
    await Promise.all(orders.map((orderNo) => cancel(orderNo)))
    expect(balance()).toBe(before)
  })

  it.each(['check', 'pay', 'reject'] as const)(
    'BEYOND-05 stays as it is once the operator did this with it: %s',
    async (action) => {
      const orderNo = await payOut('1000.00')
      await actOn(db, { orderNo, action }, stubNow())
      const after = balance()
      expect((await details(orderNo)).cancellable).toBe(false)
      expect((await cancel(orderNo)).code).toBe('ORDER_FINAL')
      expect(balance()).toBe(after)
    },
  )

  it('BEYOND-05 is no matter of another member', async () => {
    const orderNo = await payOut('1000.00')
    expect((await cancel(orderNo, askAs(accountAt('bdtdemo', 'newcomer')))).code).toBe('RECORD_NOT_FOUND')
    expect((await details(orderNo)).status).toBe('PENDING')
  })
})

it('BEYOND-05 a merchant without it says nothing of it, and takes nothing back', async () => {
  const elsewhere = askAs(accountAt('tlbdemo', 'ravi88'))
  const [card] = (await elsewhere('listBankCards')).value.cards
  const body = { cardId: card?.cardId, amount: '1000.00', paymentPassword: '482913' }
  const { orderNo } = (await elsewhere('withdraw', { body })).value
  expect((await elsewhere('getWithdrawOrder', { query: `?orderNo=${orderNo}` })).value).not.toHaveProperty(
    'cancellable',
  )
  expect((await cancel(orderNo, elsewhere)).code).toBe('FEATURE_UNAVAILABLE')
})
