import { setTimeout as wait } from 'node:timers/promises'
import { noteServerTime, serverNow } from '#src/api/server-clock.ts'
import type { Contract, ContractOperation } from '../judge/contract.ts'
import { parseJson } from '../judge/recorded.ts'
import { asList, asObject, type JsonObject } from '../document/json.ts'
import { picture, toWire, type Call, type Who } from './call.ts'
import { Client } from './client.ts'
import type { Answers, Caller } from './context-types.ts'
import { codeOf, unique, valueOf, type Changes, type Exchange } from './exchange.ts'
import { inputOf } from './inputs.ts'
import { isOwnMachine, type VerifyOptions } from './options.ts'
import { plaintextOf, encrypt } from './encrypt.ts'
import { Secrets } from './secrets.ts'
import { Sessions } from './sessions.ts'

const BUSY = 503
const BUSY_TRIES = 3
const LONGEST_PAUSE_S = 10

/** Everything a case needs to make its calls: the contract, sessions, ids from earlier answers, the wire. */
export class Context implements Answers, Caller {
  readonly contract: Contract
  readonly options: VerifyOptions
  readonly secrets = new Secrets()
  readonly sessions: Sessions
  readonly client: Client
  readonly #answers = new Map<string, Promise<JsonObject>>()
  readonly #watch: (exchange: Exchange) => void

  /** @param watch is called with every exchange, also with those that only fetch ids and sessions */
  constructor(contract: Contract, options: VerifyOptions, watch: (exchange: Exchange) => void) {
    this.contract = contract
    this.options = options
    this.#watch = watch
    this.client = new Client(options.rate)
    this.sessions = new Sessions(this)
  }

  operation(id: string): ContractOperation {
    const found = this.contract.operations.find((one) => one.id === id)
    if (!found) throw new Error(`The contract has no operation ${id}`)
    return found
  }

  /** Who usually makes this call: the agent where it is an agent's, the member where it needs a session. */
  async usualCaller({ session, tag }: ContractOperation): Promise<Who> {
    if (session === 'none') return 'nobody'
    if (tag === 'agent' && (await this.sessions.token('agent')) !== undefined) return 'agent'
    return (await this.sessions.token('member')) === undefined ? 'trial' : 'member'
  }

  /** A call that holds the contract: its example, with ids from earlier answers. `example` counts from 0. */
  async base(operation: ContractOperation, example = 0): Promise<Call> {
    const sample = (parameters: ContractOperation['query']) =>
      Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
    const who = operation.id === 'logout' ? 'leaving' : await this.usualCaller(operation)
    const call: Call = {
      operation,
      query: { ...sample(operation.query), ...this.#merchant(operation.query) },
      headers: { ...sample(operation.header), ...this.#merchant(operation.header), ...freshKey(operation) },
      body: withFiles(Object.values(operation.body?.examples ?? {})[example]),
      who,
    }
    if (operation.plaintext) return this.encrypt(call, plaintextOf(operation, this))
    const input = example === 0 ? await inputOf(this, operation) : {}
    return this.change(call, input)
  }

  /** The same call with other parameters or fields; an undefined one is left out. */
  change(call: Call, { query, headers, body, who }: Changes): Call {
    return {
      ...call,
      query: { ...call.query, ...query },
      headers: { ...call.headers, ...freshKey(call.operation), ...headers },
      body: body === undefined ? call.body : without({ ...asObject(call.body), ...body }),
      ...(who === undefined ? {} : { who }),
    }
  }

  /** The usual call of an operation, changed and sent. */
  async ask(operation: ContractOperation, changes: Changes = {}): Promise<Exchange> {
    return this.send(this.change(await this.base(operation), changes))
  }

  /** An encrypted call that holds `plaintext`. */
  async encrypt(call: Call, plaintext: object): Promise<Call> {
    const { header, body } = await encrypt(this, call.operation, plaintext)
    return { ...call, headers: { ...call.headers, ...header }, body, plaintext }
  }

  /** Sends a call; a server that is busy is given time. */
  async send(call: Call): Promise<Exchange> {
    for (let tries = 1; ; tries += 1) {
      const wire = toWire(call, this.options.target, await this.sessions.token(call.who))
      const start = performance.now()
      const response = await this.client.send(wire)
      const exchange = { call, wire, response, tookMs: performance.now() - start }
      const isBusy = typeof response !== 'string' && response.status === BUSY && codeOf(exchange) === 'SYSTEM_BUSY'
      if (typeof response !== 'string') noteServerTime(response.headers)
      if (!isBusy || tries === BUSY_TRIES) {
        this.#watch(exchange)
        this.#forgetChanged(exchange)
        return exchange
      }
      await wait(1000 * Math.min(LONGEST_PAUSE_S, Number(response.headers.get('retry-after') ?? 1) || 1))
    }
  }

  /** The value that a reading call answers; asked once. Empty when it fails. */
  value(id: string, changes: Changes = {}): Promise<JsonObject> {
    const key = `${id} ${JSON.stringify(changes)}`
    const known = this.#answers.get(key) ?? this.ask(this.operation(id), changes).then(valueOf)
    this.#answers.set(key, known)
    return known
  }

  /** What stands in `value`, whatever it is. */
  async answer(id: string): Promise<unknown> {
    const { response } = await this.ask(this.operation(id))
    return typeof response === 'string' ? undefined : asObject(parseJson(response.body))['value']
  }

  /** A list that stands in such a value. */
  async rows(id: string, list: string, changes: Changes = {}): Promise<JsonObject[]> {
    return asList((await this.value(id, changes))[list]).map(asObject)
  }

  /** A day by the server's clock, so many days ago. */
  day(ago = 0): string {
    return new Date(serverNow() - ago * 86_400_000).toISOString().slice(0, 10)
  }

  /** Whether a call may make the server send an SMS. */
  get maySendSms(): boolean {
    return this.options.credentials.mobile !== undefined || isOwnMachine(this.options.target)
  }

  /** What a member sees may be another after a write. */
  #forgetChanged({ call: { operation }, response }: Exchange): void {
    if (operation.kind === 'query' || operation.session === 'none' || codeOf({ response }) !== undefined) return
    for (const key of this.#answers.keys()) {
      if (this.operation(key.slice(0, key.indexOf(' '))).session !== 'none') this.#answers.delete(key)
    }
  }

  #merchant(parameters: ContractOperation['query']): Record<string, string> {
    const named = parameters.filter(({ name }) => MERCHANT_NAMES.includes(name))
    return Object.fromEntries(named.map(({ name }) => [name, this.options.merchant]))
  }
}

const MERCHANT_NAMES = ['merchant', 'merchant_code', 'merchantCode', 'X-Merchant']

/** A key counts for one form, and each call here is a form of its own. */
function freshKey({ header }: ContractOperation): Record<string, string> {
  return header.some(({ name }) => name === 'Idempotency-Key') ? { 'Idempotency-Key': unique(24) } : {}
}

const FILE_NAME = /\.(png|jpe?g)$/

/** Examples name files; a call carries them. */
function withFiles(example: unknown): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example
  const asFile = (value: unknown): unknown => (typeof value === 'string' && FILE_NAME.test(value) ? picture() : value)
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      ['slip', 'images'].includes(name) ? (Array.isArray(value) ? value.map(asFile) : asFile(value)) : value,
    ]),
  )
}

const without = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
