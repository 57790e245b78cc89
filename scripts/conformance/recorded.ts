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
}

/**
 * What a request carried: nothing, something that its content type does not describe, a value read from it, or something
 * that the recording leaves out.
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
  if (type === 'application/x-www-form-urlencoded') return { kind: 'read', value: new URLSearchParams(text) }
  const value = type === 'application/json' ? parseJson(text) : undefined
  return value === undefined ? { kind: 'unreadable' } : { kind: 'read', value }
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
