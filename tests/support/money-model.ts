import * as fc from 'fast-check'
import { centsOf, money } from '#mock/lib/cents.ts'
import { setClockAhead, clockAhead, stubNow } from '#mock/lib/clock.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { bookCents } from '#mock/state/money/bookings.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { stepsOf } from '#mock/state/money/deposit-orders.ts'
import { fillWallet, walletOf } from '#mock/state/money/game-wallets.ts'
import { actOn, ordersNow } from '#mock/state/money/operator.ts'
import { lastStep } from '#mock/state/money/order-steps.ts'
import { createGatewayDeposit } from '#src/api/generated/deposit.ts'
import { returnBalance } from '#src/api/generated/records.ts'
import { cancelWithdrawal, withdraw } from '#src/api/generated/withdraw.ts'
import type { Planted } from './money-model-faults.ts'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { UnknownOutcomeError } from '#src/core/errors/unknown-outcome.ts'
import { askOutcome } from '#src/core/money/ask-outcome.ts'
import { sendMoneyCall, type MoneyCall } from '#src/core/money/money-calls.ts'
import { endSession, getSession } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { signInOnStub } from './stub-session.ts'
import { seededAccount } from './seeded-account.ts'

const MEMBER = 'ravi88'
const MERCHANT = 'bdtdemo'
/** A provider that keeps a wallet of its own. */
const GAME = 'MOON'
const WON_CENTS = 5_025n
/** Longer than the longest time in which an order can be paid by a link. */
const CLOCK_STEP_MS = 20 * 60_000

/** How a request goes, and what its sender hears of it. */
const fates = [
  'answered',
  'lostBefore',
  'lostAfter',
  'late',
  'lateTwice',
  'failedAfter',
  'crashBefore',
  'crashAfter',
  'askedMeanwhile',
] as const

/** What happens on the way of orders, and between them. */
export const moneySteps = fc.array(
  fc.oneof(
    fc.record({
      step: fc.constant('confirm' as const),
      kind: fc.constantFrom('deposit', 'withdrawal', 'return' as const),
      fate: fc.constantFrom(...fates),
    }),
    fc.record({ step: fc.constantFrom('settle', 'deliver', 'reload', 'logout', 'login', 'clock', 'cancel' as const) }),
    fc.record({
      step: fc.constant('operate' as const),
      action: fc.constantFrom('arrive', 'check', 'pay', 'reject', 'return', 'reverse' as const),
    }),
  ),
  { minLength: 1, maxLength: 10 },
)
type Step = typeof moneySteps extends fc.Arbitrary<(infer One)[]> ? One : never
type Confirm = Extract<Step, { step: 'confirm' }>

/** A member who orders, on a line and with an operator that do what the steps say. */
class Model {
  confirmations = 0
  /** Cents that games have left behind. */
  won = 0n
  /** Orders that the member was shown. */
  readonly shown = new Set<string>()
  /** Requests that are still on their way. */
  private readonly underWay: (() => Promise<unknown>)[] = []
  private readonly planted: Planted | undefined

  constructor(planted: Planted | undefined) {
    this.planted = planted
  }

  async take(step: Step): Promise<void> {
    if (step.step === 'confirm') await this.confirm(step)
    if (step.step === 'settle') await this.settle()
    if (step.step === 'deliver') await this.underWay.shift()?.()
    // Only the storage outlives the page.
    if (step.step === 'reload') globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key }))
    if (step.step === 'logout') this.logout()
    if (step.step === 'login') await signInOnStub(MEMBER)
    if (step.step === 'clock') setClockAhead(clockAhead() + CLOCK_STEP_MS)
    if (step.step === 'cancel') await this.cancel()
    if (step.step === 'operate') await this.operate(step.action)
  }

  /** In the end everything arrives, and the member looks once more. */
  async end(): Promise<void> {
    await signInOnStub(MEMBER)
    await this.settle()
    while (this.underWay.length > 0) await this.underWay.shift()?.()
    await this.settle()
  }

  /** The form is there only while no outcome is unknown; each opening has a key of its own. */
  private async confirm({ kind, fate }: Confirm): Promise<void> {
    if (!getSession() || unknownCalls().length > 0) return
    if (kind === 'return') await this.play()
    else this.confirmations += 1
    const amount = `${1_000 + this.confirmations}.00`
    try {
      await this.order(kind, fate, amount)
    } catch (error) {
      if (!(error instanceof UnknownOutcomeError)) return
      if (this.planted === 'forgets') moneyCallsItem.remove()
      if (this.planted === 'trustsAnyCode' && error.cause instanceof GatewayFailure) moneyCallsItem.remove()
      if (this.planted === 'sendsAgain') await this.order(kind, 'answered', amount).catch(() => undefined)
    }
  }

  /** A game leaves money behind, which the member can have back; that makes no order. */
  private async play(): Promise<void> {
    await leaveInGame(inGame() + WON_CENTS)
    this.won += WON_CENTS
  }

  private async order(kind: Confirm['kind'], fate: Confirm['fate'], amount: string): Promise<void> {
    let leave: () => void = () => undefined
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const call = { amount, key: crypto.randomUUID() }
    const orders = {
      deposit: () =>
        sendMoneyCall({ operation: 'createGatewayDeposit', ...call }, (header) =>
          this.send(fate, leave, () =>
            createGatewayDeposit({ header, body: { vendor: 'PADMAPAY', channelId: 'g-BKASH', amount } }),
          ),
        ).then(({ order }) => order),
      withdrawal: () =>
        sendMoneyCall({ operation: 'withdraw', ...call }, (header) =>
          this.send(fate, leave, () => this.withdraw(header, amount)),
        ),
      return: () =>
        sendMoneyCall({ operation: 'returnBalance', ...call }, (header) =>
          this.send(fate, leave, () => this.returnBalance(header)),
        ).then(() => undefined),
    }
    // Nothing of a page runs on that was left while its call was on the way.
    const order = await Promise.race([orders[kind](), left])
    if (order) this.shown.add(order.orderNo)
  }

  private async send<Value>(fate: Confirm['fate'], leave: () => void, request: () => Promise<Value>): Promise<Value> {
    const stored = moneyCallsItem.read()
    if (this.planted === 'storesLate') moneyCallsItem.remove()
    const once = async () => {
      const value = await request()
      if (this.planted === 'runsTwice')
        db.moneyCalls.deleteMany((q) => q.where({ content: (text) => text !== 'retired' }))
      return value
    }
    const later = () => once().catch(() => undefined)
    if (fate === 'askedMeanwhile') await this.settle()
    if (fate === 'answered' || fate === 'askedMeanwhile') return once()
    if (fate === 'lostAfter' || fate === 'failedAfter' || fate === 'crashAfter') await later()
    if (fate === 'late' || fate === 'lateTwice') this.underWay.push(later)
    if (fate === 'lateTwice') this.underWay.push(later)
    if (fate === 'crashBefore' || fate === 'crashAfter') {
      leave()
      return new Promise(() => undefined)
    }
    if (this.planted === 'storesLate' && stored) moneyCallsItem.write(stored)
    if (fate === 'failedAfter') throw new GatewayFailure({ operation: 'withdraw', code: 'UNKNOWN_ERROR', status: 500 })
    throw new TypeError('Failed to fetch')
  }

  private async withdraw(header: { 'Idempotency-Key': string }, amount: string) {
    const before = balance()
    const [card] = cardsOf(account())
    const body = { cardId: card?.cardId ?? '', amount, paymentPassword: '482913' }
    const order = await withdraw({ header, body })
    if (this.planted === 'paysFromNothing' && balance() !== before) await book(centsOf(amount), 'WITHDRAW')
    return order
  }

  private async returnBalance(header: { 'Idempotency-Key': string }) {
    const held = inGame()
    const results = await returnBalance({ header, body: {} })
    if (this.planted === 'returnsTwice') await leaveInGame(held)
    return results
  }

  private async settle(): Promise<void> {
    if (!getSession()) return
    for (const call of unknownCalls()) {
      const outcome = await askOutcome(call, { onSender: () => undefined, onNothing: () => undefined })
      if (outcome?.orderNo !== undefined && this.planted !== 'hidesOrder') this.shown.add(outcome.orderNo)
      if (this.planted === 'keepsKey') db.moneyCalls.deleteMany((q) => q.where({ key: call.key, content: 'retired' }))
    }
  }

  private logout(): void {
    endSession()
    if (this.planted === 'clearsAtLogout') moneyCallsItem.remove()
  }

  /** Two taps that the site did not hold back take the latest withdrawal back, if it still can be (BEYOND-05). */
  private async cancel(): Promise<void> {
    const order = db.withdrawOrders.all().at(-1)?.order
    if (!getSession() || !order) return
    const { orderNo } = order
    const isCancelled = () =>
      db.withdrawOrders.findFirst((q) => q.where({ orderNo }))?.steps.at(-1)?.status === 'CANCELLED'
    const call = () => cancelWithdrawal({ body: { orderNo } }).catch(() => undefined)
    await Promise.all([call(), call()])
    if (this.planted === 'cancelsTwice' && isCancelled()) await book(centsOf(order.amount), 'WITHDRAW')
  }

  /** The latest order with which this can be done. */
  private async operate(action: Extract<Step, { step: 'operate' }>['action']): Promise<void> {
    const order = ordersNow(db, stubNow()).find(({ actions }) => actions.includes(action))
    if (!order) return
    await actOn(db, { orderNo: order.orderNo, action }, stubNow())
    const cents = centsOf(order.amount)
    if (this.planted === 'losesArrival' && action === 'arrive') await book(-cents, 'DEPOSIT')
    if (this.planted === 'booksBackTwice' && order.kind === 'withdrawal' && ['reject', 'return'].includes(action))
      await book(cents, 'WITHDRAW')
  }
}

/** How many orders were made since it was set to 0: where nothing can be ordered, everything holds. */
export const tally = { orders: 0 }

/**
 * Takes the steps from a fresh start.
 *
 * @returns whether no more orders were made than confirmed, each was shown, and the balance is what it was, games
 * included, with what came in and without what went out
 */
export async function holdsAfter(steps: readonly Step[], planted?: Planted): Promise<boolean> {
  moneyCallsItem.remove()
  // All that a history leaves behind: of ten thousand of them, the stub would take half a minute to let go.
  for (const left of [db.depositOrders, db.withdrawOrders, db.moneyCalls, db.sessions, db.bookings]) left.clear()
  setClockAhead(0)
  await signInOnStub(MEMBER)
  const before = balance()
  const model = new Model(planted)
  for (const step of steps) {
    await model.take(step)
    if (ordersMade().length > model.confirmations) return false
  }
  await model.end()
  const made = ordersMade()
  tally.orders += made.length
  return (
    made.every((orderNo) => model.shown.has(orderNo)) &&
    model.shown.size === made.length &&
    balance() === before + moved() + model.won
  )
}

const unknownCalls = (): readonly MoneyCall[] => moneyCallsItem.read() ?? []

const ordersMade = (): string[] => ordersNow(db, stubNow()).map(({ orderNo }) => orderNo)

const account = () => seededAccount(MEMBER, MERCHANT)

/** With what lies at games. */
const balance = (): bigint => centsOf(account().wallet.sumBalance) + inGame()

const inGame = (): bigint => centsOf(walletOf(account(), GAME)?.balance)

const leaveInGame = (cents: bigint) => updateAccount(db, account(), (draft) => fillWallet(draft, GAME, money(cents)))

const book = (cents: bigint, kind: 'DEPOSIT' | 'WITHDRAW') => bookCents(db, account(), cents, kind)

/** What the orders themselves say of the money that came in, with its bonus, and went out. */
function moved(): bigint {
  const deposits = db.depositOrders.all().filter((row) => lastStep(stepsOf(row, stubNow())).status === 'COMPLETED')
  const payouts = db.withdrawOrders
    .all()
    .filter(({ steps }) => !['CANCELLED', 'REJECTED'].includes(lastStep(steps).status))
  return (
    deposits.reduce((sum, { received, bonus }) => sum + centsOf(received) + centsOf(bonus), 0n) -
    payouts.reduce((sum, { order }) => sum + centsOf(order.amount), 0n)
  )
}
