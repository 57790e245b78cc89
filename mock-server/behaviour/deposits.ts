import type {
  DepositChannel,
  DepositMethodCode,
  DepositOrder,
  OnlineDeposit,
  ReferenceKind,
} from '#src/api/generated/types.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { promotionSeed } from '#mock/data/promotions.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { centsOf } from '#mock/lib/cents.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { checkIdentity } from '#mock/state/accounts/identity.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import type { Database } from '#mock/state/db.ts'
import { checkBreak, checkDepositLimits } from '#mock/state/limits/play-limits.ts'
import {
  channelOf,
  detailsOf,
  endDeposit,
  findDeposit,
  orderDeposit,
  proveDeposit,
  stepsOf,
  type Payment,
} from '#mock/state/money/deposit-orders.ts'
import { once, type KeyedCall } from '#mock/state/money/money-calls.ts'
import { methodsNow } from '#mock/state/money/open-methods.ts'
import { isOpen, lastStep } from '#mock/state/money/order-steps.ts'
import { pastDeposit } from '#mock/state/money/past-orders.ts'
import { promotionOf } from '#mock/state/money/promotions.ts'
import { isReferenceOf } from '#mock/state/money/references.ts'
import { isRecent } from '#mock/state/money/recent-orders.ts'
import type { DepositOrderRow } from '#mock/state/rows.ts'
import { imageErrorCode, keepPictures } from '#mock/state/uploads.ts'

/** Where the providers of QR codes and apps answer. */
const EASTLINK = 'eastlink.example'
/** The first channel of online payments at the merchant whose first wallet is UPI. */
const UPI_CHANNEL = 'g-UPI'

/** Paying in. No money comes by itself: an order waits until the controls of the stub say that money has arrived. */
export const depositsBehaviour = {
  createManualDeposit(call) {
    return once(call, signedIn(call).account, async () => {
      const { slip, reference, payerName } = call.body
      const asked = channelIn(call, 'MANUAL')
      if (asked && !asked.crypto && payerName === undefined)
        throw call.gatewayError('REQUEST_INVALID', { errors: ['/body/payerName'] })
      await checkProof(call, asked?.referenceKind)
      const hasSlip = slip !== undefined
      const { channel, order } = await orderIn(call, 'MANUAL', {
        pay: () => undefined,
        reference,
        hasSlip,
      })
      if (slip) await keepPictures('createManualDeposit', [slip])
      const account = channel.account ?? { bankName: channel.name, accountName: channel.name, accountNumber: '0' }
      return { order, account, slipReceived: hasSlip }
    })
  },

  createGatewayDeposit(call) {
    const { vendor, channelId, amount, bankCode } = call.body
    return once(call, signedIn(call).account, async () => {
      const { banks = [] } = channelIn(call, 'GATEWAY', vendor) ?? {}
      if (banks.length > 0 && bankCode === undefined)
        throw call.gatewayError('REQUEST_INVALID', { errors: ['/body/bankCode'] })
      if (bankCode !== undefined && !banks.some((bank) => bank.bankCode === bankCode))
        throw call.gatewayError('RECORD_NOT_FOUND')
      const { order, payment } = await orderIn(call, 'GATEWAY', {
        vendor,
        pay: (orderNo): OnlineDeposit['payment'] =>
          channelId === UPI_CHANNEL
            ? upiOf(orderNo, amount)
            : { kind: 'LINK', url: `https://pay.${vendor.toLowerCase()}.example/checkout/${orderNo}` },
      })
      return { order, payment }
    })
  },

  createWechatDeposit(call) {
    return online(call, 'WECHAT', call.body.variant === 'H5' ? 'LINK' : 'QR')
  },
  createAlipayDeposit: (call) => online(call, 'ALIPAY', 'QR'),
  createQqDeposit: (call) => online(call, 'QQ', 'QR'),

  getDepositOrder(call) {
    const { orderNo, language = DEFAULT_LANGUAGE } = call.query
    return pastDeposit(signedIn(call).account, orderNo) ?? detailsOf(orderOf(call, orderNo), call.now, language)
  },

  async addDepositProof(call) {
    const { body, db, now, gatewayError } = call
    const { slip, reference } = body
    const row = orderOf(call, body.orderNo)
    if (row.method !== 'MANUAL' || !isOpen(lastStep(stepsOf(row, now)))) throw gatewayError('ORDER_FINAL')
    await checkProof(call, channelOf(row, DEFAULT_LANGUAGE)?.referenceKind, row.orderNo)
    if (slip) await keepPictures('addDepositProof', [slip])
    const isProved = await proveDeposit(db, row, { reference, hasSlip: slip !== undefined }, now)
    if (!isProved) throw gatewayError('ORDER_FINAL')
    return null
  },

  async cancelDeposit(call) {
    const row = orderOf(call, call.body.orderNo)
    if (!(await endDeposit(call.db, row, 'cancel', 'MEMBER', call.now))) throw call.gatewayError('ORDER_FINAL')
    return null
  },
} satisfies Behaviours

interface ProofCall {
  readonly db: Database
  readonly body: { readonly slip?: Blob; readonly reference?: string }
  readonly gatewayError: (code: 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | 'NUMBER_FORMAT' | 'REFERENCE_USED') => GatewayError
}

/** Judges a slip, and the number of a transfer, which no other order than `orderNo` may have. */
async function checkProof({ db, body, gatewayError }: ProofCall, kind: ReferenceKind | undefined, orderNo?: string) {
  const { slip, reference } = body
  const wrong = slip && (await imageErrorCode(slip))
  if (wrong) throw gatewayError(wrong)
  if (reference === undefined) return
  if (!isReferenceOf(kind, reference)) throw gatewayError('NUMBER_FORMAT')
  const isUsed = db.depositOrders.all().some((one) => one.reference === reference && one.orderNo !== orderNo)
  if (isUsed) throw gatewayError('REFERENCE_USED')
}

/** A code that any UPI app reads, and the link that opens one on the same phone (BEYOND-13). */
function upiOf(orderNo: string, amount: string): OnlineDeposit['payment'] {
  const link = `upi://pay?pa=eveninglantern@okpadma&pn=Evening%20Lantern&tr=${orderNo}&am=${amount}&cu=INR`
  return { kind: 'QR', content: link, appUrl: link }
}

interface OrderCall {
  readonly session: SignedIn | undefined
  readonly db: Database
  readonly gatewayError: (code: 'RECORD_NOT_FOUND') => GatewayError
}

function orderOf(call: OrderCall, orderNo: string): DepositOrderRow {
  const row = findDeposit(call.db, signedIn(call).account, orderNo)
  if (!row) throw call.gatewayError('RECORD_NOT_FOUND')
  return row
}

interface DepositCall {
  readonly session: SignedIn | undefined
  readonly merchant: MerchantCode
  readonly db: Database
  readonly now: number
  readonly body: {
    readonly channelId: string
    readonly amount: string
    readonly promoId?: string
    readonly again?: boolean
  }
  readonly gatewayError: {
    (code: 'FEATURE_UNAVAILABLE' | 'IDENTITY_REQUIRED' | 'PROMO_NOT_ELIGIBLE' | 'RECORD_NOT_FOUND'): GatewayError
    (code: 'AMOUNT_OUT_OF_LIMITS', value: { minAmount: string; maxAmount: string }): GatewayError
    (code: 'DEPOSIT_LIMIT_REACHED', value: { amount: string }): GatewayError
    (code: 'COOLING_OFF', value: { retryAt: string }): GatewayError
    (code: 'ORDER_REPEATED', value: { orderedAt: string }): GatewayError
  }
}

interface Way<Pay> {
  readonly vendor?: string
  readonly pay: (orderNo: string) => Pay
  readonly reference?: string | undefined
  readonly hasSlip?: boolean
}

/** The channel of this way to pay that a call names. */
const channelIn = (
  { merchant, body: { channelId } }: Pick<DepositCall, 'merchant' | 'body'>,
  method: DepositMethodCode,
  vendor?: string,
): DepositChannel | undefined =>
  methodsNow(merchant, DEFAULT_LANGUAGE)
    .filter((one) => one.method === method)
    .flatMap(({ channels }) => channels)
    .find((one) => one.channelId === channelId && (vendor === undefined || one.vendor === vendor))

/**
 * Takes an order in: a member who is known and on no break, an open channel of this way to pay, an amount within its
 * limits and the member's own, a promotion that was joined, and no open order like it unless the member wants a second
 * one.
 */
async function orderIn<Pay extends Payment>(
  call: DepositCall,
  method: DepositMethodCode,
  { vendor, pay, reference, hasSlip = false }: Way<Pay>,
): Promise<{ channel: DepositChannel; order: DepositOrder; payment: Pay }> {
  const { body, db, now, gatewayError } = call
  const { account } = signedIn(call)
  checkIdentity(account, gatewayError)
  const { channelId, amount, promoId } = body
  checkBreak(account, call)
  const channel = channelIn(call, method, vendor)
  if (!channel) throw gatewayError('RECORD_NOT_FOUND')
  if (channel.state !== 'OPEN') throw gatewayError('FEATURE_UNAVAILABLE')
  const { minAmount, maxAmount } = channel.limits
  const cents = centsOf(amount)
  if (cents < centsOf(minAmount) || cents > centsOf(maxAmount))
    throw gatewayError('AMOUNT_OUT_OF_LIMITS', channel.limits)
  checkDepositLimits(account, cents, call)
  if (promoId !== undefined) {
    const seed = promotionSeed(promoId)
    if (!seed) throw gatewayError('RECORD_NOT_FOUND')
    if (promotionOf(db, account, seed, now, DEFAULT_LANGUAGE).status !== 'JOINED')
      throw gatewayError('PROMO_NOT_ELIGIBLE')
  }
  const same = db.depositOrders
    .findMany((q) => q.where({ merchant: account.merchant, username: account.username, channelId }))
    .find(
      (row) =>
        centsOf(row.order.amount) === cents && isRecent(row.order.createdAt, lastStep(stepsOf(row, now)).status, now),
    )
  if (same && !body.again) throw gatewayError('ORDER_REPEATED', { orderedAt: same.order.createdAt })
  const deposit = { method, channel, amount, promoId, pay, reference, hasSlip }
  return { channel, ...(await orderDeposit(db, account, deposit, now)) }
}

const online = (
  call: DepositCall & KeyedCall,
  method: DepositMethodCode,
  kind: 'LINK' | 'QR',
): Promise<OnlineDeposit> =>
  once(call, signedIn(call).account, async () => {
    const { order, payment } = await orderIn(call, method, {
      pay: (orderNo): OnlineDeposit['payment'] =>
        kind === 'LINK'
          ? { kind, url: `https://pay.${EASTLINK}/checkout/${orderNo}` }
          : { kind, content: `https://qr.${EASTLINK}/${orderNo}` },
    })
    return { order, payment }
  })
