import { asText } from '../document/json.ts'
import type { Maker } from './context-types.ts'
import { readInbox, type Inbox } from './inbox.ts'
import { unique, successValue, codeOf, type Exchange } from './exchange.ts'
import type { Account } from './options.ts'

const PASSWORD = 'lantern88x'
export const NO_OWN = 'needs an account of its own: set GATEWAY_AGENT_USER and GATEWAY_AGENT_PASSWORD, or --inbox'
export const NO_INBOX = 'needs a captcha or a code that somebody has read: see --inbox'

/** An account that the run has made for itself, and may do with as it likes. */
export interface OwnAccount extends Account {
  memberId?: string
  email?: string
  paymentPassword?: string
  /** Of a password reset that was granted, by the form or by the link of an e-mail. */
  ticket?: string
}

/** Makes accounts where the contract lets a client do so, so that those of the environment stay as they are. */
export class OwnAccounts {
  readonly #context: Maker
  #downline: Promise<OwnAccount | undefined> | undefined
  #registered: Promise<OwnAccount | undefined> | undefined

  constructor(context: Maker) {
    this.#context = context
  }

  /** An account opened by the agent, else one that registered itself. */
  async account(): Promise<OwnAccount | undefined> {
    return (await this.downline()) ?? this.registered()
  }

  /** An account directly below the agent. */
  downline(): Promise<OwnAccount | undefined> {
    this.#downline ??= this.#open()
    return this.#downline
  }

  /** An account with an e-mail address. */
  registered(): Promise<OwnAccount | undefined> {
    this.#registered ??= this.#register()
    return this.#registered
  }

  /** What the members of the test system have got; undefined where it shows that to nobody. */
  async inbox(): Promise<Inbox | undefined> {
    const { inbox } = this.#context.options
    return inbox === undefined ? undefined : readInbox(inbox)
  }

  /** A captcha that is read, with the cookie that ties it to the next call. */
  async captcha(): Promise<{ captcha: string; headers: { Cookie: string } } | undefined> {
    const context = this.#context
    if (context.options.inbox === undefined) return undefined
    const { response } = await context.ask(context.operation('getCaptcha'))
    const captcha = (await this.inbox())?.captcha
    const [cookie] = typeof response === 'string' ? [] : response.headers.getSetCookie()
    if (captcha === undefined || cookie === undefined) return undefined
    return { captcha, headers: { Cookie: cookie.split(';')[0] ?? '' } }
  }

  /** Registers with a captcha; `more` stands in the payload. */
  async register(id: 'register' | 'registerMobile', more: object): Promise<Exchange | undefined> {
    const read = await this.captcha()
    if (!read) return undefined
    const context = this.#context
    return context.ask(context.operation(id), { body: { captcha: read.captcha, ...more }, headers: read.headers })
  }

  async #open(): Promise<OwnAccount | undefined> {
    const context = this.#context
    if (context.options.readOnly || (await context.sessions.token('agent')) === undefined) return undefined
    const username = unique()
    const opened = await context.ask(context.operation('createDownline'), {
      who: 'agent',
      body: { username, password: PASSWORD, type: 0, linkCode: undefined },
    })
    const memberId = asText(successValue(opened)['memberId'])
    return memberId === undefined ? undefined : { username, password: PASSWORD, memberId }
  }

  async #register(): Promise<OwnAccount | undefined> {
    if (this.#context.options.readOnly) return undefined
    const [username, email] = [unique(), `${unique()}@mail.example`]
    const payload = { username, email, birthDate: '1990-04-14', payeeName: 'Verify Lantern' }
    const done = await this.register('register', payload)
    if (!done || typeof done.response === 'string' || codeOf(done) !== undefined) return undefined
    return { username, password: PASSWORD, email }
  }
}
