import { setTimeout as wait } from 'node:timers/promises'
import { noteServerTime, serverNow } from '#src/api/server-clock.ts'
import type { Contract, ContractOperation } from '../judge/contract.ts'
import { ADDED_WHEN_ENCRYPTED, ENCRYPTION_HEADER } from '../document/encrypted.ts'
import { asList, asObject, type JsonObject } from '../document/json.ts'
import { needsEncryption, picture, toWire, type Call, type Who } from './call.ts'
import { Client } from './client.ts'
import type { Answers, Caller } from './context-types.ts'
import { answerOf, codeOf, unique, successValue, type Changes, type Exchange } from './exchange.ts'
import { inputOf } from './inputs.ts'
import { isOwnMachine, type VerifyOptions } from './options.ts'
import { encrypt } from './encrypt.ts'
import { OwnAccounts } from './own-accounts.ts'
import { Secrets } from './secrets.ts'
import { Sessions } from './sessions.ts'

const BUSY = 503
const BUSY_TRIES = 3
const LONGEST_PAUSE_S = 10

/** Puts one thing back; answers a sentence where it is not as it was. */
type PutBack = () => Promise<string | undefined>

/** Everything a case needs to make its calls: the contract, sessions, ids from earlier answers, the wire. */
export class Context implements Answers, Caller {
  readonly contract: Contract
  readonly options: VerifyOptions
  readonly secrets = new Secrets()
  readonly sessions: Sessions
  readonly client: Client
  readonly own = new OwnAccounts(this)
  readonly #afterwards: PutBack[] = []
  readonly #answers = new Map<string, Promise<JsonObject>>()
  readonly #watch: (exchange: Exchange) => void

  /** @param watch is called with every exchange, also with those that only fetch ids and sessions */
  constructor(contract: Contract, options: VerifyOptions, watch: (exchange: Exchange) => void) {
    this.contract = contract
    this.options = options
    this.#watch = watch
    this.client = new Client(options.rate, options.timeoutMs)
    this.sessions = new Sessions(this)
  }

  operation(id: string): ContractOperation {
    const found = this.contract.operations.find((one) => one.id === id)
    if (!found) throw new Error(`The contract has no operation ${id}`)
    return found
  }

  /** Who usually makes this call: the agent where it is an agent's, the member where it needs a session. */
  async usualCaller({ id, session, tag }: ContractOperation): Promise<Who> {
    if (session === 'none') return 'nobody'
    // What it decides cannot be taken back, and the member has more calls to make.
    if (id === 'setPlayLimits') return 'resting'
    if (tag === 'agent' && (await this.sessions.token('agent')) !== undefined) return 'agent'
    return (await this.sessions.token('member')) === undefined ? 'trial' : 'member'
  }

  /** A call that holds the contract: its example, with ids from earlier answers. `example` counts from 0. */
  async base(operation: ContractOperation, example = 0): Promise<Call> {
    const sample = (parameters: ContractOperation['query']) =>
      Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
    const who = operation.id === 'logout' ? 'leaving' : await this.usualCaller(operation)
    const named = this.naming(operation, this.options.merchant)
    const call: Call = {
      operation,
      query: { ...sample(operation.query), ...named.query },
      headers: { ...sample(headersOf(operation)), ...named.headers, ...freshKey(operation) },
      body: withFiles(Object.values(examplesOf(operation))[example]),
      who,
    }
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

  /** The call as it travels where its body has to be encrypted; good for once. */
  async encrypt(call: Call): Promise<Call> {
    const plaintext = asObject(call.body)
    const { header, body } = await encrypt(this, call.operation, plaintext)
    return { ...call, headers: { ...call.headers, ...header }, body, plaintext }
  }

  /** Sends a call, encrypted where it has to be; a server that is busy is given time. */
  async send(given: Call): Promise<Exchange> {
    for (let tries = 1; ; tries += 1) {
      const call = needsEncryption(given) ? await this.encrypt(given) : given
      const wire = toWire(call, this.options.target, await this.sessions.token(call.who))
      const userName = this.sessions.userName(call.who)
      if (userName !== undefined) wire.recorded.known = { ...wire.recorded.known, session: { userName } }
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
    const known = this.#answers.get(key) ?? this.ask(this.operation(id), changes).then(successValue)
    this.#answers.set(key, known)
    return known
  }

  /** What stands in `value`, whatever it is. */
  async answer(id: string): Promise<unknown> {
    return answerOf(await this.ask(this.operation(id)))
  }

  /** A list that stands in such a value. */
  async rows(id: string, list: string, changes: Changes = {}): Promise<JsonObject[]> {
    return asList((await this.value(id, changes))[list]).map(asObject)
  }

  /** A day by the server's clock, so many days ago. */
  day(ago = 0): string {
    return new Date(serverNow() - ago * 86_400_000).toISOString().slice(0, 10)
  }

  daysSince(ago: number): { from: string; to: string } {
    return { from: this.day(ago), to: this.day(-1) }
  }

  /** Leaves something to be put back when the run is over; what was changed last is put back first. */
  afterwards(putBack: PutBack): void {
    this.#afterwards.unshift(putBack)
  }

  /**
   * Puts back what it can.
   *
   * @param tell is called with a sentence for each thing that is not as it was
   * @throws the first error, after the last step
   */
  async putBack(tell: (sentence: string) => void): Promise<void> {
    const errors: unknown[] = []
    for (const step of this.#afterwards.splice(0)) {
      const left = await step().catch((error: unknown) => void errors.push(error))
      if (left !== undefined) tell(this.secrets.hide(left))
    }
    if (errors.length > 0) throw errors[0]
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

  /** How a call of this operation names a merchant. */
  naming({ header, query }: ContractOperation, merchant: string): Changes {
    return {
      query: merchantIn(query, merchant),
      headers: merchantIn(header, merchant),
    }
  }
}

const merchantIn = (parameters: ContractOperation['query'], merchant: string): Record<string, string> =>
  Object.fromEntries(parameters.filter(({ name }) => MERCHANT_NAMES.includes(name)).map(({ name }) => [name, merchant]))

/** Parameters that name the merchant. */
const MERCHANT_NAMES = ['merchant', 'merchant_code', 'merchantCode', 'X-Merchant']

/** What its bodies hold, by the names of the examples, without what encryption adds. */
export function examplesOf({ body, plaintext }: ContractOperation): Record<string, unknown> {
  if (!plaintext) return body?.examples ?? {}
  return Object.fromEntries(
    Object.entries(plaintext.examples).map(([name, example]) => {
      const own = Object.entries(asObject(example)).filter(([field]) => !isAdded(field))
      return [name, Object.fromEntries(own)]
    }),
  )
}

const isAdded = (field: string): boolean => ADDED_WHEN_ENCRYPTED.some((one) => one === field)

/** The header of the wrapped key comes when the body is encrypted. */
const headersOf = ({ header, plaintext }: ContractOperation): ContractOperation['header'] =>
  plaintext ? header.filter(({ name }) => name !== ENCRYPTION_HEADER) : header

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
