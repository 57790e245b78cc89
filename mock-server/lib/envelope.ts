import { HttpResponse } from 'msw/http'

/** The one shape of every answer, as docs/contract.md has it, and the two ways out of it. */
export const JSON_TYPE = 'application/json'
export const PROBLEM_TYPE = 'application/problem+json'

/** Headers that every answer of the stub carries: it must never run as a page. */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const

export interface Success {
  readonly success: true
  readonly value: unknown
}

export interface Failure {
  readonly success: false
  readonly code: string
  readonly message: string
  readonly value?: unknown
}

/**
 * A JSON answer in the envelope.
 *
 * @param cookie value of `Set-Cookie`; MSW keeps it for the page, where scripts cannot set it
 */
export function envelope(status: number, body: Success | Failure, cookie?: string): Response {
  return json(status, JSON_TYPE, body, cookie === undefined ? {} : { 'Set-Cookie': cookie })
}

/**
 * An answer outside the envelope (RFC 9457): the stub itself is at fault, or was asked for something that
 * the contract does not have. Clients report it as a contract violation, like Prism's own.
 */
export function problem(status: number, title: string, detail: string): Response {
  return json(status, PROBLEM_TYPE, { type: 'about:blank', title, status, detail })
}

function json(status: number, type: string, body: unknown, headers: Record<string, string> = {}): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { ...SAFE_HEADERS, 'Content-Type': type, ...headers },
  })
}
