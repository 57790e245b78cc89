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

function learnFields(secrets: Secrets, value: unknown): void {
  if (Array.isArray(value)) for (const entry of value) learnFields(secrets, entry)
  if (!isObject(value)) return
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry === 'string' && SECRET_NAME.test(name)) learn(secrets, entry)
    else learnFields(secrets, entry)
  }
}

function learn(secrets: Secrets, text: string | undefined): void {
  if (text !== undefined && text.length >= SHORTEST && !/^(true|false|null|https?:\/\/)/.test(text))
    secrets.add('HIDDEN', text)
}

/** A finding without what stands in secret fields, of whatever length it is. */
export function withoutSecretFields(one: Finding): Finding {
  const isSecret = one.pointer.split('/').some((name) => SECRET_NAME.test(name.replace(/^header: /, '')))
  return isSecret && one.seen !== '(not there)'
    ? { ...one, seen: HIDDEN }
    : { ...one, seen: hideFields(one.seen), title: hideFields(one.title) }
}

/** Hides values of secret fields in a text that looks like JSON or like parameters, also in one that was cut. */
function hideFields(text: string): string {
  return text
    .replaceAll(
      /("([^"\\]+)"\s*:\s*)("(?:[^"\\]|\\.)*(?:"|…|$)|[^\s,"{}[\]]+)/g,
      (whole, start: string, name: string) => (SECRET_NAME.test(name) ? `${start}"${HIDDEN}"` : whole),
    )
    .replaceAll(/\b([\w-]+)=([^&\s"<]+)/g, (whole, name: string) =>
      SECRET_NAME.test(name) ? `${name}=${HIDDEN}` : whole,
    )
}
