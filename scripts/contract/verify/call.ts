import { isObject } from '../document/json.ts'
import type { ContractOperation } from '../judge/contract.ts'
import { readBody, type RecordedRequest } from '../judge/recorded.ts'

/** Whose session a call carries. */
export type Who =
  | 'nobody'
  | 'member'
  | 'agent'
  | 'trial'
  | 'operator'
  | 'limited'
  | 'resting'
  | 'ended'
  | 'leaving'
  | 'own'
  | 'registered'

/** A call before it is put on the wire. */
export interface Call {
  operation: ContractOperation
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, unknown>>
  /** A value for JSON, fields for forms; undefined for none. Plaintext, until it is encrypted. */
  body: unknown
  /** Goes out in place of `body`, as it is. */
  rawBody?: string
  /** In place of the one that the contract names. */
  contentType?: string
  /** In place of the operation's own, in capitals; what comes is no answer of the operation. */
  method?: string
  /** What an encrypted body holds; it stands in reports in place of the body. */
  plaintext?: object
  who: Who
}

/** Whether a call has to be encrypted before it is sent. */
export const needsEncryption = ({ operation, body, rawBody, plaintext }: Call): boolean =>
  operation.plaintext !== undefined && body !== undefined && rawBody === undefined && plaintext === undefined

/** A call as `fetch` takes it, and as the judge does. */
export interface WireCall {
  url: string
  init: RequestInit & { method: string; headers: Headers }
  recorded: RecordedRequest
  /** The body as text; undefined where there is none, or where it is a multipart form. */
  text: string | undefined
}

/** Puts a call on the wire: texts of parameters, the body by its content type, the session's token. */
export function toWire(call: Call, server: string, token: string | undefined): WireCall {
  const { operation } = call
  const url = new URL(server + operation.path)
  for (const [name, value] of Object.entries(call.query))
    if (value !== undefined) url.searchParams.append(name, String(value))
  const headers = new Headers()
  for (const [name, value] of Object.entries(call.headers)) {
    if (value !== undefined) headers.set(name, headerText(value))
  }
  if (token !== undefined) headers.set('Authorization', `Bearer ${headerText(token)}`)
  const method = call.method ?? operation.method.toUpperCase()
  const type = call.contentType ?? operation.body?.contentType
  const known = call.plaintext ? { plaintext: { ...call.plaintext } } : {}
  const start = { url: url.href, init: { method, headers, redirect: 'manual' as const } }
  if (type === 'multipart/form-data' && call.rawBody === undefined && call.body !== undefined) {
    const form = toForm(call.body)
    return {
      url: url.href,
      init: { ...start.init, body: form },
      recorded: { method, url: url.href, headers, known, body: { kind: 'read', value: form } },
      text: undefined,
    }
  }
  const text = method === 'GET' ? undefined : (call.rawBody ?? bodyText(operation.body?.contentType, call.body))
  if (text !== undefined && type !== undefined) headers.set('Content-Type', type)
  return {
    url: url.href,
    init: { ...start.init, ...(text === undefined ? {} : { body: text }) },
    recorded: { method, url: url.href, headers, known, body: readBody(type ?? null, text ?? '') },
    text,
  }
}

/** A PNG of one pixel's beginning; servers look no further than its first bytes and its type. */
export const picture = (name = 'verify.png'): File => new File([PNG_START], name, { type: 'image/png' })

const PNG_START = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Headers hold Latin-1 only; what does not fit is cut down to it, and is invalid for the contract either way. */
const headerText = (value: unknown): string => String(value).replace(/[^\u0020-\u00ff]/g, '?')

function bodyText(type: string | undefined, body: unknown): string | undefined {
  if (body === undefined || type === undefined) return undefined
  if (type === 'application/json') return JSON.stringify(body)
  const fields = isObject(body) ? Object.entries(body) : []
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])).toString()
}

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of isObject(body) ? Object.entries(body) : []) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof File) form.append(name, one)
      else form.append(name, String(one))
    }
  }
  return form
}
