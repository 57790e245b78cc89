import { REQUEST_TIMEOUT_MS } from '#src/api/settings.ts'
import { finding, type Finding } from '../judge/finding.ts'
import { judgeExchange } from '../judge/judge.ts'
import { readEnvelope, type Contract, type ContractOperation } from '../judge/contract.ts'
import { parseJson, type RecordedRequest, type RecordedResponse } from '../judge/recorded.ts'
import { FindingList } from '../verify/findings.ts'
import { learnAddress, learnAnswer, learnHeaders, learnRequest } from '../verify/redact.ts'
import { emptyResult, type OperationResult } from '../verify/result.ts'
import { Secrets } from '../verify/secrets.ts'

/** One call that somebody else made, and what came back. */
export interface ObservedExchange {
  request: RecordedRequest
  /** An answer, its body undefined where the recording leaves it out; a text says why nothing came. */
  response: (Omit<RecordedResponse, 'body'> & { body: string | undefined }) | string
  /** Where it stands, in words: `entry 12`, `10:31:02`. */
  place: string
  tookMs: number
  /** What ended the call before an answer came, and before it was late: `the caller left`. */
  givenUp?: string | undefined
}

/** A caller who waits as long as the site does has begun to count a little before us. */
const CLOCKS_DIFFER_MS = 500

/** Whether a call has waited in vain for as long as the site's own client waits. */
export const isLate = (tookMs: number): boolean => tookMs >= REQUEST_TIMEOUT_MS - CLOCKS_DIFFER_MS

/** What was said about one call. */
export interface Verdict {
  /** The operation, or the method and path that the contract does not know. */
  operation: string
  /** Without secrets. */
  findings: Finding[]
  /** Why it could not be judged. */
  unjudged?: string
}

/** Judges traffic call by call and adds it up by operation. No secret of it leaves this class. */
export class Traffic {
  readonly #contract: Contract
  readonly #secrets = new Secrets()
  readonly #list = new FindingList(this.#secrets)
  readonly #rows = new Map<string, OperationResult>()
  readonly #unjudged = new Map<string, number>()
  /** Of calls that count once, by operation. */
  readonly #keys = new Set<string>()
  /** Calls so far. */
  calls = 0

  constructor(contract: Contract) {
    this.#contract = contract
  }

  /** Learns the secrets of a call, so that they are hidden in what is said about every later one, too. */
  learn({ request, response }: ObservedExchange): void {
    learnHeaders(this.#secrets, request.headers)
    learnAddress(this.#secrets, request.url)
    learnRequest(this.#secrets, request.body)
    if (typeof response === 'string') return
    learnHeaders(this.#secrets, response.headers)
    learnAnswer(this.#secrets, response.body ?? '')
  }

  /** Judges one call. */
  add(exchange: ObservedExchange): Verdict {
    this.learn(exchange)
    const { request, response, place, tookMs } = exchange
    const key = request.headers.get('idempotency-key')
    const path = new URL(request.url).pathname
    const operation = this.#contract.find(request.method, path)
    const name = operation?.id ?? this.hide(`${request.method} ${path}`)
    const unjudged = operation === undefined ? undefined : whatIsLost(operation, exchange)
    const isRepetition = key !== null && this.#keys.has(`${name} ${key}`)
    this.#keys.add(`${name} ${key ?? ''}`)
    const asked = { ...exchange, request: { ...request, isRepetition } }
    const findings = this.#list.add(name, place, '', judge(operation, asked, name))
    this.calls += 1
    const row = this.#row(name, operation, request.method, operation?.path ?? this.hide(path))
    row.sent += 1
    row.tookMs += tookMs
    if (unjudged === undefined) delete row.skipped
    else if (row.sent === 1) row.skipped = unjudged
    const code = codeOf(response)
    if (code !== undefined && operation?.errors[code] !== undefined && !row.provoked.includes(code))
      row.provoked.push(code)
    if (code === undefined && findings.length === 0 && unjudged === undefined) row.succeeded = true
    if (unjudged !== undefined) this.#unjudged.set(unjudged, (this.#unjudged.get(unjudged) ?? 0) + 1)
    return { operation: name, findings, ...(unjudged === undefined ? {} : { unjudged }) }
  }

  /** A text of this traffic without its secrets. */
  hide(text: string): string {
    return this.#secrets.hide(text)
  }

  /**
   * The operations that were called, in the order of the contract; unknown ones come last. Skipped are those of which
   * no call could be judged.
   */
  results(): OperationResult[] {
    const order = this.#contract.operations.map(({ id }) => id)
    const rank = ({ id }: OperationResult) => (order.includes(id) ? order.indexOf(id) : order.length)
    return [...this.#rows.values()]
      .map((row) => ({ ...row, findings: this.#list.of(row.id) }))
      .sort((a, b) => rank(a) - rank(b))
  }

  /** Whether none of the calls could be judged. */
  get isUnjudged(): boolean {
    return this.unjudged().reduce((sum, { calls }) => sum + calls, 0) === this.calls
  }

  /** Why calls could not be judged, and how many. */
  unjudged(): { reason: string; calls: number }[] {
    return [...this.#unjudged].map(([reason, calls]) => ({ reason, calls }))
  }

  #row(id: string, operation: ContractOperation | undefined, method: string, path: string): OperationResult {
    const row =
      this.#rows.get(id) ??
      emptyResult({
        id,
        tag: operation?.tag ?? 'unknown',
        method,
        path,
        writes: operation?.kind === 'mutation',
      })
    this.#rows.set(id, row)
    return row
  }
}

function judge(operation: ContractOperation | undefined, exchange: ObservedExchange, name: string): Finding[] {
  const { request, response } = exchange
  if (operation === undefined) {
    const seen = typeof response === 'string' ? response : String(response.status)
    const place = { pointer: 'path', expected: 'a call of the contract', seen: `${name} (answered ${seen})` }
    return [finding('unknown-operation', 'The contract does not know this call', place)]
  }
  if (whatIsLost(operation, exchange) !== undefined) return []
  if (typeof response === 'string') {
    return [
      finding('no-answer', 'The server did not answer', { pointer: 'status', expected: 'an answer', seen: response }),
    ]
  }
  return judgeExchange(operation, request, { ...response, body: response.body ?? '' })
}

/** A status that the contract does not have is a finding whatever its body is. */
function whatIsLost(
  { errors }: ContractOperation,
  { response, givenUp }: Pick<ObservedExchange, 'response' | 'givenUp'>,
): string | undefined {
  if (givenUp !== undefined) return `${givenUp} before an answer came`
  if (typeof response === 'string' || response.body !== undefined) return undefined
  const isKnown = response.status === 200 || Object.values(errors).includes(response.status)
  return isKnown ? 'the body of the answer is not in the recording' : undefined
}

const codeOf = (response: ObservedExchange['response']): string | undefined =>
  typeof response === 'string' ? undefined : readEnvelope(parseJson(response.body ?? '')).code
