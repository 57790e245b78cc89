import type {
  DepositBonusTerms,
  DepositChannel,
  DepositMethodCode,
  DepositOrder,
  DepositOrderDetails,
  DepositReport,
  OrderReason,
  OrderStep,
} from '#src/api/generated/types.ts'
import { centsOf, lesserOf, money, shareOf } from '#mock/lib/cents.ts'
import { promotionSeed } from '#mock/data/promotions.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { Database } from '../db.ts'
import type { Account, DepositOrderRow } from '../rows.ts'
import { bookCents, oweTurnover } from './bookings.ts'
import { methodsNow } from './open-methods.ts'
import { inCrypto } from './crypto-amount.ts'
import { orderNo } from './order-no.ts'
import { changeOrder, DEPOSIT_MOVES, isOpenTo } from './order-moves.ts'
import { finishedAt, lastStep, step } from './order-steps.ts'
import { latestFirst } from './latest-first.ts'

type Owner = Pick<Account, 'merchant' | 'username'>
/** How an order is paid at a provider; undefined where it is transferred to an account. */
export type Payment = DepositOrderRow['payment']

/** What a member orders. */
export interface NewDeposit<Pay extends Payment> {
  readonly method: DepositMethodCode
  readonly channel: DepositChannel
  readonly amount: string
  readonly promoId: string | undefined
  /** How the order with this number is paid. */
  readonly pay: (orderNo: string) => Pay
  readonly reference: string | undefined
  readonly hasSlip: boolean
}

const MINUTE_MS = 60_000
/** How long an order waits for its money, by how it is paid. */
const TTL_MINUTES = { account: 120, LINK: 15, QR: 5 } as const

/** Takes an order in; it waits for its money. */
export async function orderDeposit<Pay extends Payment>(
  db: Database,
  { merchant, username }: Owner,
  deposit: NewDeposit<Pay>,
  now: number,
): Promise<{ order: DepositOrder; payment: Pay }> {
  const { method, channel, amount, promoId, pay, reference, hasSlip } = deposit
  const number = orderNo('D', now)
  const payment = pay(number)
  const order = {
    orderNo: number,
    amount,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + TTL_MINUTES[payment?.kind ?? 'account'] * MINUTE_MS).toISOString(),
    ...(promoId === undefined ? {} : { promoId }),
  }
  const isProved = reference !== undefined || hasSlip
  await db.depositOrders.create({
    merchant,
    username,
    orderNo: number,
    order,
    method,
    channelId: channel.channelId,
    ...(payment && { payment }),
    ...(channel.crypto && { crypto: inCrypto(channel.crypto, amount) }),
    ...(reference === undefined ? {} : { reference }),
    hasSlip,
    steps: [step('PENDING', now), ...(isProved ? [step('PROCESSING', now)] : [])],
  })
  return { order, payment }
}

/** An order of a member. */
export function findDeposit(db: Database, { merchant, username }: Owner, number: string): DepositOrderRow | undefined {
  return db.depositOrders.findFirst((q) => q.where({ merchant, username, orderNo: number }))
}

/** All states so far. What waits past its time is cancelled without anybody doing so. */
export function stepsOf({ order, steps }: DepositOrderRow, now: number): readonly OrderStep[] {
  const expiresAt = Date.parse(order.expiresAt)
  const isOver = lastStep(steps).status === 'PENDING' && now >= expiresAt
  return isOver ? [...steps, step('CANCELLED', expiresAt, 'EXPIRED')] : steps
}

/** The order as its page shows it, in a language. */
export function detailsOf(row: DepositOrderRow, now: number, language: string): DepositOrderDetails {
  const { order, method, payment, reference, hasSlip, received, bonus } = row
  const steps = stepsOf(row, now)
  const { status } = lastStep(steps)
  const isWaiting = status === 'PENDING'
  const channel = channelOf(row, language)
  return {
    order,
    method,
    channelName: channel?.name ?? method,
    status,
    steps: [...steps],
    ...(received === undefined ? {} : { received }),
    ...(bonus === undefined ? {} : { bonus }),
    ...(isWaiting && channel?.account && { account: channel.account }),
    ...(isWaiting && payment && { payment }),
    ...(row.crypto && { crypto: row.crypto }),
    proof: {
      wanted: isWaiting && method === 'MANUAL',
      ...(channel?.referenceKind && { referenceKind: channel.referenceKind }),
      ...(reference === undefined ? {} : { reference }),
      slipReceived: hasSlip,
    },
    cancellable: isOpenTo(DEPOSIT_MOVES, 'cancel', status),
  }
}

/** The orders of a member for the record of deposits, the latest first. */
export function depositReports(
  db: Database,
  { merchant, username }: Owner,
  now: number,
  language: string,
): DepositReport[] {
  const rows = db.depositOrders.findMany((q) => q.where({ merchant, username }))
  return latestFirst(rows, ({ order }) => order.createdAt).map((row) => {
    const steps = stepsOf(row, now)
    const finished = finishedAt(steps)
    const { orderNo: number, amount, createdAt } = row.order
    return {
      orderNo: number,
      method: channelOf(row, language)?.name ?? row.method,
      amount: row.received ?? amount,
      bonus: row.bonus ?? '0.00',
      status: lastStep(steps).status,
      createdAt,
      ...(finished === undefined ? {} : { finishedAt: finished }),
    }
  })
}

/**
 * Notes what the member says of the transfer; the operator looks for it from then on (MONEY-36).
 *
 * @returns false where the order has come too far, also by a call at the same time; so do the others below
 */
export async function proveDeposit(
  db: Database,
  row: DepositOrderRow,
  { reference, hasSlip }: { reference: string | undefined; hasSlip: boolean },
  now: number,
): Promise<boolean> {
  return change(db, row, 'prove', now, (draft) => {
    if (reference !== undefined) draft.reference = reference
    draft.hasSlip ||= hasSlip
    if (lastStep(draft.steps).status === 'PENDING') draft.steps.push(step('PROCESSING', now))
  })
}

/** The operator looks for the money. */
export async function checkDeposit(db: Database, row: DepositOrderRow, now: number): Promise<boolean> {
  return change(db, row, 'check', now, (draft) => {
    draft.steps.push(step('PROCESSING', now))
  })
}

/** Ends an order without money. */
export async function endDeposit(
  db: Database,
  row: DepositOrderRow,
  action: 'cancel' | 'reject' | 'expire',
  reason: OrderReason,
  now: number,
): Promise<boolean> {
  return change(db, row, action, now, (draft) => {
    draft.steps.push(step(action === 'reject' ? 'REJECTED' : 'CANCELLED', now, reason))
  })
}

/** Money comes in for an order, also after its time: it is booked, with what channel and promotion add. */
export async function arriveDeposit(db: Database, row: DepositOrderRow, amount: string, now: number): Promise<boolean> {
  const account = findAccount(db, row.merchant, row.username)
  if (!account) return false
  const cents = centsOf(amount)
  const bonus = bonusOf(row, cents)
  const hasArrived = await change(db, row, 'arrive', now, (draft) => {
    draft.received = money(cents)
    draft.bonus = money(bonus)
    draft.steps = [...stepsOf(draft, now), step('COMPLETED', now)]
  })
  if (!hasArrived) return false
  // First, so that no payout comes between.
  await oweTurnover(db, account, turnoverOf(row, cents))
  await bookCents(db, account, cents, 'DEPOSIT')
  await bookCents(db, account, bonus, 'BONUS')
  return true
}

/** A payment is taken back by the provider, with its bonus and what had to be bet for it. */
export async function reverseDeposit(db: Database, row: DepositOrderRow, now: number): Promise<boolean> {
  const account = findAccount(db, row.merchant, row.username)
  if (!account) return false
  const isReversed = await change(db, row, 'reverse', now, (draft) => {
    draft.steps.push(step('REJECTED', now, 'REVERSED'))
  })
  if (!isReversed) return false
  await bookCents(db, account, -centsOf(row.received), 'DEPOSIT')
  await bookCents(db, account, -centsOf(row.bonus), 'BONUS')
  await oweTurnover(db, account, -turnoverOf(row, centsOf(row.received)))
  return true
}

/** What the channel adds, and what the promotion does. */
function bonusOf(row: DepositOrderRow, cents: bigint): bigint {
  const ofChannel = shareOf(cents, channelOf(row, DEFAULT_LANGUAGE)?.bonusRate ?? '0.00')
  return ofChannel + promotionBonus(termsOf(row, cents), cents)
}

/** What must be bet for a promotion, as its terms have it: the deposit and its own bonus, so many times (MONEY-27). */
function turnoverOf(row: DepositOrderRow, cents: bigint): bigint {
  const terms = termsOf(row, cents)
  return terms ? (cents + promotionBonus(terms, cents)) * BigInt(terms.turnoverTimes) : 0n
}

/** The terms of the order's promotion, where so much earns its bonus. */
function termsOf({ order: { promoId } }: DepositOrderRow, cents: bigint): DepositBonusTerms | undefined {
  const terms = promoId === undefined ? undefined : promotionSeed(promoId)?.depositTerms
  return terms && cents >= centsOf(terms.minDeposit) ? terms : undefined
}

function promotionBonus(terms: DepositBonusTerms | undefined, cents: bigint): bigint {
  if (!terms) return 0n
  const share = shareOf(cents, terms.bonusRate)
  return terms.maxBonus === undefined ? share : lesserOf(share, centsOf(terms.maxBonus))
}

/** The channel that an order goes by; none where it is no longer on offer. */
export function channelOf({ merchant, channelId }: DepositOrderRow, language: string): DepositChannel | undefined {
  return methodsNow(merchant, language)
    .flatMap(({ channels }) => channels)
    .find((one) => one.channelId === channelId)
}

/** Edits an order where its state allows this. */
async function change(
  db: Database,
  { orderNo: number }: DepositOrderRow,
  action: keyof typeof DEPOSIT_MOVES,
  now: number,
  edit: (draft: DepositOrderRow) => void,
): Promise<boolean> {
  return changeOrder(
    DEPOSIT_MOVES[action],
    (row: DepositOrderRow) => stepsOf(row, now),
    (data) => db.depositOrders.update((q) => q.where({ orderNo: number }), { data }),
    edit,
  )
}
