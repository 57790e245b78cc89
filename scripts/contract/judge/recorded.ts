import { decoded, type JsonObject } from '../document/json.ts'

/** A request as it went over the wire. */
export interface RecordedRequest {
  /** In capitals. */
  method: string
  /** Absolute. */
  url: string
  headers: Headers
  body: RecordedBody
  /** The recording leaves out whose session a call carried, as browsers do that export without secrets. */
  isAnonymised?: boolean
  /** A call with its key was made before, so that what is answered may be of then. */
  isRepetition?: boolean
  /** What only the caller knows: what an encrypted body holds, and as whom it signed in. */
  known?: { plaintext?: JsonObject; session?: { userName: string } }
}

/**
 * What a request carried: nothing, something that its content type does not describe, a value read from it, or
 * something that the recording leaves out.
 */
export type RecordedBody =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  | { kind: 'read'; value: unknown }
  | { kind: 'lost' }

/** An answer as it came over the wire. */
export interface RecordedResponse {
  status: number
  headers: Headers
  body: string
}

/** The type of a `Content-Type` header without its parameters, in small letters. */
export const mediaType = (header: string | null): string => header?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Reads a body's text as its content type says; multipart bodies are handed over as `FormData` by who has them. */
export function readBody(contentType: string | null, text: string): RecordedBody {
  if (text === '') return { kind: 'none' }
  const type = mediaType(contentType)
  if (type === 'application/x-www-form-urlencoded') return readForm(text)
  // A value of its own: checks of requests may change it.
  const value = type === 'application/json' ? valueOf(text) : undefined
  return value === undefined ? { kind: 'unreadable' } : { kind: 'read', value }
}

/** A form; servers read a `%` that begins no character in different ways, so it cannot be judged. */
function readForm(text: string): RecordedBody {
  if (decoded(text) === undefined) return { kind: 'unreadable' }
  return { kind: 'read', value: new URLSearchParams(text) }
}

/** No body of the contract comes near. What walks through a value calls itself for each level, and ends there. */
const MOST_LEVELS = 200

/** The value of a JSON text; undefined when it is none, or nested deeper than `MOST_LEVELS`. */
export function parseJson(text: string): unknown {
  if (text !== last.text) last = { text, value: valueOf(text) }
  return last.value
}

/** Every rule reads the same answer once more. */
let last: { text: string; value: unknown } = { text: '', value: undefined }

function valueOf(text: string): unknown {
  const value = jsonOf(text)
  return isTooDeep(value) ? undefined : value
}

/** Why a text has no JSON value that can be judged. */
export const whyNoJson = (text: string): string =>
  jsonOf(text) === undefined ? 'The body is no JSON' : `The body is nested deeper than ${MOST_LEVELS} levels`

function jsonOf(text: string): unknown {
  try {
    // A byte order mark is a finding of its own, not the end of reading.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** Level by level, so that depth costs no stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
