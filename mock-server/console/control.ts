import * as v from 'valibot'
import { callSchema } from '#mock/state/call-log.ts'
import type { OperationId } from '#mock/generated/operations.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import type { IdentityState } from '#src/api/generated/types.ts'
import { isOperationId } from '#mock/lib/operation-id.ts'
import type { MerchantCode, SeededAccount } from '#mock/data/accounts.ts'
import {
  ORDER_ACTIONS,
  ORDER_REASONS,
  ORDER_STATUSES,
  type OrderAction,
  type RejectReason,
} from '#mock/state/money/order-terms.ts'
import { handOver, readHandover } from '#mock/scenario/handover.ts'
import type { Door } from './door.ts'
import { askPages } from './pages.ts'
import { refusal } from './refusal.ts'
import { keepSession } from './site-storage.ts'

const note = { at: v.string() }
const logSchema = v.object({
  run: v.string(),
  calls: v.array(v.object({ ...callSchema.entries, serial: v.number() })),
  sms: v.array(
    v.object({ ...note, to: v.string(), purpose: v.string(), code: v.string(), link: v.optional(v.string()) }),
  ),
  captchas: v.array(v.object({ ...note, answer: v.string() })),
  uploads: v.array(v.object({ ...note, operation: v.string(), name: v.string(), size: v.number() })),
})
export type Log = v.InferOutput<typeof logSchema>
export type LogCall = Log['calls'][number]

const ordersSchema = v.object({
  orders: v.array(
    v.object({
      kind: v.picklist(['deposit', 'withdrawal']),
      orderNo: v.string(),
      merchant: v.string(),
      username: v.string(),
      createdAt: v.string(),
      amount: v.string(),
      received: v.optional(v.string()),
      status: v.picklist(ORDER_STATUSES),
      reason: v.optional(v.picklist(ORDER_REASONS)),
      actions: v.array(v.picklist(ORDER_ACTIONS)),
    }),
  ),
})
/** An order to pay in or out, and what can be done with it now. */
export type Order = v.InferOutput<typeof ordersSchema>['orders'][number]

/** What operator, bank, provider or the time do with an order. */
export interface OrderStep {
  readonly orderNo: string
  readonly action: OrderAction
  /** What arrives. */
  readonly amount?: string
  /** Why it is rejected. */
  readonly reason?: RejectReason
}

/** What changes of an account. */
export interface AccountChange {
  readonly merchant: MerchantCode
  readonly username: string
  /** What must be bet before a payout. */
  readonly turnoverLeft?: string
  /** Whether the cards that were added are checked. */
  readonly cardsUsable?: boolean
  /** The most that the member wants to pay in in a period; without an amount there is no limit. */
  readonly depositLimit?: { readonly period: 'DAY' | 'WEEK' | 'MONTH'; readonly amount?: string }
  /** How long a break the member takes; 0 ends the one that runs. */
  readonly breakDays?: number
  /** Whether the operator knows who the member is. */
  readonly identity?: IdentityState
  /** Whether withdrawals are held, for a day from now on. */
  readonly held?: boolean
}

const stubbedSchema = v.object({
  backend: v.nullable(v.string()),
  operations: v.array(v.custom<OperationId>(isOperationId)),
})
/** A backend behind the stub, and the operations that the stub answers all the same. */
export interface Stubbed {
  readonly backend: string
  readonly operations: readonly OperationId[]
}

const sessionSchema = v.object({
  token: v.string(),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.optional(v.boolean(), false),
})

/** What the console asks of the gateway, the same at every door. Rejects when nothing answers. */
export interface Control {
  /** In its link form. */
  scenario(): Promise<string>
  /** Sets it, also the same one again; calls are counted from 1. */
  setScenario(link: string): Promise<void>
  /** Undefined where no backend stands behind the stub. */
  stubbed(): Promise<Stubbed | undefined>
  setStubbed(operations: readonly OperationId[]): Promise<void>
  /** How far the clock is ahead, in milliseconds; undefined where there is no clock to move. */
  aheadMs(): Promise<number | undefined>
  setAheadMs(ms: number): Promise<void>
  /** First rows again, nobody signed in, real time and no scenario. */
  reset(): Promise<void>
  signIn(merchant: MerchantCode, account: SeededAccount): Promise<void>
  /** Every order, the latest first; undefined where no gateway could tell, or none keeps orders. */
  orders(): Promise<readonly Order[] | undefined>
  /** Rejects with a sentence where the order has come too far for this. Answers as `orders` does. */
  act(step: OrderStep): Promise<readonly Order[]>
  changeAccount(change: AccountChange): Promise<void>
  /** The log after a call; undefined when no page is open whose gateway could tell. */
  log(after: number): Promise<Log | undefined>
}

/** The controls of a door. */
export function controlOf(door: Door): Control {
  if (door === 'browser') return pageControl
  return door === 'stub' ? stubControl : prismControl
}

const stubControl: Control = {
  scenario: async () => v.parse(v.object({ scenario: v.string() }), await askStub('GET', 'scenario')).scenario,
  setScenario: async (scenario) => void (await askStub('PUT', 'scenario', { scenario })),
  async stubbed() {
    const { backend, operations } = v.parse(stubbedSchema, await askStub('GET', 'stubbed'))
    return backend === null ? undefined : { backend, operations }
  },
  setStubbed: async (operations) => void (await askStub('PUT', 'stubbed', { operations })),
  aheadMs: async () => v.parse(v.object({ aheadMs: v.number() }), await askStub('GET', 'clock')).aheadMs,
  setAheadMs: async (aheadMs) => void (await askStub('PUT', 'clock', { aheadMs })),
  reset: async () => void (await askStub('POST', 'reset')),
  async signIn(merchant, { username }) {
    keepSession(merchant, v.parse(sessionSchema, await askStub('POST', 'sessions', { merchant, username })))
  },
  orders: async () => v.parse(ordersSchema, await askStub('GET', 'orders')).orders,
  act: async (step) => v.parse(ordersSchema, await askStub('PUT', 'orders', step)).orders,
  changeAccount: async (change) => void (await askStub('PUT', 'account', change)),
  log: async (after) => v.parse(logSchema, await askStub('GET', `log?after=${after}`)),
}

/** Prism remembers nothing, so pages are handed the scenario; the stub beside it keeps the log that they write. */
const prismControl: Control = {
  ...stubControl,
  scenario: async () => readHandover().scenario,
  setScenario: async (scenario) => handOver({ scenario, turn: readHandover().turn + 1 }),
  aheadMs: async () => undefined,
  orders: async () => undefined,
  async reset() {
    handOver({ scenario: '', turn: readHandover().turn + 1 })
    await stubControl.reset()
  },
}

const pageControl: Control = {
  scenario: prismControl.scenario,
  setScenario: prismControl.setScenario,
  stubbed: async () => undefined,
  setStubbed: async () => undefined,
  aheadMs: async () => readHandover().aheadMs,
  setAheadMs: async (aheadMs) => handOver({ aheadMs }),
  async reset() {
    try {
      await askPages('POST', 'reset')
    } finally {
      handOver({ scenario: '', turn: readHandover().turn + 1, aheadMs: 0, session: undefined })
    }
  },
  async signIn(merchant, { username, type, firstTimeLogin = false }) {
    const token = crypto.randomUUID()
    handOver({ session: { token, merchant, username } })
    keepSession(merchant, { token, userName: username, type, firstTimeLogin })
  },
  async orders() {
    const answer = await askPages('GET', 'orders')
    return answer === undefined ? undefined : v.parse(ordersSchema, answer).orders
  },
  act: async (step) => v.parse(ordersSchema, await tellPages('orders', step)).orders,
  changeAccount: async (change) => void (await tellPages('account', change)),
  async log(after) {
    const answer = await askPages('GET', `log?after=${after}`)
    return answer === undefined ? undefined : v.parse(logSchema, answer)
  },
}

async function tellPages(name: string, body: unknown): Promise<unknown> {
  const answer = await askPages('PUT', name, body)
  if (answer === undefined) throw new Error('No page of the site is open, and the gateway lives in one.')
  return answer
}

async function askStub(method: string, name: string, body?: unknown): Promise<unknown> {
  const response = await fetch(CONTROL_PREFIX + name, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response.json()
  throw refusal({ method, name }, { status: response.status, body: await response.text() })
}
