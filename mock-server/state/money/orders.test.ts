import { beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { centsOf, money, shareOf } from '#mock/lib/cents.ts'
import { db } from '../db.ts'
import { restore, snapshot } from '../contents.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { cardsOf } from './cards.ts'
import { once, settle } from './money-calls.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const MEMBER = 'ravi88'
const PIN = '482913'
const member = () => seededAccount(MEMBER)
const balance = () => centsOf(member().wallet.sumBalance)

const ask = askAs(member)

const transfer = (amount = '5000.00', more: Record<string, string | boolean> = {}) => ({
  channelId: 'm-PADMA',
  amount,
  payerName: 'Ravi',
  ...more,
})
const order = async (amount?: string) =>
  (await ask('createManualDeposit', { body: transfer(amount) })).value.order.orderNo
const depositOf = async (orderNo: string) => (await ask('getDepositOrder', { query: `?orderNo=${orderNo}` })).value
const control = async (name: string, body: object) =>
  controlResponse('PUT', `${CONTROL_PREFIX}${name}`, JSON.stringify(body))
const act = (orderNo: string, action: string, more: object = {}) => control('orders', { orderNo, action, ...more })
const payout = (amount = '1000.00', more: Record<string, string | boolean> = {}) => ({
  cardId: cardsOf(member()).find(({ usable }) => usable)?.cardId ?? '',
  amount,
  paymentPassword: PIN,
  ...more,
})

beforeEach(resetRuntime)

describe('a key of a call that moves money', () => {
  it('two withdrawals at once cannot pay out more than there is', async () => {
    const most = money(balance() - 100_00n)
    const codes = await Promise.all([
      ask('withdraw', { body: payout(most) }),
      ask('withdraw', { body: payout(money(balance() - 200_00n)) }),
    ])
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['INSUFFICIENT_BALANCE', undefined])
    // Either may come first.
    expect([100_00n, 200_00n]).toContain(balance())
  })

  it('MONEY-10, GAP-122 makes one order, however many calls carry it at once', async () => {
    const key = crypto.randomUUID()
    const before = balance()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('withdraw', { body: payout(), key })))
    expect(new Set(answers.map(({ value }) => value.orderNo)).size).toBe(1)
    expect(db.withdrawOrders.count()).toBe(1)
    expect(before - balance()).toBe(100_000n)
    expect((await ask('withdraw', { body: payout('2000.00'), key })).code).toBe('IDEMPOTENCY_CONFLICT')
  })

  it('MONEY-09, BEYOND-01 orders nothing once it was settled with nothing', async () => {
    const key = crypto.randomUUID()
    const settled = await ask('settleMoneyCall', { body: { key, operation: 'withdraw' } })
    expect(settled.value).toEqual({ state: 'NOTHING' })
    expect((await ask('withdraw', { body: payout(), key })).code).toBe('IDEMPOTENCY_CONFLICT')
    expect(db.withdrawOrders.count()).toBe(0)
  })

  it('BEYOND-01 still settles with nothing when it is asked about again', async () => {
    const key = crypto.randomUUID()
    const question = { body: { key, operation: 'withdraw' } } as const
    expect((await ask('settleMoneyCall', question)).value).toEqual({ state: 'NOTHING' })
    expect((await ask('settleMoneyCall', question)).value).toEqual({ state: 'NOTHING' })
  })

  it('BEYOND-01 counts for its own operation alone', async () => {
    const key = crypto.randomUUID()
    const paidOut = (await ask('withdraw', { body: payout(), key })).value
    const settled = (operation: MoneyOperation) => ask('settleMoneyCall', { body: { key, operation } })
    expect((await settled('transferDownline')).value).toEqual({ state: 'NOTHING' })
    const { order } = (await ask('createManualDeposit', { body: transfer(), key })).value
    expect((await settled('createManualDeposit')).value).toEqual({ state: 'DONE', orderNo: order.orderNo })
    expect((await settled('withdraw')).value).toEqual({ state: 'DONE', orderNo: paidOut.orderNo })
  })

  it('BEYOND-01 settles with the number of the order that it made, also after a restart that keeps its state', async () => {
    const key = crypto.randomUUID()
    const { value } = await ask('createManualDeposit', { body: transfer(), key })
    await restore(JSON.parse(JSON.stringify(snapshot())))
    const settled = await ask('settleMoneyCall', { body: { key, operation: 'createManualDeposit' } })
    expect(settled.value).toEqual({ state: 'DONE', orderNo: value.order.orderNo })
    const again = await ask('createManualDeposit', { body: transfer(), key })
    expect(again.value.order.orderNo).toBe(value.order.orderNo)
    expect(db.depositOrders.count()).toBe(1)
  })

  it('BEYOND-01 is running until its call is answered', async () => {
    const key = crypto.randomUUID()
    const question = { key, operation: 'withdraw' } as const
    const call = {
      db,
      header: { 'Idempotency-Key': key },
      body: {},
      path: operations.withdraw.path,
      gatewayError: () => new Error('refused') as never,
    }
    let resolve: (order: { orderNo: string }) => void = () => undefined
    const made = new Promise<{ orderNo: string }>((done) => {
      resolve = done
    })
    const answer = once(call, member(), () => made)
    expect(await settle(db, member(), question)).toEqual({ state: 'RUNNING' })
    resolve({ orderNo: 'W1' })
    await answer
    expect(await settle(db, member(), question)).toEqual({ state: 'DONE', orderNo: 'W1' })
  })
})

describe('an order to pay in', () => {
  it('BEYOND-02 waits with the account to transfer to, and becomes money when it arrives', async () => {
    const before = balance()
    const orderNo = await order()
    expect(await depositOf(orderNo)).toMatchObject({
      status: 'PENDING',
      cancellable: true,
      account: { bankName: 'Padma River Bank' },
      proof: { wanted: true, slipReceived: false },
    })
    await act(orderNo, 'arrive', { amount: '4999.99' })
    const arrived = await depositOf(orderNo)
    expect(arrived).toMatchObject({ status: 'COMPLETED', received: '4999.99', cancellable: false })
    expect(arrived.account).toBeUndefined()
    expect(balance() - before).toBe(499_999n)
    expect((await ask('listDepositReports')).value.content[0]).toMatchObject({
      orderNo,
      amount: '4999.99',
      status: 'COMPLETED',
    })
  })

  it('MONEY-36, BEYOND-03 does not expire once it has a number; one without does, and late money still counts', async () => {
    const proved = await order('1000.00')
    const forgotten = await order('2000.00')
    await ask('addDepositProof', { body: { orderNo: proved, reference: '482913300175' } })
    await control('clock', { aheadMs: 121 * 60_000 })
    expect(await depositOf(proved)).toMatchObject({ status: 'PROCESSING', proof: { reference: '482913300175' } })
    const { status, steps, account } = await depositOf(forgotten)
    expect([status, steps.at(-1)?.reason, account]).toEqual(['CANCELLED', 'EXPIRED', undefined])
    await act(forgotten, 'arrive')
    expect((await depositOf(forgotten)).steps.map((one) => one.status)).toEqual(['PENDING', 'CANCELLED', 'COMPLETED'])
  })

  it('BEYOND-11 takes a number for one order alone', async () => {
    const [one, other] = [await order('1000.00'), await order('2000.00')]
    await ask('addDepositProof', { body: { orderNo: one, reference: '482913300175' } })
    expect((await ask('addDepositProof', { body: { orderNo: other, reference: '482913300175' } })).code).toBe(
      'REFERENCE_USED',
    )
    const third = transfer('3000.00', { reference: '482913300175' })
    expect((await ask('createManualDeposit', { body: third })).code).toBe('REFERENCE_USED')
  })

  it('MONEY-37, BEYOND-11 takes a number of the kind that its channel has alone', async () => {
    const wallet = transfer('1000.00', { channelId: 'm-BKASH' })
    const { orderNo } = (await ask('createManualDeposit', { body: wallet })).value.order
    expect((await depositOf(orderNo)).proof.referenceKind).toBe('TRXID')
    const prove = async (reference: string) => (await ask('addDepositProof', { body: { orderNo, reference } })).code
    expect(await prove('482913300175999')).toBe('NUMBER_FORMAT')
    expect((await depositOf(orderNo)).status).toBe('PENDING')
    expect(await prove('BKL7Q2M9XT')).toBeUndefined()
    const named = { ...wallet, amount: '2000.00', reference: 'BKL7' }
    expect((await ask('createManualDeposit', { body: named })).code).toBe('NUMBER_FORMAT')
  })

  it('MONEY-30 expires before its time where an operator says so', async () => {
    const orderNo = await order()
    await act(orderNo, 'expire')
    const { steps, account } = await depositOf(orderNo)
    expect([steps.at(-1)?.status, steps.at(-1)?.reason, account]).toEqual(['CANCELLED', 'EXPIRED', undefined])
    expect((await act(orderNo, 'expire')).status).toBe(409)
  })

  it('BEYOND-04, BEYOND-11 is cancelled once, and then takes no proof', async () => {
    const orderNo = await order()
    expect((await ask('cancelDeposit', { body: { orderNo } })).success).toBe(true)
    expect((await ask('cancelDeposit', { body: { orderNo } })).code).toBe('ORDER_FINAL')
    expect((await ask('addDepositProof', { body: { orderNo, reference: '482913300175' } })).code).toBe('ORDER_FINAL')
    expect((await depositOf(orderNo)).steps.at(-1)).toMatchObject({ status: 'CANCELLED', reason: 'MEMBER' })
  })

  it('BEYOND-11 an equal one within ten minutes needs a second yes', async () => {
    await order()
    const repeated = await ask('createManualDeposit', { body: transfer() })
    expect(repeated.code).toBe('ORDER_REPEATED')
    expect((await ask('createManualDeposit', { body: transfer(undefined, { again: true }) })).success).toBe(true)
    await control('clock', { aheadMs: 11 * 60_000 })
    expect((await ask('createManualDeposit', { body: transfer() })).success).toBe(true)
  })

  it('a payment that is taken back leaves the wallet, with what was added to it', async () => {
    const before = balance()
    const { value } = await ask('createGatewayDeposit', {
      body: { vendor: 'PADMAPAY', channelId: 'g-BKASH', amount: '1000.00' },
    })
    const { orderNo } = value.order
    await act(orderNo, 'arrive')
    expect(balance() - before).toBe(101_000n)
    await act(orderNo, 'reverse')
    expect(balance()).toBe(before)
    expect((await depositOf(orderNo)).steps.at(-1)).toMatchObject({ status: 'REJECTED', reason: 'REVERSED' })
    expect((await act(orderNo, 'reverse')).status).toBe(409)
  })

  it('numbers of orders made in one millisecond differ', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ask('createManualDeposit', { body: transfer(`${1000 + i}.00`) })),
    )
    expect(new Set(made.map(({ value }) => value.order.orderNo)).size).toBe(20)
  })

  it('needs the name of who paid, and a bank of the channel, where its channel asks for them', async () => {
    const nameless = await ask('createManualDeposit', { body: { channelId: 'm-PADMA', amount: '5000.00' } })
    expect(nameless).toMatchObject({ code: 'REQUEST_INVALID', value: { errors: ['/body/payerName'] } })
    const pay = (more: object) =>
      ask('createGatewayDeposit', {
        body: { vendor: 'KAVERIPAY', channelId: 'g-netbanking', amount: '1000.00', ...more },
      })
    expect(await pay({})).toMatchObject({ code: 'REQUEST_INVALID', value: { errors: ['/body/bankCode'] } })
    expect((await pay({ bankCode: 'NOBANK' })).code).toBe('RECORD_NOT_FOUND')
  })

  it('another member does not see it', async () => {
    const orderNo = await order()
    await db.depositOrders.update((q) => q.where({ orderNo }), {
      data(draft) {
        draft.username = 'newcomer'
      },
    })
    expect((await ask('getDepositOrder', { query: `?orderNo=${orderNo}` })).code).toBe('RECORD_NOT_FOUND')
  })
})

describe('an order to pay out', () => {
  it('MONEY-45 that comes back books its whole amount back, once', async () => {
    const before = balance()
    const { value } = await ask('withdraw', { body: payout('1000.00') })
    expect(before - balance()).toBe(100_000n)
    await act(value.orderNo, 'check')
    await act(value.orderNo, 'pay')
    await act(value.orderNo, 'return')
    expect(balance()).toBe(before)
    expect((await act(value.orderNo, 'return')).status).toBe(409)
    const { steps } = (await ask('getWithdrawOrder', { query: `?orderNo=${value.orderNo}` })).value
    expect(steps.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED'])
  })

  it('MONEY-22, MONEY-23 costs nothing while a free one is left, then the greater of share and minimum; another fee is asked for again', async () => {
    expect((await ask('withdraw', { body: payout('1000.00', { fee: '0.00' }) })).value.fee).toBe('0.00')
    for (const fee of ['0.00', '10.005'])
      expect((await ask('withdraw', { body: payout('600.00', { fee }) })).code).toBe('FEE_CHANGED')
    expect((await ask('withdraw', { body: payout('600.00', { fee: '10.00' }) })).value).toMatchObject({
      fee: '10.00',
      payout: '590.00',
    })
    expect(shareOf(centsOf('1000.33'), '1.50')).toBe(1500n)
    expect(shareOf(centsOf('1000.34'), '1.50')).toBe(1501n)
  })

  it('BEYOND-11 says what must be bet before, and when the day has had enough', async () => {
    await control('account', { username: MEMBER, turnoverLeft: '250.00' })
    expect(await ask('withdraw', { body: payout() })).toMatchObject({
      code: 'TURNOVER_OPEN',
      value: { amount: '250.00' },
    })
    await control('account', { username: MEMBER, turnoverLeft: '0.00' })
    for (const amount of ['500.00', '501.00', '502.00'])
      expect((await ask('withdraw', { body: payout(amount) })).success).toBe(true)
    expect((await ask('withdraw', { body: payout('503.00') })).code).toBe('WITHDRAW_LIMIT_REACHED')
    expect((await ask('listBankCards')).value.allowance.timesLeftToday).toBe(0)
  })
})

it('MONEY-18 amounts of 18 digits stay exact in the stub', () => {
  for (const amount of ['9007199254740993.01', '999999999999999.99', '0.10', '-123456789012345678.05'])
    expect(money(centsOf(amount))).toBe(amount)
  expect(money(centsOf('9007199254740993.01') + 1n)).toBe('9007199254740993.02')
  expect(() => centsOf('1.005')).toThrow(RangeError)
  expect(() => money(0.5)).toThrow(RangeError)
})
