import { isObject, type JsonObject } from '../document/json.ts'
import type { FollowRule } from '../document/openapi.ts'
import type { OperationModel } from '../generate/model.ts'
import { finding, type Finding } from './finding.ts'
import { momentFinding } from './moments.ts'
import type { RecordedRequest } from './recorded.ts'
import { shown } from './schema-errors.ts'
import { standingAt, type Standing } from './standing.ts'

const DAY_MS = 86_400_000
/** No place on earth is further from UTC, so days of any zone lie within. */
const WIDEST_ZONE_MS = 14 * 3_600_000

/** Whether what was answered follows from what was asked, as `x-follows` says. */
export function followFindings(
  { follows }: Pick<OperationModel, 'follows'>,
  request: RecordedRequest,
  value: unknown,
  now: number | undefined,
): Finding[] {
  return Object.entries(follows).flatMap(([pointer, rule]) => {
    const broken = standingAt(value, pointer).map((one) => ruleFinding(one, rule, request, now))
    return broken.find((one) => one !== undefined) ?? []
  })
}

function ruleFinding(
  { at, value }: Standing,
  rule: FollowRule,
  request: RecordedRequest,
  now: number | undefined,
): Finding | undefined {
  const asked = (pointer: string | undefined) => (pointer === undefined ? undefined : requested(request, pointer))
  const violation = (title: string, expected: string) =>
    finding('not-asked', title, { pointer: `/value${at}`, expected, seen: shown(value) })

  const same = asked(rule.equals)
  if (same !== undefined && !isSame(same, value, rule))
    return violation(`Another value than the ${String(rule.equals)} asked for`, same)
  const part = asked(rule.contains)?.trim().toLowerCase()
  if (part !== undefined && !textsOf(value, rule.in).some((text) => text.toLowerCase().includes(part)))
    return violation(
      `An entry that ${String(rule.contains)} does not find`,
      `"${part}" in ${rule.in?.join(' or ') ?? 'it'}`,
    )
  const most = asked(rule.most)
  if (most !== undefined && Array.isArray(value) && value.length > Number(most))
    return violation(`More entries than ${String(rule.most)} asks for`, `at most ${most}`)
  const [from, to] = [asked(rule.from), asked(rule.to)]
  const moment = Date.parse(String(value))
  if (from !== undefined && moment < Date.parse(from) - WIDEST_ZONE_MS)
    return violation('An entry from before the first day asked for', `${from} or later`)
  if (to !== undefined && moment >= Date.parse(to) + DAY_MS + WIDEST_ZONE_MS)
    return violation('An entry from after the last day asked for', `${to} or earlier`)
  return rule.moment === undefined || now === undefined || request.isRepetition
    ? undefined
    : momentFinding(rule.moment, moment, now, { pointer: `/value${at}`, seen: shown(value) })
}

/** Names of accounts are the same in upper and lower case. */
function isSame(asked: string, value: unknown, { equals, alike = [] }: FollowRule): boolean {
  const seen = String(value)
  if (equals === '/session/userName') return asked.toLowerCase() === seen.toLowerCase()
  return asked === seen || alike.some((names) => names.includes(asked) && names.includes(seen))
}

const textsOf = (value: unknown, fields: readonly string[] | undefined): string[] =>
  fields === undefined
    ? [String(value)]
    : fields.flatMap((pointer) => standingAt(value, `/${pointer}`).map((one) => String(one.value)))

/**
 * What a request carried at `/query/x`, `/header/x` or `/body/x`, and what its caller knows at `/plaintext/x` or
 * `/session/userName`; undefined where that was left out, is empty, or is not known here.
 */
export function requested({ url, headers, body, known }: RecordedRequest, pointer: string): string | undefined {
  const [, part = '', ...names] = pointer.split('/')
  const name = names.join('/')
  if (part === 'query') return new URL(url).searchParams.get(name) || undefined
  if (part === 'header') return headers.get(name) ?? undefined
  if (part === 'plaintext') return known?.plaintext && textAt(known.plaintext, name)
  if (part === 'session') return known?.session?.userName
  if (body.kind !== 'read') return undefined
  if (body.value instanceof FormData || body.value instanceof URLSearchParams) {
    const text = body.value.get(name)
    return typeof text === 'string' ? text : undefined
  }
  return isObject(body.value) ? textAt(body.value, name) : undefined
}

function textAt(value: JsonObject, name: string): string | undefined {
  const [found] = standingAt(value, `/${name}`)
  return found === undefined || found.value === '' ? undefined : String(found.value)
}
