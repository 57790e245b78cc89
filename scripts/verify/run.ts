import { judgeExchange, OUTAGE_CODES } from '../conformance/judge.ts'
import { finding, type Finding } from '../conformance/finding.ts'
import type { Contract, ContractOperation } from '../conformance/contract.ts'
import { casesOf } from './cases/cases.ts'
import { toCurl } from './curl.ts'
import { codeOf, type Exchange } from './exchange.ts'
import { Kit } from './kit.ts'
import type { VerifyOptions } from './options.ts'
import { recipeFor } from './recipes/recipes.ts'
import { FindingList, type LocatedFinding } from './findings.ts'

/** How one operation did. */
export interface OperationResult {
  id: string
  tag: string
  method: string
  path: string
  /** Whether it changes something. */
  writes: boolean
  sent: number
  tookMs: number
  findings: LocatedFinding[]
  /** Codes that came where they belong. */
  provoked: string[]
  /** Codes that did not come, each with why. */
  open: { code: string; reason: string }[]
  /** Whether a success was seen at all. */
  succeeded: boolean
  /** Why it was not run. */
  skipped?: string
}

/** A whole run. */
export interface VerifyResult {
  target: string
  contract: string
  startedAt: string
  tookMs: number
  sent: number
  operations: OperationResult[]
}

/** What a run tells while it goes on. */
export interface RunListener {
  start?: (operation: ContractOperation, kit: Kit) => void
  step?: (operation: ContractOperation, what: string, kit: Kit) => void
  end?: (result: OperationResult) => void
}

/** Operations that would disturb the others come last, in this order. */
const LAST = ['changePassword', 'resetPassword', 'logout']

/** Runs the contract's operations against a server and judges every answer. */
export async function verify(
  contract: Contract,
  options: VerifyOptions,
  listener: RunListener = {},
): Promise<VerifyResult> {
  const start = performance.now()
  const startedAt = new Date().toISOString()
  const watched: Exchange[] = []
  const kit = new Kit(contract, options, (exchange) => watched.push(exchange))
  for (const name of ['member', 'agent', 'operator'] as const) {
    kit.secrets.add(
      `GATEWAY_${name === 'member' ? '' : `${name.toUpperCase()}_`}PASSWORD`,
      options.credentials[name]?.password,
    )
    kit.secrets.add(
      `GATEWAY_${name === 'member' ? '' : `${name.toUpperCase()}_`}USER`,
      options.credentials[name]?.username,
    )
  }
  kit.secrets.add('GATEWAY_EMAIL', options.credentials.email)
  kit.secrets.add('GATEWAY_MOBILE', options.credentials.mobile)
  const list = new FindingList(kit.secrets)
  const results = new Map<string, OperationResult>()
  for (const operation of inOrder(contract, options)) {
    const runner = new OperationRun(kit, operation, list, watched, listener)
    listener.start?.(operation, kit)
    results.set(operation.id, await runner.run())
    const result = results.get(operation.id)
    if (result) listener.end?.(result)
  }
  const operations = contract.operations.flatMap(({ id }) => results.get(id) ?? [])
  for (const result of operations) result.findings = list.of(result.id)
  return {
    target: options.target,
    contract: contract.version,
    startedAt,
    tookMs: performance.now() - start,
    sent: kit.client.sent,
    operations,
  }
}

function inOrder({ operations }: Contract, { only }: VerifyOptions): ContractOperation[] {
  const wanted = operations.filter(({ id }) => only.length === 0 || only.includes(id))
  const rank = ({ id }: ContractOperation) => LAST.indexOf(id)
  return [...wanted].sort((a, b) => rank(a) - rank(b))
}

class OperationRun {
  readonly #kit: Kit
  readonly #operation: ContractOperation
  readonly #list: FindingList
  readonly #watched: Exchange[]
  readonly #listener: RunListener
  readonly #result: OperationResult

  constructor(kit: Kit, operation: ContractOperation, list: FindingList, watched: Exchange[], listener: RunListener) {
    this.#kit = kit
    this.#operation = operation
    this.#list = list
    this.#watched = watched
    this.#listener = listener
    const { id, tag, method, path, kind } = operation
    this.#result = {
      id,
      tag,
      method: method.toUpperCase(),
      path,
      writes: kind === 'mutation',
      sent: 0,
      tookMs: 0,
      findings: [],
      provoked: [],
      open: [],
      succeeded: false,
    }
  }

  async run(): Promise<OperationResult> {
    const skipped = this.#reasonToSkip()
    if (skipped !== undefined)
      return { ...this.#result, skipped, open: this.#codes().map((code) => ({ code, reason: skipped })) }
    const [start, sent] = [performance.now(), this.#kit.client.sent]
    await this.#runCases()
    for (const code of this.#codes()) await this.#provoke(code)
    this.#judgeWatched('on the way')
    return {
      ...this.#result,
      sent: this.#kit.client.sent - sent,
      tookMs: performance.now() - start,
      findings: this.#list.of(this.#operation.id),
    }
  }

  #codes(): string[] {
    return Object.keys(this.#operation.errors)
  }

  #reasonToSkip(): string | undefined {
    const { kind, id } = this.#operation
    if (kind === 'mutation' && this.#kit.options.readOnly) return 'writes, and --read-only is set'
    if (SMS_CALLS.includes(id) && !this.#kit.maySendSms) return 'sends an SMS, and GATEWAY_MOBILE is not set'
    return undefined
  }

  async #runCases(): Promise<void> {
    for (const { name, call, code } of await casesOf(this.#kit, this.#operation)) {
      this.#listener.step?.(this.#operation, name, this.#kit)
      this.#judgeWatched('on the way')
      const exchange = await this.#kit.send(call)
      this.#take(exchange)
      const found = this.#judge(name, exchange, code === 'REQUEST_INVALID')
      if (code !== undefined && found.length === 0) this.#expect(name, exchange, code, [])
    }
  }

  async #provoke(code: string): Promise<void> {
    if (this.#result.provoked.includes(code)) return
    const recipe = recipeFor(this.#operation, code)
    if (recipe === undefined || typeof recipe === 'string') {
      this.#result.open.push({ code, reason: recipe ?? 'nobody has written a recipe' })
      return
    }
    const name = `recipe of ${code}`
    this.#listener.step?.(this.#operation, name, this.#kit)
    const exchange = await recipe.run(this.#kit, this.#operation)
    if ('open' in exchange) {
      this.#judgeWatched('on the way')
      this.#result.open.push({ code, reason: exchange.open })
      return
    }
    this.#take(exchange)
    this.#judgeWatched(name)
    const found = this.#judge(name, exchange)
    if (found.length === 0) this.#expect(name, exchange, code, recipe.masks ?? [])
    else if (!this.#result.provoked.includes(code)) this.#result.open.push({ code, reason: 'its recipe met a finding' })
  }

  /** Judges what was sent for other calls' sake, such as logins and lists of ids; of any operation. */
  #judgeWatched(name: string): void {
    for (const exchange of this.#watched.splice(0)) this.#judge(name, exchange)
  }

  /** Takes an exchange out of those that are judged by the way. */
  #take(exchange: Exchange): void {
    const index = this.#watched.lastIndexOf(exchange)
    if (index !== -1) this.#watched.splice(index, 1)
  }

  #judge(name: string, exchange: Exchange, isBroken = false): Finding[] {
    const { call, wire, response } = exchange
    const found =
      typeof response === 'string'
        ? [finding('no-answer', 'No answer comes', { pointer: 'status', expected: 'an answer', seen: response })]
        : judgeExchange(call.operation, wire.recorded, response)
    this.#list.add(call.operation.id, name, toCurl(call, wire, this.#kit.secrets), found)
    const code = codeOf(exchange)
    if (call.operation === this.#operation && found.length === 0) {
      if (code === undefined) this.#result.succeeded = true
      else if (!this.#result.provoked.includes(code) && !(isBroken && code !== 'REQUEST_INVALID'))
        this.#result.provoked.push(code)
    }
    return found
  }

  /** The code has to have come; unless the server answered first what hides it. */
  #expect(name: string, exchange: Exchange, code: string, masks: readonly string[]): void {
    const seen = codeOf(exchange)
    if (seen === code) return
    if (seen !== undefined && (masks.includes(seen) || OUTAGE_CODES.includes(seen))) {
      this.#result.open.push({ code, reason: `${seen} comes first` })
      return
    }
    const { call, wire, response } = exchange
    const status = typeof response === 'string' ? response : response.status
    const expected = `${String(this.#operation.errors[code])} ${code}`
    this.#list.add(call.operation.id, name, toCurl(call, wire, this.#kit.secrets), [
      finding('code-not-provoked', `${code} does not come`, {
        pointer: '/code',
        expected,
        seen: `${status} ${seen ?? 'success'}`,
      }),
    ])
    this.#result.open.push({ code, reason: 'did not come; see the finding' })
  }
}

const SMS_CALLS = ['sendLoginSmsCode', 'sendRegisterSmsCode']
