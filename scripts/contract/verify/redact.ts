import type { Finding } from '../judge/finding.ts'
import { parseJson, type RecordedBody } from '../judge/recorded.ts'
import { isObject } from '../document/json.ts'
import type { Secrets } from './secrets.ts'

/** Names of headers, parameters and fields whose values stand in no report. */
const SECRET_NAME =
  /password|passwd|pwd|secret|token|ticket|captcha|otp|smscode|emailcode|verif\w*code|answer|^pin$|session|cookie|authori[sz]ation|api-?key|encryption-key|card-?number/i
const HIDDEN = '(hidden)'
/** A shorter text stands in too many innocent ones; what is secret by its name is hidden where it stands anyway. */
const SHORTEST = 4

/** Learns every secret of headers: tokens and cookies, one by one. */
export function learnHeaders(secrets: Secrets, headers: Headers): void {
  for (const [name, value] of headers) {
    if (!SECRET_NAME.test(name)) continue
    learn(secrets, value)
    for (const part of value.split(/[;,]\s*/)) learn(secrets, part.slice(part.indexOf('=') + 1))
    learn(secrets, /^\w+ +(.+)$/.exec(value)?.[1])
  }
}

/** Learns the secrets that an address carries as parameters. */
export function learnAddress(secrets: Secrets, url: string): void {
  learnEntries(secrets, new URL(url).searchParams)
}

/** Learns what stands in secret fields of a request. */
export function learnRequest(secrets: Secrets, body: RecordedBody): void {
  if (body.kind !== 'read') return
  const { value } = body
  if (value instanceof URLSearchParams || value instanceof FormData) learnEntries(secrets, value)
  else learnFields(secrets, value)
}

/** Learns what stands in secret fields of an answer, which may be no JSON. */
export const learnAnswer = (secrets: Secrets, text: string): void => learnFields(secrets, parseJson(text))

function learnEntries(secrets: Secrets, entries: Iterable<[string, unknown]>): void {
  for (const [name, value] of entries) if (SECRET_NAME.test(name) && typeof value === 'string') learn(secrets, value)
}

/** All that stands below a secret name is secret. */
function learnFields(secrets: Secrets, value: unknown, isSecret = false): void {
  if (Array.isArray(value)) for (const entry of value) learnFields(secrets, entry, isSecret)
  else if (isObject(value)) {
    for (const [name, entry] of Object.entries(value)) learnFields(secrets, entry, isSecret || SECRET_NAME.test(name))
  } else {
    if (isSecret && (typeof value === 'string' || typeof value === 'number')) learn(secrets, String(value))
    if (typeof value === 'string') learnInside(secrets, value, isSecret)
  }
}

/** A text may be an address with parameters, or JSON by itself. */
function learnInside(secrets: Secrets, text: string, isSecret: boolean): void {
  if (ADDRESS.test(text) && URL.canParse(text)) learnAddress(secrets, text)
  else if (/^\s*[{[]/.test(text)) learnFields(secrets, parseJson(text), isSecret)
}

const ADDRESS = /^https?:\/\//
const SAYS_NOTHING = /^(true|false|null)$/

function learn(secrets: Secrets, text: string | undefined): void {
  if (text !== undefined && text.length >= SHORTEST && !SAYS_NOTHING.test(text) && !ADDRESS.test(text))
    secrets.add('HIDDEN', text)
}

/** A finding without what stands in secret fields, of whatever length it is. */
export function withoutSecretFields(one: Finding): Finding {
  const isSecret = one.pointer.split('/').some((name) => SECRET_NAME.test(name.replace(/^header: /, '')))
  return isSecret && one.seen !== '(not there)'
    ? { ...one, seen: HIDDEN }
    : { ...one, seen: hideFields(one.seen), title: hideFields(one.title) }
}

/** A name and its colon; the quotes of a JSON text in a text have backslashes before them. */
const NAME = /(\\*")([^"\\]+)\1\s*:\s*/g

/** Hides values of secret fields in a text that looks like JSON or like parameters, also in one that was cut. */
function hideFields(text: string): string {
  let [said, from] = ['', 0]
  for (const { 0: start, 1: quote = '', 2: name = '', index } of text.matchAll(NAME)) {
    if (index < from || !SECRET_NAME.test(name)) continue
    said += text.slice(from, index) + start + quote + HIDDEN + quote
    from = endOfValue(text, index + start.length)
  }
  return (said + text.slice(from)).replaceAll(/\b([\w-]+)=([^&\s"<]+)/g, (whole, name: string) =>
    SECRET_NAME.test(name) ? `${name}=${HIDDEN}` : whole,
  )
}

const PART = /\\*"|[^\s,"{}[\]\\]+|[\s\S]/y

/** Where a JSON value ends that begins at an index; the end of the text for one that was cut. */
function endOfValue(text: string, start: number): number {
  let [depth, index] = [0, start]
  do {
    PART.lastIndex = index
    const [part = ''] = PART.exec(text) ?? []
    if (part === '[' || part === '{') depth += 1
    if (part === ']' || part === '}') depth -= 1
    index += part.length
    if (part.endsWith('"')) index = endOfText(text, index, part.length - 1)
  } while (depth > 0 && index < text.length)
  return index
}

/** Where a text ends whose opening quote has so many backslashes before it; those of its own come in pairs, escaped. */
function endOfText(text: string, start: number, backslashes: number): number {
  for (const { 0: quote, index } of text.slice(start).matchAll(/\\*"/g)) {
    const before = quote.length - 1
    // One with fewer ends the text around.
    if (before < backslashes) return start + index
    if (before % (2 * (backslashes + 1)) === backslashes) return start + index + quote.length
  }
  return text.length
}
