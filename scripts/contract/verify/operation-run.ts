import { judgeExchange, OUTAGE_CODES } from '../judge/judge.ts'
import { finding, type Finding } from '../judge/finding.ts'
import type { ContractOperation } from '../judge/contract.ts'
import { casesOf } from './cases/cases.ts'
import type { Coverage } from './seen/coverage.ts'
import { toCurl } from './curl.ts'
import { answerOf, codeOf, type Exchange } from './exchange.ts'
import type { FindingList } from './findings.ts'
import type { Context } from './context.ts'
import { PROBES } from './probes/probes.ts'
import { OTHER_KIND, standIn } from './recipes/recipe.ts'
import { recipeFor } from './recipes/recipes.ts'
import { emptyResult, type OpenCode, type OperationResult } from './result.ts'
import { scenesOf } from './scenes/scenes.ts'

/** What a run tells while it goes on. */
export interface RunListener {
  start?: (operation: ContractOperation, context: Context) => void
  step?: (operation: ContractOperation, what: string, context: Context) => void
  end?: (result: OperationResult) => void
  /** What could not be put back, in a sentence. */
  left?: (sentence: string) => void
}

/** What the operations of a run share. */
export interface RunContext {
  list: FindingList
  /** Exchanges that nobody has judged yet. */
  watched: Exchange[]
  listener: RunListener
  /** Ends the run before the next step. */
  signal: AbortSignal | undefined
  /** Ids of operations that answered a success. */
  succeeded: Set<string>
  coverage: Coverage
}

/** Runs one operation: its recipes, its cases, and what has to be tried again after a success. */
export class OperationRun {
  readonly #context: Context
  readonly #operation: ContractOperation
  readonly #run: RunContext
  readonly #result: OperationResult
  /** How often no answer came. */
  #silent = 0

  constructor(context: Context, operation: ContractOperation, run: RunContext) {
    this.#context = context
    this.#operation = operation
    this.#run = run
    const { id, tag, method, path, kind } = operation
    this.#result = emptyResult({
      id,
      tag,
      method: method.toUpperCase(),
      path,
      writes: kind === 'mutation',
    })
  }

  async run(): Promise<OperationResult> {
    const skipped = this.#reasonToSkip()
    if (skipped !== undefined)
      return {
        ...this.#result,
        skipped,
        open: this.#codes().map((code) => ({
          code,
          reason: skipped,
          provokable: typeof recipeFor(this.#operation, code) === 'object',
        })),
      }
    const [start, sent] = [performance.now(), this.#context.client.sent]
    // What fails changes nothing, so it comes first; some codes can only come after a success.
    for (const code of this.#codes()) await this.#provoke(code)
    if (this.#operation.kind === 'query') await this.#playScenes()
    await this.#runCases()
    const uncompared = await this.#runProbes()
    if (this.#operation.kind === 'mutation') await this.#playScenes()
    for (const one of this.#result.open.splice(0)) {
      if (one.reason === SEE_FINDING) this.#result.open.push(one)
      else await this.#provoke(one.code)
    }
    this.#judgeWatched('on the way')
    return {
      ...this.#result,
      open: [...this.#result.open, ...uncompared],
      sent: this.#context.client.sent - sent,
      tookMs: performance.now() - start,
      findings: this.#run.list.of(this.#operation.id),
      succeeded: this.#run.succeeded.has(this.#operation.id),
    }
  }

  /** Each wait for an answer that does not come takes half a minute. */
  get #isDead(): boolean {
    return this.#silent >= MOST_SILENT
  }

  #codes(): string[] {
    return Object.keys(this.#operation.errors)
  }

  #reasonToSkip(): string | undefined {
    const { kind, id } = this.#operation
    if (kind === 'mutation' && this.#context.options.readOnly) return 'writes, and --read-only is set'
    if (SMS_CALLS.includes(id) && !this.#context.maySendSms) return 'sends an SMS, and GATEWAY_MOBILE is not set'
    if (id === 'setPlayLimits' && this.#context.options.credentials.resting === undefined)
      return 'would limit a member for a day or more, and GATEWAY_RESTING_USER is not set'
    return undefined
  }

  /** Tells of a step that begins; throws where the run is to end. */
  #begin(name: string): void {
    this.#run.signal?.throwIfAborted()
    this.#run.listener.step?.(this.#operation, name, this.#context)
  }

  async #runCases(): Promise<void> {
    for (const { name, call, code } of await casesOf(this.#context, this.#operation)) {
      if (this.#isDead) return
      this.#begin(name)
      this.#judgeWatched('on the way')
      const exchange = await this.#context.send(call)
      this.#take(exchange)
      const found = this.#judge(name, exchange, code === 'REQUEST_INVALID')
      if (code !== undefined && found.length === 0) this.#expect(name, exchange, code, [])
    }
  }

  async #playScenes(): Promise<void> {
    const { readOnly } = this.#context.options
    for (const { name, reads, run } of scenesOf(this.#operation)) {
      if (this.#isDead || (readOnly && !reads)) continue
      this.#begin(name)
      this.#judgeWatched('on the way')
      const missing = await run(this.#context, this.#operation)
      this.#judgeWatched(name)
      if (missing) this.#result.wanting = missing.open
    }
  }

  async #runProbes(): Promise<OpenCode[]> {
    const context = this.#context
    const open: OpenCode[] = []
    for (const { name, run } of PROBES.filter((probe) => probe.on(this.#operation, context))) {
      if (this.#isDead) break
      this.#begin(name)
      this.#judgeWatched('on the way')
      const uncompared = await run(context, this.#operation, ({ call, wire }, found) => {
        this.#run.list.add(call.operation.id, name, toCurl(call, wire, context.secrets), [found])
      })
      open.push(...(uncompared ?? []))
      this.#judgeWatched(name)
    }
    return open
  }

  async #provoke(code: string): Promise<void> {
    if (this.#result.provoked.includes(code)) return
    const recipe = recipeFor(this.#operation, code)
    if (recipe === undefined || typeof recipe === 'string') {
      this.#result.open.push({ code, reason: recipe ?? 'no recipe exists', provokable: false })
      return
    }
    if (this.#isDead) {
      this.#result.open.push({ code, reason: SILENT, provokable: true })
      return
    }
    const name = `recipe of ${code}`
    this.#begin(name)
    const exchange = await recipe.run(this.#context, this.#operation)
    if ('open' in exchange) {
      this.#judgeWatched('on the way')
      this.#result.open.push({ code, reason: exchange.open, provokable: true })
      return
    }
    this.#take(exchange)
    this.#judgeWatched(name)
    const found = this.#judge(name, exchange)
    if (found.length === 0) this.#expect(name, exchange, code, recipe.masks ?? [])
    else if (!this.#result.provoked.includes(code))
      this.#result.open.push({ code, reason: SEE_FINDING, provokable: true })
  }

  /** Judges what was sent for other calls' sake, such as logins and lists of ids; of any operation. */
  #judgeWatched(name: string): void {
    for (const exchange of this.#run.watched.splice(0)) {
      // By another method it was no call of the operation.
      if (exchange.call.method === undefined) this.#judge(name, exchange)
    }
  }

  /** Takes an exchange out of those that are judged by the way. */
  #take(exchange: Exchange): void {
    const index = this.#run.watched.lastIndexOf(exchange)
    if (index !== -1) this.#run.watched.splice(index, 1)
  }

  #judge(name: string, exchange: Exchange, isBroken = false): Finding[] {
    const { call, wire, response } = exchange
    if (typeof response === 'string' && call.operation === this.#operation) this.#silent += 1
    const found =
      typeof response === 'string'
        ? [finding('no-answer', 'No answer comes', { pointer: 'status', expected: 'an answer', seen: response })]
        : judgeExchange(call.operation, wire.recorded, response)
    if (found.length > 0) this.#run.list.add(call.operation.id, name, toCurl(call, wire, this.#context.secrets), found)
    const code = codeOf(exchange)
    if (found.length === 0 && code === undefined) {
      this.#run.succeeded.add(call.operation.id)
      this.#run.coverage.add(call.operation, answerOf(exchange))
    }
    if (call.operation === this.#operation && found.length === 0 && code !== undefined) {
      if (!this.#result.provoked.includes(code) && !(isBroken && code !== 'REQUEST_INVALID'))
        this.#result.provoked.push(code)
    }
    return found
  }

  /** The code has to have come; unless the server answered first what hides it. */
  #expect(name: string, exchange: Exchange, code: string, masks: readonly string[]): void {
    const seen = codeOf(exchange)
    if (seen === code) return
    if (seen !== undefined && (masks.includes(seen) || OUTAGE_CODES.includes(seen))) {
      this.#result.open.push({ code, reason: `${seen} comes first`, provokable: true })
      return
    }
    const { call, wire, response } = exchange
    const missing =
      OTHER_KIND.includes(code) || !OTHER_KIND.includes(seen ?? '') ? undefined : standIn(this.#context, call)
    if (missing) {
      this.#result.open.push({ code, reason: missing.open, provokable: true })
      return
    }
    const status = typeof response === 'string' ? response : response.status
    const expected = `${String(this.#operation.errors[code])} ${code}`
    this.#run.list.add(call.operation.id, name, toCurl(call, wire, this.#context.secrets), [
      finding('code-not-provoked', `${code} does not come`, {
        pointer: '/code',
        expected,
        seen: `${status} ${seen ?? 'success'}`,
      }),
    ])
    this.#result.open.push({ code, reason: SEE_FINDING, provokable: true })
  }
}

const MOST_SILENT = 5
const SILENT = `the operation gave no answer ${MOST_SILENT} times`
const SEE_FINDING = 'its recipe met a finding'
const SMS_CALLS = ['sendLoginSmsCode', 'sendRegisterSmsCode']
