import { asObject, asTexts } from '../document/json.ts'
import { readEnvelope, type ContractOperation } from './contract.ts'
import { cut, finding, type Finding } from './finding.ts'
import { followFindings, requested } from './follows.ts'
import { markFindings } from './marks.ts'
import { pageFindings } from './paging.ts'
import { plainFindings } from './plain-json.ts'
import { mediaType, parseJson, whyNoJson, type RecordedRequest, type RecordedResponse } from './recorded.ts'
import { shown } from './schema-errors.ts'

const OK = 200
const JSON_TYPE = 'application/json'
/** Answers that say nothing about the call: the server takes none at the moment. */
export const OUTAGE_CODES: readonly string[] = [
  'SYSTEM_UPGRADING',
  'SYSTEM_BUSY',
  'SITE_MAINTENANCE',
  'REGION_RESTRICTED',
]
export const SESSION_CODES: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED']
const MAX_RETRY_AFTER_S = 3600
const MAX_REQUEST_ID = 64
/** How much of a text that is no JSON is shown. */
const BODY_LENGTH = 80

/**
 * Judges one exchange by the contract: the answer by itself (status, content type, envelope, code, schema, headers),
 * and whether it is an answer that this request can have (a broken one is refused, a whole one is not, a session is
 * asked for). One fault of the server gives one finding, not a row of consequences.
 */
export function judgeExchange(
  operation: ContractOperation,
  request: RecordedRequest,
  response: RecordedResponse,
): Finding[] {
  const answer = judgeResponse(operation, response)
  if (answer.some(({ rule }) => FINAL.has(rule))) return answer
  const reaction = judgeReaction(operation, request, response)
  const isReadable = answer.length === 0 && reaction.length === 0
  return [...answer, ...reaction, ...(isReadable ? judgeContent(operation, request, response) : [])]
}

/** Rules after which nothing more can be said of an answer. */
const FINAL = new Set([
  'unknown-status',
  'wrong-status',
  'content-type',
  'broken-json',
  'envelope',
  'unknown-code',
  'undeclared-code',
])

/** Judges an answer without its request. */
function judgeResponse(operation: ContractOperation, response: RecordedResponse): Finding[] {
  const { status, headers } = response
  const body = parseJson(response.body)
  const { success, code } = readEnvelope(body)
  const declared = code === undefined ? undefined : operation.errors[code]
  if (success === false && code !== undefined && declared === undefined) return [foreignCode(operation, code, status)]
  if (success === false && declared !== undefined && declared !== status) {
    return [
      finding('wrong-status', `${String(code)} comes with another status`, {
        pointer: 'status',
        expected: String(declared),
        seen: String(status),
      }),
    ]
  }
  if (status !== OK && !Object.values(operation.errors).includes(status)) return [unknownStatus(operation, response)]
  const type = typeFindings(headers, body)
  if (type.length > 0 && !mediaType(headers.get('content-type')).includes('json')) return type
  if (body === undefined) {
    const seen = response.body === '' ? '(empty body)' : cut(response.body, BODY_LENGTH)
    return [...type, finding('broken-json', whyNoJson(response.body), { pointer: '', expected: 'JSON', seen })]
  }
  const envelope = envelopeFinding(status, body)
  if (envelope) return [...type, envelope]
  const schema = code === undefined ? operation.successFindings(body) : operation.failureFindings(code, body)
  return [...type, ...plainFindings(response.body), ...schema, ...headerFindings(operation, headers, code)]
}

function foreignCode(operation: ContractOperation, code: string, status: number): Finding {
  const expected = `one of ${Object.keys(operation.errors).join(', ')}`
  const place = { pointer: '/code', expected, seen: `${code} (status ${status})` }
  return operation.isCatalogued(code)
    ? finding('undeclared-code', `${code} is not a code of ${operation.id}`, place)
    : finding('unknown-code', `${code} is not in the catalogue`, place)
}

function unknownStatus(operation: ContractOperation, { status, body }: RecordedResponse): Finding {
  const known = [OK, ...new Set(Object.values(operation.errors))].sort((a, b) => a - b)
  const text = body === '' ? '(empty body)' : cut(body, BODY_LENGTH)
  return finding('unknown-status', `${status} is not a status of ${operation.id}`, {
    pointer: 'status',
    expected: `one of ${known.join(', ')}`,
    seen: `${status} ${text}`,
  })
}

function typeFindings(headers: Headers, body: unknown): Finding[] {
  const seen = headers.get('content-type')
  const charset = /charset="?([^";\s]+)/i.exec(seen ?? '')?.[1]?.toLowerCase()
  if (mediaType(seen) === JSON_TYPE && (charset ?? 'utf-8') === 'utf-8') return []
  const place = { pointer: 'header: content-type', expected: JSON_TYPE, seen: seen ?? '(not there)' }
  const isReadable = typeof readEnvelope(body).success === 'boolean'
  return [
    finding('content-type', 'Another content type than JSON', {
      ...place,
      ...(isReadable ? { severity: 'minor' } : {}),
    }),
  ]
}

function envelopeFinding(status: number, body: unknown): Finding | undefined {
  const { success, code } = readEnvelope(body)
  const place = { pointer: '', expected: '{ "success": true or false, … }', seen: shown(body) }
  if (typeof success !== 'boolean') return finding('envelope', 'The envelope is missing', place)
  const wanted = status === OK
  if (success !== wanted) {
    return finding('envelope', `A ${status} that calls itself a ${success ? 'success' : 'failure'}`, {
      ...place,
      pointer: '/success',
      expected: String(wanted),
    })
  }
  if (!success && code === undefined) {
    return finding('envelope', 'A failure without a code', { ...place, pointer: '/code', expected: 'a code' })
  }
  return undefined
}

function headerFindings(operation: ContractOperation, headers: Headers, code: string | undefined): Finding[] {
  const found: Finding[] = []
  const after = headers.get('retry-after')
  if (after === null && code !== undefined && operation.needsRetryAfter(code)) {
    const place = { pointer: 'header: retry-after', expected: 'seconds to wait', seen: '(not there)' }
    found.push(finding('header', `${code} comes without Retry-After`, place))
  }
  if (after !== null && !(/^\d{1,4}$/.test(after) && Number(after) <= MAX_RETRY_AFTER_S)) {
    found.push(
      finding('header', 'Retry-After is no number of seconds', {
        pointer: 'header: retry-after',
        expected: `0 to ${MAX_RETRY_AFTER_S}`,
        seen: after,
      }),
    )
  }
  const id = headers.get('x-request-id')
  if (id !== null && id.length > MAX_REQUEST_ID) {
    found.push(
      finding('header', 'X-Request-Id is too long', {
        pointer: 'header: x-request-id',
        expected: `at most ${MAX_REQUEST_ID} characters`,
        seen: id,
      }),
    )
  }
  return found
}

/** What an answer of the right shape says, beside what was asked, who asks and what time it is. */
function judgeContent(operation: ContractOperation, request: RecordedRequest, response: RecordedResponse): Finding[] {
  const body = parseJson(response.body)
  const { code } = readEnvelope(body)
  const value = asObject(body)['value']
  const now = momentOf(response.headers)
  const isVisitor = !hasToken(request) && !request.isAnonymised
  const marked = markFindings(operation.marks(code), value, { now, isVisitor })
  if (code !== undefined) return marked
  const { pagination } = operation
  const keyed =
    pagination === undefined
      ? []
      : markFindings([{ pointer: `/${pagination.items}`, key: pagination.key }], value, { now, isVisitor })
  return [
    ...pageFindings(operation, request.url, value),
    ...keyed,
    ...followFindings(operation, request, value, now),
    ...marked,
  ]
}

/** When an answer was made, in epoch milliseconds; undefined where it does not say, or comes from a cache. */
function momentOf(headers: Headers): number | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) || headers.has('age') ? undefined : at
}

const hasToken = ({ headers }: RecordedRequest): boolean => /^bearer +\S/i.test(headers.get('authorization') ?? '')

/** Two parts of the list of games are somebody's own. */
const needsSession = ({ id, session }: ContractOperation, { url }: RecordedRequest): boolean =>
  session === 'required' ||
  (id === 'listGames' && ['favourite', 'recent'].includes(new URL(url).searchParams.get('gameClassify') ?? ''))

/** Whether this request can be answered so. */
function judgeReaction(
  operation: ContractOperation,
  request: RecordedRequest,
  { status, body }: RecordedResponse,
): Finding[] {
  const { code } = readEnvelope(parseJson(body))
  if (code !== undefined && OUTAGE_CODES.includes(code)) return []
  const seen = code === undefined ? `${status} success` : `${status} ${code}`
  const errors = operation.requestErrors(request)
  const isVisitor = !hasToken(request) && !request.isAnonymised
  if (isVisitor && needsSession(operation, request)) {
    return code === 'SESSION_MISSING' || (errors.length > 0 && code === 'REQUEST_INVALID') ? [] : [notAsked(code, seen)]
  }
  if (code === 'SESSION_MISSING' && hasToken(request)) {
    return [
      finding('wrong-code', 'A token that came is answered as a missing one', {
        pointer: '/code',
        expected: 'SESSION_ENDED, or an answer',
        seen,
      }),
    ]
  }
  if (code !== undefined && SESSION_CODES.includes(code)) {
    const place = { pointer: '/code', expected: 'an answer for visitors', seen }
    return isVisitor ? [finding('wrong-code', 'A session is asked for where none is needed', place)] : []
  }
  const [error] = errors
  if (error !== undefined && code !== 'REQUEST_INVALID') {
    const title = `${error.pointer} ${error.message}, but the answer ${code === undefined ? 'is a success' : 'does not say so'}`
    const place = { pointer: code === undefined ? 'status' : '/code', expected: '400 REQUEST_INVALID', seen }
    return [finding(code === undefined ? 'invalid-accepted' : 'wrong-code', title, place)]
  }
  const named = asTexts(asObject(asObject(parseJson(body))['value'])['errors'])
  if (error !== undefined) return placeFinding(errors, named)
  // What an encrypted payload holds can be seen by the server alone.
  const isSeen = operation.plaintext === undefined && request.body.kind !== 'lost'
  const isAskedFor = operation.mayNeed.some((field) => named.includes(field) && requested(request, field) === undefined)
  if (error === undefined && code === 'REQUEST_INVALID' && isSeen && !isAskedFor) {
    const place = {
      pointer: '/code',
      expected: 'an answer, since the request holds',
      seen: `${seen} ${shown(parseJson(body))}`,
    }
    return [finding('valid-refused', 'A request that holds the contract is refused', place)]
  }
  return []
}

/** A refusal names a part of the request that is wrong, or what is around it or in it; but not the whole for a part. */
function placeFinding(errors: readonly { pointer: string }[], named: readonly string[]): Finding[] {
  const isWhole = (pointer: string) => pointer.split('/').length <= 2
  const fits = errors.some(({ pointer }) =>
    named.some(
      (one) =>
        one === pointer ||
        one.startsWith(`${pointer}/`) ||
        (pointer.startsWith(`${one}/`) && (!isWhole(one) || isWhole(pointer))),
    ),
  )
  if (fits) return []
  const expected = [...new Set(errors.map(({ pointer }) => pointer))].slice(0, 3).join(' or ')
  const place = { pointer: '/value/errors', expected, seen: shown(named) }
  return [finding('wrong-place', 'The refusal names another part of the request than the one that is wrong', place)]
}

function notAsked(code: string | undefined, seen: string): Finding {
  return code === undefined
    ? finding('session-not-asked', 'Answered without a session', {
        pointer: 'status',
        expected: '401 SESSION_MISSING',
        seen,
      })
    : finding('wrong-code', 'A missing session is answered as something else', {
        pointer: '/code',
        expected: '401 SESSION_MISSING',
        seen,
      })
}
