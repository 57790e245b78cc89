import type { DepositChannel, DepositMethodCode, DepositOrder, PaymentQr } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import type { SignedIn } from '../state/accounts/sessions.ts'
import type { MerchantCode } from '../data/accounts.ts'
import { depositMethods } from '../data/payments.ts'
import { promotionSeed } from '../data/promotions.ts'
import type { Database } from '../state/db.ts'
import type { Fault } from '../lib/fault.ts'
import { centsOf, money } from '../lib/cents.ts'
import { bookCents } from '../state/money/bookings.ts'
import { CARD_LIMITS, cardsOf } from '../state/money/cards.ts'
import { once, type KeyedCall } from '../state/idempotency.ts'
import { noteDeposit, noteWithdrawal } from '../state/money/money-orders.ts'
import { hasPaymentPassword, isPaymentPasswordOf } from '../state/money/payment-passwords.ts'
import { promotionOf } from '../state/money/promotions.ts'
import { faultOfImage, keepPictures } from '../state/uploads.ts'

const DEFAULT_LANGUAGE = 'EN'
const ORDER_TTL_MS = 2 * 60 * 60_000
const FEE_SHARE = 0.015

/** Orders to pay in and out. No money comes by itself: an order to pay in waits, one to pay out leaves the wallet at once. */
export const paymentsBehaviour = {
  createManualDeposit(call) {
    return once(call, signedIn(call).account, async () => {
      const { slip } = call.body
      const wrong = slip && (await faultOfImage(slip))
      if (wrong) throw call.fault(wrong)
      const { channel, order } = await orderIn(call, 'MANUAL')
      if (slip) await keepPictures('createManualDeposit', [slip])
      const account = channel.account ?? { bankName: channel.name, accountName: channel.name, accountNumber: '0' }
      return { order, account, slipReceived: slip !== undefined }
    })
  },

  createGatewayDeposit(call) {
    return once(call, signedIn(call).account, async () => {
      const { order } = await orderIn(call, 'GATEWAY', call.body.vendor)
      const url = `https://pay.${call.body.vendor.toLowerCase()}.example/checkout/${order.orderNo}`
      return { order, payment: { kind: 'LINK', url } } as const
    })
  },

  createWechatDeposit: (call) => scanned(call, 'WECHAT'),
  createAlipayDeposit: (call) => scanned(call, 'ALIPAY'),
  createQqDeposit: (call) => scanned(call, 'QQ'),

  withdraw(call) {
    const { account } = signedIn(call)
    return once(call, account, async () => {
      const { body, db, now, fault } = call
      const cents = centsOf(body.amount)
      if (!hasPaymentPassword(account)) throw fault('PAYMENT_PASSWORD_UNSET')
      const card = cardsOf(account).find(({ cardId, usable }) => cardId === body.cardId && usable)
      if (!card) throw fault('RECORD_NOT_FOUND')
      if (isOutside(cents, CARD_LIMITS)) throw fault('AMOUNT_OUT_OF_LIMITS', CARD_LIMITS)
      if (!(await isPaymentPasswordOf(account, body.paymentPassword))) throw fault('PAYMENT_PASSWORD_INCORRECT')
      if (cents > centsOf(account.wallet.sumBalance)) throw fault('INSUFFICIENT_BALANCE')
      await bookCents(db, account, -cents, 'WITHDRAW')
      const fee = Math.round(cents * FEE_SHARE)
      const createdAt = new Date(now).toISOString()
      const amounts = { amount: money(cents), fee: money(fee), payout: money(cents - fee) }
      const order = { orderNo: orderNo('W', now), ...amounts, card, createdAt }
      const { bank, maskedNumber: cardNo } = card
      await noteWithdrawal(db, account, { ...order, bankName: bank.bankName, cardNo })
      return order
    })
  },
} satisfies Behaviours

interface DepositCall {
  readonly session: SignedIn | undefined
  readonly merchant: MerchantCode
  readonly db: Database
  readonly now: number
  readonly body: { readonly channelId: string; readonly amount: string; readonly promoId?: string }
  readonly fault: {
    (code: 'FEATURE_UNAVAILABLE' | 'PROMO_NOT_ELIGIBLE' | 'RECORD_NOT_FOUND'): Fault
    (code: 'AMOUNT_OUT_OF_LIMITS', value: { minAmount: string; maxAmount: string }): Fault
  }
}

/** Takes an order in: an open channel of this way to pay, an amount within its limits, a promotion that was joined. */
async function orderIn(
  call: DepositCall,
  method: DepositMethodCode,
  vendor?: string,
): Promise<{ channel: DepositChannel; order: DepositOrder }> {
  const { body, db, merchant, now, fault } = call
  const { channelId, amount, promoId } = body
  const channel = depositMethods(merchant, DEFAULT_LANGUAGE)
    .filter((one) => one.method === method)
    .flatMap(({ channels }) => channels)
    .find((one) => one.channelId === channelId && (vendor === undefined || one.vendor === vendor))
  if (!channel) throw fault('RECORD_NOT_FOUND')
  if (channel.state !== 'OPEN') throw fault('FEATURE_UNAVAILABLE')
  if (isOutside(centsOf(amount), channel.limits)) throw fault('AMOUNT_OUT_OF_LIMITS', channel.limits)
  if (promoId !== undefined) {
    const seed = promotionSeed(promoId)
    if (!seed) throw fault('RECORD_NOT_FOUND')
    const { status } = promotionOf(db, signedIn(call).account, seed, now, DEFAULT_LANGUAGE)
    if (status !== 'JOINED') throw fault('PROMO_NOT_ELIGIBLE')
  }
  const order = {
    orderNo: orderNo('D', now),
    amount,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + ORDER_TTL_MS).toISOString(),
    ...(promoId === undefined ? {} : { promoId }),
  }
  await noteDeposit(db, signedIn(call).account, { ...order, method: channel.name })
  return { channel, order }
}

const scanned = (
  call: DepositCall & KeyedCall,
  method: DepositMethodCode,
): Promise<{ order: DepositOrder; payment: PaymentQr }> =>
  once(call, signedIn(call).account, async () => {
    const { order } = await orderIn(call, method)
    return { order, payment: { kind: 'QR', content: `https://qr.eastlink.example/${order.orderNo}` } }
  })

const isOutside = (cents: number, { minAmount, maxAmount }: { minAmount: string; maxAmount: string }): boolean =>
  cents < centsOf(minAmount) || cents > centsOf(maxAmount)

/** A letter and the moment to the millisecond. */
const orderNo = (letter: string, now: number): string =>
  `${letter}${new Date(now).toISOString().slice(2).replaceAll(/\D/g, '')}`
