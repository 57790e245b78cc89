import * as v from 'valibot'
import { PROBLEM_TYPE } from '#mock/lib/envelope.ts'

/** Longer texts are cut: a log of 200 calls is asked for every second. */
const MAX_TEXT = 4_000

/**
 * What the contract says of an exchange: both sides hold · the request breaks it, and was refused for that · the answer
 * breaks it · it was spoiled on purpose, so there is nothing to judge.
 */
const verdicts = ['holds', 'request', 'breaks', 'spoiled'] as const

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT + 1))

/** One finished call. */
export const callSchema = v.strictObject({
  /** ISO 8601, by the stub's clock. */
  at: text,
  operation: text,
  /** 0 where the connection was cut on purpose. */
  status: v.number(),
  requestId: text,
  tookMs: v.number(),
  verdict: v.picklist(verdicts),
  /** Code of a failure. */
  code: v.optional(text),
  /** Whether the backend behind the stub has answered. */
  backend: v.optional(v.boolean()),
  /** What was forced, in the link form: `CAPTCHA_REQUIRED`, `~800`. */
  forced: v.optional(text),
  /** What is wrong with the request or the answer. */
  detail: v.optional(text),
  /** With its question mark, or empty. */
  query: text,
  request: text,
  answer: text,
})
export type LoggedCall = v.InferOutput<typeof callSchema>

/** What only a look at the whole exchange tells: verdict, code, texts. */
export type Exchange = Pick<LoggedCall, 'verdict' | 'code' | 'detail' | 'query' | 'request' | 'answer'>

/** Text of a request's body, read from a copy, so it has to be taken before somebody else reads it. */
export async function textOfRequest(request: Request): Promise<string> {
  if (!request.body) return ''
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/')) return `(${type.split(';')[0]}, see the pictures that came in)`
  return clip(await request.clone().text())
}

/** Reads and judges an exchange; the answer is read from a copy. */
export async function judgeCall(url: URL, request: string, response: Response, isSpoiled: boolean): Promise<Exchange> {
  const query = clip(url.search)
  if (response.type === 'error') return { verdict: 'spoiled', query, request, answer: '' }
  const whole = await response.clone().text()
  const answer = clip(whole)
  if (isSpoiled) return { verdict: 'spoiled', query, request, answer }
  const { code, detail, pointers } = readFailure(response.status < 400 ? '' : whole)
  // Prism's own word on a pair that it only watched.
  const violations = response.headers.get('sl-violations')
  if (response.headers.get('Content-Type')?.startsWith(PROBLEM_TYPE) || violations !== null) {
    return { verdict: 'breaks', detail: clip(violations ?? detail ?? ''), query, request, answer }
  }
  if (code === 'REQUEST_INVALID') return { verdict: 'request', code, detail: pointers, query, request, answer }
  return { verdict: 'holds', code, query, request, answer }
}

const failure = v.object({
  code: v.optional(v.string()),
  detail: v.optional(v.string()),
  value: v.optional(v.unknown()),
})

function readFailure(body: string): { code?: string; detail?: string; pointers?: string } {
  if (body === '') return {}
  try {
    const { code, detail, value } = v.parse(failure, JSON.parse(body))
    const faults = v.safeParse(v.object({ errors: v.array(v.string()) }), value)
    return { code, detail, ...(faults.success ? { pointers: clip(faults.output.errors.join(' ')) } : {}) }
  } catch {
    return {}
  }
}

const clip = (whole: string): string => (whole.length > MAX_TEXT ? `${whole.slice(0, MAX_TEXT)}…` : whole)
