import { asList, asObject, asText, decoded, isObject, type JsonObject } from '../../document/json.ts'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { mediaType, parseJson, readBody, type RecordedBody } from '../../judge/recorded.ts'
import { isLate, type ObservedExchange } from '../traffic.ts'

/** The gateway's calls of a recording, and what was left out of them. */
export interface HarTraffic {
  exchanges: ObservedExchange[]
  /** How many entries were left out, by reason. */
  ignored: Map<string, number>
  /** No call carries a session: the browser has exported the recording without secrets. */
  isAnonymised: boolean
}

/**
 * Reads a HAR recording as browsers export it.
 *
 * @returns a sentence where the text is no HAR or holds no call of the gateway
 */
export function readHar(text: string): HarTraffic | string {
  const start = text.replace(/^\uFEFF/, '')
  if (!/^\s*\{/.test(start)) return 'is not a HAR file (it does not start as JSON).'
  const file = parseJson(start)
  if (file === undefined) return 'is not a HAR file (its JSON is broken).'
  const { entries } = asObject(asObject(file)['log'])
  if (!Array.isArray(entries)) return 'is not a HAR file (it has no log.entries).'
  const ignored = new Map<string, number>()
  const exchanges = asList(entries).flatMap((entry, index) => {
    const reason = whyIgnored(asObject(entry))
    if (reason === undefined) return [readEntry(asObject(entry), index + 1)]
    ignored.set(reason, (ignored.get(reason) ?? 0) + 1)
    return []
  })
  if (exchanges.length === 0) return `holds no call of the gateway (of ${entries.length} entries).`
  const isAnonymised = !exchanges.some(({ request }) => request.headers.has('authorization'))
  for (const { request } of exchanges) if (isAnonymised) request.isAnonymised = true
  return { exchanges, ignored, isAnonymised }
}

function whyIgnored(entry: JsonObject): string | undefined {
  const request = asObject(entry['request'])
  const url = asText(request['url']) ?? ''
  if (!URL.canParse(url) || !isGatewayPath(new URL(url).pathname)) return 'not a call of the gateway'
  if (asText(request['method'])?.toUpperCase() === 'OPTIONS') return 'a CORS preflight'
  if (asText(entry['_fromCache']) !== undefined) return "answered by the browser's cache"
  if (statusOf(entry) !== 0) return undefined
  if (/abort|cancel|blocked/i.test(errorOf(entry))) return isLate(waitOf(entry)) ? undefined : 'given up by the page'
  if (recordedStatus(entry) < 0 && errorOf(entry) === '') return 'still without an answer when the recording ended'
  return undefined
}

const recordedStatus = (entry: JsonObject): number => Number(asObject(entry['response'])['status'] ?? 0)

/** 0 where nothing came, for which Playwright writes -1. */
const statusOf = (entry: JsonObject): number => Math.max(0, recordedStatus(entry))

const timeOf = (entry: JsonObject): number => Math.max(0, Number(entry['time'] ?? 0)) || 0

/**
 * How long the server was waited for. Chromium does not tell sending from waiting where no answer came; the site gives
 * an upload its whole time again while it is sent, so nothing is known of one.
 */
function waitOf(entry: JsonObject): number {
  const wait = Number(asObject(entry['timings'])['wait'])
  if (wait > 0) return wait
  const asked = asObject(entry['request'])
  return isForm(typeOf(asked, readHeaders(asked['headers']))) ? 0 : timeOf(entry)
}

/** Chromium and Playwright note why nothing came beside the answer, Firefox leaves it open. */
function errorOf(entry: JsonObject): string {
  const { _error, _failureText } = asObject(entry['response'])
  return asText(_error) ?? asText(_failureText) ?? asText(entry['_error']) ?? ''
}

function readEntry(entry: JsonObject, number: number): ObservedExchange {
  const asked = asObject(entry['request'])
  const headers = readHeaders(asked['headers'])
  const method = (asText(asked['method']) ?? 'GET').toUpperCase()
  const url = asText(asked['url']) ?? ''
  const time = asText(entry['startedDateTime'])?.slice(11, 19)
  return {
    request: { method, url, headers, body: readRequestBody(asked, headers) },
    response: readAnswer(entry),
    place: `entry ${number}, ${method} ${new URL(url).pathname}${time === undefined ? '' : `, ${time}`}`,
    tookMs: timeOf(entry),
  }
}

/** HTTP/2 names the parts of its first line as headers that begin with a colon; they are none. */
function readHeaders(list: unknown): Headers {
  const headers = new Headers()
  for (const one of asList(list)) {
    const name = asText(asObject(one)['name']) ?? ''
    const values = (asText(asObject(one)['value']) ?? '').split('\n')
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue
    for (const value of values) headers.append(name, value.replaceAll(/[^\t\u0020-\u00ff]/g, '?'))
  }
  return headers
}

const typeOf = ({ postData }: JsonObject, headers: Headers): string | null =>
  headers.get('content-type') ?? asText(asObject(postData)['mimeType']) ?? null

/** Whether a body may have files. */
const isForm = (type: string | null): boolean => mediaType(type) === 'multipart/form-data'

function readRequestBody(asked: JsonObject, headers: Headers): RecordedBody {
  const { postData, bodySize } = asked
  const length = Number(headers.get('content-length') ?? bodySize ?? 0)
  if (!isObject(postData)) return length > 0 ? { kind: 'lost' } : { kind: 'none' }
  const type = typeOf(asked, headers)
  // Browsers do not record the files of a form.
  if (isForm(type)) return { kind: 'lost' }
  const recorded = asText(postData['text']) ?? ''
  const text = asText(postData['encoding']) === 'base64' ? fromBase64(recorded) : recorded
  const fields = asList(postData['params'])
  if (text !== '') return readBody(type, text)
  if (fields.length > 0 && mediaType(type) === 'application/x-www-form-urlencoded') return readFields(fields)
  return length > 0 ? { kind: 'lost' } : { kind: 'none' }
}

function readFields(fields: unknown[]): RecordedBody {
  const entries = fields.map((field) => {
    const { name, value } = asObject(field)
    return [name, value].map((text) => decoded((asText(text) ?? '').replaceAll('+', ' ')))
  })
  const isReadable = (entry: (string | undefined)[]): entry is [string, string] => !entry.includes(undefined)
  return entries.every(isReadable) ? { kind: 'read', value: new URLSearchParams(entries) } : { kind: 'unreadable' }
}

function readAnswer(entry: JsonObject): ObservedExchange['response'] {
  const response = asObject(entry['response'])
  const status = statusOf(entry)
  if (status === 0) return errorOf(entry) || 'nothing came'
  const headers = readHeaders(response['headers'])
  const { text, size, encoding, mimeType } = asObject(response['content'])
  if (!headers.has('content-type') && asText(mimeType)?.includes('/')) headers.set('content-type', String(mimeType))
  if (typeof text !== 'string') return { status, headers, body: size === 0 ? '' : undefined }
  return { status, headers, body: encoding === 'base64' ? fromBase64(text) : text }
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8')
