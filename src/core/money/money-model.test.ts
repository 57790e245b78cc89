// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { centsOf } from '#mock/lib/cents.ts'
import { db } from '#mock/state/db.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { createGatewayDeposit } from '#src/api/generated/deposit.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'
import { signInOnStub } from '../../../tests/support/stub-session.ts'
import { askOutcome } from './ask-outcome.ts'
import { sendMoneyCall } from './money-calls.ts'

/** How many interleavings are tried; `npm run model` tries 10,000. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 1_500)
const TIME_LIMIT_MS = 20 * 60_000
const MEMBER = 'ravi88'

/** What happens on the way of one order, and between orders. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      step: fc.constant('confirm' as const),
      fate: fc.constantFrom('answered', 'lostBefore', 'lostAfter', 'late', 'lateTwice'),
    }),
    fc.record({ step: fc.constantFrom('settle' as const, 'deliver' as const, 'reload' as const, 'login' as const) }),
  ),
  { minLength: 1, maxLength: 10 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** Faults of the client or the gateway which the properties have to find. */
interface Planted {
  /** Settling answers "nothing" and leaves the key as good as before. */
  keepsKey?: boolean
  /** The client forgets a call whose answer was lost, as a key in the component does at a reload. */
  forgets?: boolean
  /** The client orders again, under a new key, instead of asking. */
  sendsAgain?: boolean
}

class Model {
  readonly planted: Planted
  confirmations = 0
  /** Orders that the member was shown. */
  readonly shown = new Set<string>()
  /** Requests that are still on their way. */
  readonly underWay: (() => Promise<unknown>)[] = []

  constructor(planted: Planted) {
    this.planted = planted
  }

  async take(step: Step): Promise<void> {
    if (step.step === 'confirm') await this.confirm(step.fate)
    if (step.step === 'settle') await this.settle()
    if (step.step === 'deliver') await this.underWay.shift()?.()
    if (step.step === 'reload') this.reload()
    if (step.step === 'login') await this.logInAgain()
  }

  /** The form is there only while no outcome is unknown; each opening has a key of its own. */
  private async confirm(fate: string): Promise<void> {
    const isBlocked = (moneyCallsItem.read() ?? []).length > 0 && !this.planted.sendsAgain
    if (isBlocked) return
    this.confirmations += 1
    const key = crypto.randomUUID()
    const amount = `${1_000 + this.confirmations}.00`
    try {
      const { order } = await sendMoneyCall({ operation: 'createGatewayDeposit', amount, key }, (header) =>
        this.send(fate, () =>
          createGatewayDeposit({ header, body: { vendor: 'PADMAPAY', channelId: 'g-BKASH', amount } }),
        ),
      )
      this.shown.add(order.orderNo)
    } catch {
      if (this.planted.forgets) moneyCallsItem.remove()
    }
  }

  private async send<Value>(fate: string, request: () => Promise<Value>): Promise<Value> {
    if (fate === 'answered') return request()
    if (fate === 'lostAfter') await request()
    if (fate === 'late' || fate === 'lateTwice') this.underWay.push(() => request().catch(() => undefined))
    if (fate === 'lateTwice') this.underWay.push(() => request().catch(() => undefined))
    throw new TypeError('Failed to fetch')
  }

  async settle(): Promise<void> {
    for (const call of moneyCallsItem.read() ?? []) {
      const outcome = await askOutcome(call)
      if (outcome?.orderNo !== undefined) this.shown.add(outcome.orderNo)
      if (this.planted.keepsKey) db.moneyCalls.deleteMany((q) => q.where({ key: call.key, content: 'retired' }))
    }
  }

  /** Only the storage outlives the page. */
  private reload(): void {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: moneyCallsItem.key }))
  }

  private async logInAgain(): Promise<void> {
    endSession()
    await signInOnStub(MEMBER)
  }

  /** In the end everything arrives, and the member looks once more. */
  async end(): Promise<void> {
    await this.settle()
    while (this.underWay.length > 0) await this.underWay.shift()?.()
    await this.settle()
  }
}

const balance = () => centsOf(findAccount(db, 'bdtdemo', MEMBER)?.wallet.sumBalance)

async function holdsAfter(all: readonly Step[], planted: Planted = {}): Promise<boolean> {
  moneyCallsItem.remove()
  db.depositOrders.clear()
  db.moneyCalls.clear()
  const before = balance()
  const model = new Model(planted)
  for (const step of all) {
    await model.take(step)
    if (db.depositOrders.count() > model.confirmations) return false
  }
  await model.end()
  const made = db.depositOrders.all().map(({ orderNo }) => orderNo)
  return made.every((orderNo) => model.shown.has(orderNo)) && model.shown.size === made.length && balance() === before
}

beforeEach(async () => {
  await resetRuntime()
  startStubGateway()
  await signInOnStub(MEMBER)
})
afterEach(() => {
  endSession()
  moneyCallsItem.remove()
  configureGateway({})
})

it(
  'MONEY-10, MONEY-11 whatever happens on the way, no more orders are made than confirmed, and each is shown',
  { timeout: TIME_LIMIT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, (all) => holdsAfter(all)),
      { numRuns: RUNS },
    )
  },
)

it.each<[string, Planted]>([
  ['a gateway that settles without retiring the key', { keepsKey: true }],
  ['a key that goes with the component', { forgets: true }],
  ['a client that orders again instead of asking', { sendsAgain: true, forgets: true }],
])('the model finds %s', { timeout: TIME_LIMIT_MS }, async (_, planted) => {
  const found = await fc.check(
    fc.asyncProperty(steps, (all) => holdsAfter(all, planted)),
    { numRuns: 2_000, seed: 7 },
  )
  expect(found.failed).toBe(true)
})
