import * as v from 'valibot'
import { db } from './db.ts'
import { JSON_TYPE, problem, SAFE_HEADERS } from './envelope.ts'
import { operations } from '#mock/generated/operations.ts'
import { formatScenario, parseScenario, ScenarioError } from './scenario.ts'
import { merchantCodes } from './data/accounts.ts'
import { findAccount } from './store/accounts.ts'
import { endAllSessions, signedInAnswer, startSession } from './store/sessions.ts'
import { resetWorld, setScenario, world } from './world.ts'

/** The stub's own switches, apart from the gateway's calls; no contract describes them. */
export const CONTROL_PREFIX = '/__mock/'

const scenarioBody = v.strictObject({ scenario: v.string() })
const siteBody = v.partial(
  v.strictObject({
    maintenance: v.boolean(),
    regionRestriction: v.boolean(),
    ip: v.pipe(v.string(), v.minLength(2), v.maxLength(45)),
    countryCode: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    html: v.array(v.pipe(v.string(), v.maxLength(20_000))),
    slotCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  }),
)
const sessionBody = v.strictObject({ merchant: v.optional(v.picklist(merchantCodes), 'bdtdemo'), username: v.string() })

/**
 * | call                      | effect                                                         |
 * |---------------------------|----------------------------------------------------------------|
 * | `POST /__mock/reset`      | first rows again, no scenario, an open site                    |
 * | `GET /__mock/scenario`    | the scenario in force, in its link form                        |
 * | `PUT /__mock/scenario`    | `{ "scenario": "login:CAPTCHA_REQUIRED@1" }` for all calls after |
 * | `DELETE /__mock/scenario` | no scenario                                                    |
 * | `GET /__mock/site`        | maintenance, region restriction, visitor's place, slot count, texts |
 * | `PUT /__mock/site`        | changes some of them; `"countryCode": null` means unknown      |
 * | `POST /__mock/sessions`   | signs `{ "username": "ravi88" }` in without a password; answers as `login` does |
 * | `DELETE /__mock/sessions` | ends every session, as time and operators do                    |
 * | `GET /__mock/log`         | the last calls, SMS codes, captchas and pictures that came in   |
 */
export async function controlResponse(method: string, path: string, body: string): Promise<Response> {
  const name = path.slice(CONTROL_PREFIX.length)
  if (name === 'reset' && method === 'POST') {
    await resetWorld()
    return answer({ reset: true })
  }
  if (name === 'log' && method === 'GET')
    return answer({ calls: world.log, sms: world.sms, captchas: world.captchas, uploads: world.uploads })
  if (name === 'sessions') return sessionsResponse(method, body)
  if (name === 'scenario') return scenarioResponse(method, body)
  if (name === 'site') return siteResponse(method, body)
  return problem(404, 'No such switch', `${method} ${path} is not one of the stub's switches`)
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
  return answer(signedInAnswer(await startSession(db, account, Date.now())))
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
  return answer({ scenario: formatScenario(world.scenario) })
}

function siteResponse(method: string, body: string): Response {
  if (method === 'PUT') {
    const input = v.safeParse(siteBody, readJson(body))
    if (!input.success) return problem(400, 'Bad switches', input.issues.map((issue) => issue.message).join('; '))
    const { countryCode, ...switches } = input.output
    world.switches = { ...world.switches, ...switches }
    if (countryCode === null) delete world.switches.countryCode
    else if (countryCode !== undefined) world.switches.countryCode = countryCode
  } else if (method !== 'GET') {
    return problem(405, 'Method not allowed', 'GET or PUT')
  }
  return answer(world.switches)
}

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
