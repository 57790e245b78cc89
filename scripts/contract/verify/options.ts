import { UsageError } from '#scripts/lib/command-line.ts'
import { readList, readOperations, readServer, readUrl } from '#scripts/lib/flag-values.ts'

/** What a run of `contract verify` is about. */
export interface VerifyOptions {
  /** Origin of the server, without a path. */
  target: string
  /** Requests a second; infinite for a server of this machine. */
  rate: number
  readOnly: boolean
  /** Operations to run; all when empty. */
  only: readonly string[]
  merchant: string
  /** Other merchants of the server, to see that answers are those of the one that is asked for. */
  otherMerchants?: readonly string[]
  /** Where the messages of the test system can be read, in the form of docs/backend.md. */
  inbox?: string
  /** How long an answer may take; as long as the site's client waits when left out. */
  timeoutMs?: number
  credentials: Credentials
}

/** Accounts and facts from environment variables; what is missing leaves its cases out. */
export interface Credentials {
  member: Account | undefined
  agent: Account | undefined
  operator: Account | undefined
  /** Pays in at most 0.01 a day; a run sees to that, and nobody can take it back at once. */
  limited: Account | undefined
  /** Is on a break, which a run begins; nobody can end it. */
  resting: Account | undefined
  /** E-mail address of the member, to meet it a second time. */
  email: string | undefined
  /** The payment password of the member. */
  paymentPassword: string | undefined
  /** The number to which SMS codes may be sent. */
  mobile: string | undefined
}

export interface Account {
  username: string
  password: string
}

/** The environment variables that are read, with what each is good for. */
export const VARIABLES = {
  GATEWAY_USER: 'a member (type 0) made for tests',
  GATEWAY_PASSWORD: 'the password of it',
  GATEWAY_EMAIL: 'the e-mail address of it, for EMAIL_TAKEN',
  GATEWAY_PAYMENT_PASSWORD: 'the payment password of it, for what it guards',
  GATEWAY_MOBILE:
    'a phone number that may receive SMS codes; without it, none are requested from a server on another machine',
  GATEWAY_AGENT_USER: 'an agent (type 1)',
  GATEWAY_AGENT_PASSWORD: 'the password of it',
  GATEWAY_OPERATOR_USER: "an operator's account, which may not sign in",
  GATEWAY_OPERATOR_PASSWORD: 'the password of it',
  GATEWAY_LIMITED_USER: 'a member whose own deposit limit a run lowers to 0.01 a day, for DEPOSIT_LIMIT_REACHED',
  GATEWAY_LIMITED_PASSWORD: 'the password of it',
  GATEWAY_RESTING_USER: 'a member whom a run sends on a break, for setPlayLimits and COOLING_OFF',
  GATEWAY_RESTING_PASSWORD: 'the password of it',
} as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the accounts.
 *
 * @throws UsageError where a variable is empty, or a user has no password, or the other way round: a secret may not
 * have arrived
 */
export function readCredentials(environment: Environment): Credentials {
  const read = (name: keyof typeof VARIABLES) => {
    if (environment[name] === '') throw new UsageError(`${name} is set, and empty. Unset it to run without it.`)
    return environment[name]
  }
  const account = (user: keyof typeof VARIABLES, word: keyof typeof VARIABLES): Account | undefined => {
    const [username, password] = [read(user), read(word)]
    if ((username === undefined) !== (password === undefined))
      throw new UsageError(`${user} and ${word} go together; one of them is not set.`)
    return username === undefined || password === undefined ? undefined : { username, password }
  }
  return {
    member: account('GATEWAY_USER', 'GATEWAY_PASSWORD'),
    agent: account('GATEWAY_AGENT_USER', 'GATEWAY_AGENT_PASSWORD'),
    operator: account('GATEWAY_OPERATOR_USER', 'GATEWAY_OPERATOR_PASSWORD'),
    limited: account('GATEWAY_LIMITED_USER', 'GATEWAY_LIMITED_PASSWORD'),
    resting: account('GATEWAY_RESTING_USER', 'GATEWAY_RESTING_PASSWORD'),
    email: read('GATEWAY_EMAIL'),
    paymentPassword: read('GATEWAY_PAYMENT_PASSWORD'),
    mobile: read('GATEWAY_MOBILE'),
  }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
const FOREIGN_RATE = 10

/** Whether a server runs on this very machine: nobody is hurt by many calls, and no SMS leaves. */
export const isOwnMachine = (target: string): boolean => LOOPBACK.test(new URL(target).hostname)

/**
 * Reads the command line.
 *
 * @param known the operations of the contract
 * @param merchantForm how the contract writes codes of merchants
 * @throws UsageError with what is wrong
 */
export function readOptions(
  flags: Readonly<Record<string, string | boolean | undefined>>,
  environment: Environment,
  known: readonly { id: string; tag: string }[],
  merchantForm: RegExp,
): VerifyOptions {
  const { target, rate, only, merchant, inbox, 'other-merchants': otherMerchants } = flags
  if (typeof target !== 'string')
    throw new UsageError('name the server with --target URL; nothing is called by default.')
  const origin = readServer('--target', target)
  const asked = typeof merchant === 'string' ? merchant : 'bdtdemo'
  const others = typeof otherMerchants === 'string' ? readOthers(otherMerchants, asked) : undefined
  mustBeCodes('--merchant', [asked], merchantForm)
  mustBeCodes('--other-merchants', others ?? [], merchantForm)
  return {
    target: origin,
    rate: typeof rate === 'string' ? readRate(rate) : isOwnMachine(origin) ? Number.POSITIVE_INFINITY : FOREIGN_RATE,
    readOnly: flags['read-only'] === true,
    only: typeof only === 'string' ? [...new Set(readList(only).flatMap((name) => readOperations(name, known)))] : [],
    merchant: asked,
    ...(typeof inbox === 'string' ? { inbox: readUrl('--inbox', inbox).href } : {}),
    ...(others === undefined ? {} : { otherMerchants: others }),
    credentials: readCredentials(environment),
  }
}

/** A server refuses what is no code as broken, in each call anew. */
function mustBeCodes(flag: string, merchants: readonly string[], form: RegExp): void {
  const wrong = merchants.find((one) => !form.test(one))
  if (wrong !== undefined) throw new UsageError(`${flag}: "${wrong}" is no code of a merchant (${form.source}).`)
}

/** The merchant that is asked for would be found to be answered as itself. */
function readOthers(text: string, asked: string): string[] {
  const others = readList(text)
  if (others.includes('')) throw new UsageError(`--other-merchants has an empty part: "${text}".`)
  if (others.includes(asked)) throw new UsageError(`--other-merchants: ${asked} is the one of --merchant.`)
  const twice = others.find((one, index) => others.indexOf(one) !== index)
  if (twice !== undefined) throw new UsageError(`--other-merchants names ${twice} twice.`)
  return others
}

function readRate(text: string): number {
  if (/^\d{1,4}(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text)
  throw new UsageError(`--rate is a number of requests a second above 0, not "${text}".`)
}
