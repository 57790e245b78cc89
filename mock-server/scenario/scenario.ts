/**
 * Scenarios: which operation answers which error, delay or fault, and on which call.
 *
 * A scenario travels in a link, one token a rule, joined by commas:
 * `?mock=login:CAPTCHA_REQUIRED@1,getWallets:~800`
 *
 * | token         | effect                                                    |
 * |---------------|-----------------------------------------------------------|
 * | `op:CODE`     | the failure CODE with its true status                     |
 * | `op:=example` | the success example of that name                          |
 * | `op:~800`     | answers 800 ms later                                      |
 * | `op:!offline` | a fault of the network or of the body, see {@link faults} |
 * | `…@n`         | only on the n-th call, from 1                             |
 *
 * Pure: no I/O, no clock, no knowledge of the contract but what is handed in.
 */

/** What can happen to a call on its way; everything else is an answer of the contract. */
export const faults = ['offline', 'abort', 'timeout', 'html', 'broken', 'empty'] as const
export type FaultName = (typeof faults)[number]

type Effect =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'example'; readonly example: string }
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'fault'; readonly fault: FaultName }

/** One rule: on each call of `operation`, or on the `onCall`-th only, from 1. */
export type Rule = { readonly operation: string; readonly onCall?: number } & Effect
export type Scenario = readonly Rule[]

/** The part of the contract that a scenario is checked against. */
export type Known = Readonly<
  Record<
    string,
    { readonly errors: Readonly<Partial<Record<string, number>>>; readonly successExamples: readonly string[] }
  >
>

/** Longer delays than this are a typing mistake, or want `!timeout`. */
export const MAX_DELAY_MS = 120_000
const NEAR_MATCHES = 3

/** A link form that cannot be read. `token` is the part at fault. */
export class ScenarioError extends Error {
  readonly token: string

  constructor(token: string, reason: string) {
    super(`Scenario token "${token}": ${reason}`)
    this.name = 'ScenarioError'
    this.token = token
  }
}

/**
 * Reads the link form.
 *
 * @throws {ScenarioError} naming the bad token, with near matches of a misspelt operation, code or example.
 */
export function parseScenario(text: string, known: Known): Scenario {
  return text
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
    .map((token) => parseRule(token, known))
}

/** Writes the link form; `parseScenario` reads the same scenario back. */
export function formatScenario(scenario: Scenario): string {
  return scenario
    .map((rule) => `${rule.operation}:${formatEffect(rule)}${rule.onCall === undefined ? '' : `@${rule.onCall}`}`)
    .join(',')
}

/** What the rules make of one call: at most one answer, one fault and one delay. */
export interface Forced {
  readonly answer?: Extract<Effect, { kind: 'code' | 'example' }>
  readonly fault?: FaultName
  readonly delayMs: number
}

/**
 * The effects on the `call`-th call (from 1) of an operation. A rule for that very call beats a rule for
 * all calls; otherwise the first rule of its kind wins.
 */
export function forcedFor(scenario: Scenario, operation: string, call: number): Forced {
  const rules = scenario
    .filter((rule) => rule.operation === operation && (rule.onCall ?? call) === call)
    .sort((left, right) => Number(left.onCall === undefined) - Number(right.onCall === undefined))
  const answer = rules.find((rule) => rule.kind === 'code' || rule.kind === 'example')
  const fault = rules.find((rule) => rule.kind === 'fault')
  const delay = rules.find((rule) => rule.kind === 'delay')
  return {
    ...(answer?.kind === 'code' || answer?.kind === 'example' ? { answer } : {}),
    ...(fault?.kind === 'fault' ? { fault: fault.fault } : {}),
    delayMs: delay?.kind === 'delay' ? delay.delayMs : 0,
  }
}

/** The value of `Prefer` that makes every door answer so. */
export function preferFor(answer: NonNullable<Forced['answer']>, errors: Known[string]['errors']): string {
  return answer.kind === 'code'
    ? `code=${errors[answer.code] ?? 500}, example=${answer.code}`
    : `code=200, example=${answer.example}`
}

/** By this header a page that plays a scenario itself tells the stub what it made of the call. */
export const PLAYED_HEADER = 'X-Mock-Scenario'
/** What the header says of a call that no rule is for. */
export const NOTHING_PLAYED = 'none'

/** What was made of one call in the link form, without its operation; empty when nothing was. */
export function formatForced({ answer, fault, delayMs }: Forced): string {
  return [
    ...(answer ? [formatEffect(answer)] : []),
    ...(fault ? [formatEffect({ kind: 'fault', fault })] : []),
    ...(delayMs > 0 ? [formatEffect({ kind: 'delay', delayMs })] : []),
  ].join(',')
}

function parseRule(token: string, known: Known): Rule {
  const colon = token.indexOf(':')
  if (colon < 1) throw new ScenarioError(token, 'expected "operation:effect", as in "login:CAPTCHA_REQUIRED@1"')
  const operation = token.slice(0, colon)
  const contract = Object.hasOwn(known, operation) ? known[operation] : undefined
  if (!contract) {
    throw new ScenarioError(token, `no operation is called "${operation}"${suggest(operation, Object.keys(known))}`)
  }

  const [effectText = '', callText, ...rest] = token.slice(colon + 1).split('@')
  if (rest.length > 0 || (callText !== undefined && !/^[1-9]\d{0,3}$/.test(callText))) {
    throw new ScenarioError(token, 'after "@" stands the number of the call, from 1')
  }
  const onCall = callText === undefined ? {} : { onCall: Number(callText) }
  return { operation, ...onCall, ...parseEffect(token, effectText, operation, contract) }
}

function parseEffect(token: string, text: string, operation: string, contract: Known[string]): Effect {
  const mark = text.charAt(0)
  const name = text.slice(1)
  if (mark === '~') {
    const delayMs = /^\d{1,6}$/.test(name) ? Number(name) : Number.NaN
    if (!(delayMs <= MAX_DELAY_MS)) {
      throw new ScenarioError(token, `after "~" stands a delay in milliseconds, at most ${MAX_DELAY_MS}`)
    }
    return { kind: 'delay', delayMs }
  }
  if (mark === '!') {
    const fault = faults.find((known) => known === name)
    if (!fault) throw new ScenarioError(token, `no fault is called "${name}"; there are ${faults.join(', ')}`)
    return { kind: 'fault', fault }
  }
  if (mark === '=') {
    if (contract.successExamples.includes(name)) return { kind: 'example', example: name }
    throw new ScenarioError(
      token,
      `${operation} has no example "${name}"; it has ${contract.successExamples.join(', ') || 'none'}`,
    )
  }
  if (Object.hasOwn(contract.errors, text)) return { kind: 'code', code: text }
  const codes = Object.keys(contract.errors)
  throw new ScenarioError(
    token,
    text === ''
      ? 'the effect is missing: CODE, =example, ~milliseconds or !fault'
      : `${operation} never answers ${text}${suggest(text, codes)}; it can answer ${codes.join(', ')}`,
  )
}

function formatEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'code':
      return effect.code
    case 'example':
      return `=${effect.example}`
    case 'delay':
      return `~${effect.delayMs}`
    case 'fault':
      return `!${effect.fault}`
  }
}

/** `; did you mean login or logout?`, or nothing where no name is near. */
export function suggest(name: string, candidates: readonly string[]): string {
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, Math.ceil(candidate.length / 3)))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, NEAR_MATCHES)
    .map(({ candidate }) => candidate)
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
}

/** Levenshtein distance, one row at a time. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[right.length] ?? 0
}
