import * as v from 'valibot'
import { callSchema } from '#mock/state/call-log.ts'
import { clockAhead, setClockAhead, stubNow } from '#mock/lib/clock.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { db } from '#mock/state/db.ts'
import { isOperationId } from '#mock/lib/operation-id.ts'
import { JSON_TYPE, problem, SAFE_HEADERS } from '#mock/lib/envelope.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { formatScenario, parseScenario, ScenarioError } from '#mock/scenario/scenario.ts'
import { merchantCodes } from '#mock/data/accounts.ts'
import { findAccount, updateAccount } from '#mock/state/accounts/accounts.ts'
import { endAllSessions, signedInAnswer, startSession } from '#mock/state/accounts/sessions.ts'
import { PERIODS, setBreak, setLimit } from '#mock/state/limits/play-limits.ts'
import { fillWallet, walletOf } from '#mock/state/money/game-wallets.ts'
import { actOn, ordersNow } from '#mock/state/money/operator.ts'
import { ORDER_ACTIONS, REJECT_REASONS } from '#mock/state/money/order-terms.ts'
import { holdWithdrawals } from '#mock/state/money/withdraw-hold.ts'
import { logCall, resetRuntime, setScenario, runtime } from '#mock/state/runtime.ts'

const scenarioBody = v.strictObject({ scenario: v.string() })
const siteBody = v.partial(
  v.strictObject({
    maintenance: v.boolean(),
    regionRestriction: v.boolean(),
    ip: v.pipe(v.string(), v.ip('An address is written as 203.0.113.24'), v.maxLength(45)),
    countryCode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    html: v.array(v.pipe(v.string(), v.maxLength(20_000))),
    everyChannel: v.boolean(),
    slotCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  }),
)
const cents = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/, 'An amount is written as 100.00'))
const limit = v.pipe(cents, v.regex(/[1-9]/, 'A limit is more than nothing'))
const orderBody = v.strictObject({
  orderNo: v.string(),
  action: v.picklist(ORDER_ACTIONS),
  amount: v.optional(cents),
  reason: v.optional(v.picklist(REJECT_REASONS)),
})
const stubbedBody = v.strictObject({ operations: v.array(v.custom<OperationId>(isOperationId)) })
const accountBody = v.strictObject({
  merchant: v.optional(v.picklist(merchantCodes), 'bdtdemo'),
  username: v.string(),
  turnoverLeft: v.optional(cents),
  /** A deposit limit of the member's own; without an amount there is none. */
  depositLimit: v.optional(v.strictObject({ period: v.picklist(PERIODS), amount: v.optional(limit) })),
  /** How long a break the member takes; 0 ends the one that runs. */
  breakDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30))),
  /** What lies in wallets of game providers, by their codes. */
  gameWallets: v.optional(v.record(v.string(), cents)),
  /** Whether the operator has checked the cards that were added here. */
  cardsUsable: v.optional(v.boolean()),
  identity: v.optional(v.picklist(['CONFIRMED', 'REQUIRED'])),
  /** Holds withdrawals for a day from now on, or lifts the hold. */
  held: v.optional(v.boolean()),
})
const sessionBody = v.strictObject({ merchant: v.optional(v.picklist(merchantCodes), 'bdtdemo'), username: v.string() })

const DAY_MS = 24 * 3_600_000
/** Dates of four digits, and tokens of any age, stay what they are. */
const MAX_AHEAD_MS = 10 * 366 * 24 * 3_600_000
const clockBody = v.strictObject({ aheadMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AHEAD_MS)) })

/**
 * | call                      | effect                                                         |
 * |---------------------------|----------------------------------------------------------------|
 * | `POST /__mock/reset`      | first rows again, no scenario, an open site, real time         |
 * | `GET /__mock/scenario`    | the scenario in force, in its link form                        |
 * | `PUT /__mock/scenario`    | `{ "scenario": "login:CAPTCHA_REQUIRED@1" }` for all calls after |
 * | `DELETE /__mock/scenario` | no scenario                                                    |
 * | `GET /__mock/site`        | maintenance, region restriction, visitor's place, slot count, open channels, texts |
 * | `PUT /__mock/site`        | changes some of them; `"countryCode": null` means unknown      |
 * | `POST /__mock/sessions`   | signs `{ "username": "ravi88" }` in without a password; answers as `login` does |
 * | `DELETE /__mock/sessions` | ends every session, as time and operators do                    |
 * | `GET /__mock/clock`       | how far the clock is ahead, and what it says                    |
 * | `PUT /__mock/clock`       | `{ "aheadMs": 300000 }` puts it five minutes ahead of real time |
 * | `GET /__mock/orders`      | every order to pay in or out, with what can be done with it     |
 * | `PUT /__mock/orders`      | `{ "orderNo": "…", "action": "arrive" }`: what operator, bank or provider do with an order |
 * | `GET /__mock/stubbed`     | the backend behind the stub, and the operations that the stub answers all the same |
 * | `PUT /__mock/stubbed`     | `{ "operations": ["listFavorites"] }`: the stub answers these from now on |
 * | `PUT /__mock/account`     | `{ "username": "ravi88", "turnoverLeft": "100.00", "cardsUsable": true, "identity": "REQUIRED", "held": true }` changes an account; `"depositLimit": { "period": "DAY", "amount": "500.00" }` and `"breakDays": 7` what its member decides |
 * | `PUT /__mock/account`     | `{ "username": "ravi88", "gameWallets": { "MOON": "50.00" } }` leaves money at a game provider |
 * | `GET /__mock/log?after=7` | the last calls, those after number 7 here; SMS codes, captchas, pictures that came in |
 * | `POST /__mock/log`        | adds a call that a page made elsewhere, at Prism alone           |
 *
 * @param address path and query
 */
export async function controlResponse(method: string, address: string, body: string): Promise<Response> {
  const { pathname: path, searchParams } = new URL(address, 'http://stub')
  const name = path.slice(CONTROL_PREFIX.length)
  if (name === 'reset' && method === 'POST') {
    await resetRuntime()
    return answer({ reset: true })
  }
  if (name === 'log') return logResponse(method, Number(searchParams.get('after') ?? 0), body)
  if (name === 'orders') return ordersResponse(method, body)
  if (name === 'account') return accountResponse(method, body)
  if (name === 'stubbed') return stubbedResponse(method, body)
  if (name === 'clock') return clockResponse(method, body)
  if (name === 'sessions') return sessionsResponse(method, body)
  if (name === 'scenario') return scenarioResponse(method, body)
  if (name === 'site') return siteResponse(method, body)
  return problem(404, 'No such switch', `${method} ${path} is not one of the stub's switches`)
}

function logResponse(method: string, after: number, body: string): Response {
  if (method === 'POST') {
    const input = v.safeParse(callSchema, readJson(body))
    if (!input.success) return problem(400, 'Bad call', sentencesOf(input.issues))
    logCall(input.output)
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET or POST')
  }
  const { run, log, sms, captchas, uploads } = runtime
  return answer({ run, calls: log.filter(({ serial }) => !(serial <= after)), sms, captchas, uploads })
}

async function ordersResponse(method: string, body: string): Promise<Response> {
  if (method === 'PUT') {
    const input = v.safeParse(orderBody, readJson(body))
    if (!input.success) return problem(400, 'Bad order', sentencesOf(input.issues))
    if (!(await actOn(db, input.output, stubNow())))
      return problem(409, 'Not possible', `${input.output.orderNo} cannot ${input.output.action} now`)
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET or PUT')
  }
  return answer({ orders: ordersNow(db, stubNow()) })
}

async function accountResponse(method: string, body: string): Promise<Response> {
  if (method !== 'PUT') return problem(405, 'Method not allowed', 'PUT')
  const input = v.safeParse(accountBody, readJson(body))
  if (!input.success) return problem(400, 'Bad account', sentencesOf(input.issues))
  const {
    merchant,
    username,
    turnoverLeft,
    gameWallets = {},
    cardsUsable,
    identity,
    held,
    depositLimit,
    breakDays,
  } = input.output
  const account = findAccount(db, merchant, username)
  if (!account) return problem(404, 'No such account', `${merchant} has no account called ${username}`)
  const missing = Object.keys(gameWallets).find((wallet) => !walletOf(account, wallet))
  if (missing !== undefined) return problem(404, 'No such wallet', `${username} has no game wallet called ${missing}`)
  await updateAccount(db, account, (draft) => {
    for (const [wallet, balance] of Object.entries(gameWallets)) fillWallet(draft, wallet, balance)
    if (turnoverLeft !== undefined) draft.turnoverLeft = turnoverLeft
    if (cardsUsable !== undefined) for (const card of draft.cards ?? []) card.usable = cardsUsable
    if (identity !== undefined) draft.identity = identity
    if (held === false) delete draft.heldUntil
  })
  if (depositLimit) await setLimit(db, account, depositLimit)
  if (breakDays !== undefined) await setBreak(db, account, stubNow() + breakDays * DAY_MS)
  if (held === true) await holdWithdrawals(db, account, stubNow())
  return answer({ changed: true })
}

function stubbedResponse(method: string, body: string): Response {
  const { backend } = runtime
  if (method === 'PUT') {
    const input = v.safeParse(stubbedBody, readJson(body))
    if (!input.success) return problem(400, 'Bad operations', 'Send { "operations": ["listFavorites"] }')
    if (!backend) return problem(409, 'No backend', 'The stub answers everything: npm start -- --upstream URL --stub …')
    backend.stubbed = new Set(input.output.operations)
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET or PUT')
  }
  return answer({ backend: backend?.url ?? null, operations: [...(backend?.stubbed ?? [])] })
}

function clockResponse(method: string, body: string): Response {
  if (method === 'PUT') {
    const input = v.safeParse(clockBody, readJson(body))
    if (!input.success) return problem(400, 'Bad clock', 'Send { "aheadMs": … }, from 0 to ten years')
    setClockAhead(input.output.aheadMs)
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET or PUT')
  }
  return answer({ aheadMs: clockAhead(), now: new Date(stubNow()).toISOString() })
}

async function sessionsResponse(method: string, body: string): Promise<Response> {
  if (method === 'DELETE') {
    endAllSessions(db)
    return answer({ ended: true })
  }
  if (method !== 'POST') return problem(405, 'Method not allowed', 'POST or DELETE')
  const input = v.safeParse(sessionBody, readJson(body))
  if (!input.success) return problem(400, 'Bad account', 'Send { "username": "…" }, and "merchant" for another site')
  const { merchant, username } = input.output
  const account = findAccount(db, merchant, username)
  if (!account) return problem(404, 'No such account', `${merchant} has no account called ${username}`)
  return answer(signedInAnswer(await startSession(db, account, stubNow())))
}

function scenarioResponse(method: string, body: string): Response {
  if (method === 'PUT') {
    const input = v.safeParse(scenarioBody, readJson(body))
    if (!input.success) return problem(400, 'Bad scenario', 'Send { "scenario": "operation:effect,…" }')
    try {
      setScenario(parseScenario(input.output.scenario, operations))
    } catch (error) {
      if (error instanceof ScenarioError) return problem(400, 'Bad scenario', error.message)
      throw error
    }
  } else if (method === 'DELETE') {
    setScenario([])
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET, PUT or DELETE')
  }
  return answer({ scenario: formatScenario(runtime.scenario) })
}

function siteResponse(method: string, body: string): Response {
  if (method === 'PUT') {
    const input = v.safeParse(siteBody, readJson(body))
    if (!input.success) return problem(400, 'Bad switches', sentencesOf(input.issues))
    const { countryCode, ...switches } = input.output
    runtime.switches = { ...runtime.switches, ...switches }
    if (countryCode === null) delete runtime.switches.countryCode
    else if (countryCode !== undefined) runtime.switches.countryCode = countryCode
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET or PUT')
  }
  return answer(runtime.switches)
}

const sentencesOf = (issues: readonly { message: string }[]): string => issues.map(({ message }) => message).join('; ')

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function answer(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { ...SAFE_HEADERS, 'Content-Type': JSON_TYPE } })
}
