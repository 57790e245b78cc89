import { beforeEach, expect, it } from 'vitest'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { isNumberOf } from './account-numbers.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { restore, snapshot } from '../contents.ts'
import { db } from '../db.ts'
import { actOn } from './operator.ts'
import { inCrypto } from './crypto-amount.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const askAt = (merchant: MerchantCode) => askAs(() => seededAccount('ravi88', merchant))
const ask = askAt('bdtdemo')
const channels = async (merchant: MerchantCode) =>
  (await askAt(merchant)('listDepositBanks')).value.methods.flatMap((method) => method.channels)
const detailsOf = async (orderNo: string, from = ask) =>
  (await from('getDepositOrder', { query: `?orderNo=${orderNo}` })).value

beforeEach(resetRuntime)

it('BEYOND-13 only one merchant takes USDT, to an address of its network', async () => {
  const [usdt] = (await channels('bdtdemo')).filter(({ crypto }) => crypto)
  expect(usdt).toMatchObject({
    channelId: 'm-USDT',
    referenceKind: 'HASH',
    crypto: { currency: 'USDT', network: 'TRC20', rate: '121.50', confirmations: 20 },
  })
  const bank = { bankCode: 'USDT', bankName: 'USDT', kind: 'CRYPTO' } as const
  expect(await isNumberOf(bank, usdt?.account?.accountNumber ?? '', 'bdtdemo')).toBe(true)
  for (const merchant of ['tlbdemo', 'inrdemo'] as const)
    expect((await channels(merchant)).filter(({ crypto }) => crypto)).toEqual([])
})

it('BEYOND-13 an order has its amount in USDT at the rate of its moment, no name of a payer, and a hash for proof', async () => {
  const { value } = await ask('createManualDeposit', { body: { channelId: 'm-USDT', amount: '1500.00' } })
  const { orderNo } = value.order
  await restore(JSON.parse(JSON.stringify(snapshot())))
  const waiting = await detailsOf(orderNo)
  expect(waiting).toMatchObject({
    crypto: { currency: 'USDT', network: 'TRC20', rate: '121.50', confirmations: 20, amount: '12.35' },
    account: { accountNumber: value.account.accountNumber },
    proof: { wanted: true, referenceKind: 'HASH' },
  })
  const prove = (reference: string) => ask('addDepositProof', { body: { orderNo, reference } })
  expect((await prove('BKL7Q2M9XT')).code).toBe('NUMBER_FORMAT')
  expect((await prove('a'.repeat(64))).success).toBe(true)
  await actOn(db, { orderNo, action: 'arrive' }, Date.now())
  const arrived = await detailsOf(orderNo)
  expect([arrived.received, arrived.crypto?.amount, arrived.account]).toEqual(['1500.00', '12.35', undefined])
})

it('BEYOND-13, MONEY-18 rounds up to the hundredth, so that never less arrives', () => {
  const terms = { currency: 'USDT', network: 'TRC20', confirmations: 1 } as const
  const at = (rate: string, amount: string) => inCrypto({ ...terms, rate }, amount).amount
  expect(at('121.50', '1215.00')).toBe('10.00')
  expect(at('121.50', '1215.01')).toBe('10.01')
  expect(at('121.505678', '999999999999999.99')).toBe('8230068063156.69')
})

it('BEYOND-13, MONEY-34 a payment by UPI comes as a code with a link that states the amount of the order', async () => {
  const inr = askAt('inrdemo')
  const body = { vendor: 'PADMAPAY', channelId: 'g-UPI', amount: '500.00' }
  const { value } = await inr('createGatewayDeposit', { body })
  const link = `upi://pay?pa=eveninglantern@okpadma&pn=Evening%20Lantern&tr=${value.order.orderNo}&am=500.00&cu=INR`
  expect(value.payment).toEqual({ kind: 'QR', content: link, appUrl: link })
  expect((await detailsOf(value.order.orderNo, inr)).payment).toEqual(value.payment)
  const bdt = await ask('createGatewayDeposit', { body: { ...body, channelId: 'g-BKASH' } })
  expect(bdt.value.payment).toEqual({ kind: 'LINK', url: expect.stringMatching(/^https:/) })
})
