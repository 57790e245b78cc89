import { asText } from '../document/json.ts'
import type { Who } from './call.ts'
import { TOKEN_NAMES } from './curl.ts'
import { codeOf, failureOf, successValue, type Exchange } from './exchange.ts'
import type { Caller } from './context-types.ts'
import type { Account } from './options.ts'

/** Signs in whoever is needed, when they are first needed, and keeps their tokens. */
export class Sessions {
  readonly #caller: Caller
  readonly #tokens = new Map<Who, Promise<string | undefined>>()
  readonly #failed = new Map<Who, string>()

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /** The token of a session; undefined for nobody, and where there is no account for it or signing in failed. */
  token(who: Who): Promise<string | undefined> {
    if (who === 'nobody') return Promise.resolve(undefined)
    const known = this.#tokens.get(who) ?? this.#start(who)
    // Who leaves takes another session with each call.
    if (who !== 'leaving') this.#tokens.set(who, known)
    return known
  }

  /** Why the login of an account failed; undefined where there is no account, and where it succeeded in any form. */
  async loginFailure(who: 'member' | 'agent' | 'limited' | 'resting'): Promise<string | undefined> {
    await this.token(who)
    return this.#failed.get(who)
  }

  /** The name of the account that somebody signs in with; undefined where it has none that is known. */
  userName(who: Who): string | undefined {
    const { member, agent } = this.#caller.options.credentials
    const account = { member, agent, leaving: member, ended: member }
    return who in account ? account[who as keyof typeof account]?.username : undefined
  }

  /** Forgets a session that the server has ended, so that the next call starts another. */
  forget(who: Who): void {
    this.#tokens.delete(who)
  }

  async #start(who: Exclude<Who, 'nobody'>): Promise<string | undefined> {
    const token = await this.#sign(who)
    this.#caller.secrets.add(TOKEN_NAMES[who], token)
    return token
  }

  #sign(who: Exclude<Who, 'nobody'>): Promise<string | undefined> {
    const { member, agent, operator, limited, resting } = this.#caller.options.credentials
    switch (who) {
      case 'member':
        return this.#signIn(who, member)
      case 'agent':
        return this.#signIn(who, agent)
      case 'operator':
        return this.#signIn(who, operator)
      case 'limited':
        return this.#signIn(who, limited)
      case 'resting':
        return this.#signIn(who, resting)
      case 'leaving':
        return member ? this.#signIn(who, member) : this.#tryOut()
      case 'trial':
        return this.#tryOut()
      case 'ended':
        return this.#endOne()
      case 'own':
        return this.#signInAs(this.#caller.own.account())
      case 'registered':
        return this.#signInAs(this.#caller.own.registered())
    }
  }

  async #signIn(who: Who, account: Account | undefined): Promise<string | undefined> {
    if (account === undefined) return undefined
    let exchange = await this.signIn(account)
    // A connection may be cut once.
    if (typeof exchange.response === 'string') exchange = await this.signIn(account)
    const failure = failureOf(exchange)
    if (failure !== undefined) this.#failed.set(who, failure)
    return tokenOf(exchange)
  }

  /** An account that the run made, once it is there. */
  async #signInAs(made: Promise<Account | undefined>): Promise<string | undefined> {
    const account = await made
    return account && tokenOf(await this.signIn(account))
  }

  /** A login with this account; it may be refused. */
  async signIn({ username, password }: Account): Promise<Exchange> {
    const caller = this.#caller
    const login = caller.operation('login')
    const body = { type: 'username', username, password, captcha: '' }
    return caller.send({ ...(await caller.base(login)), body })
  }

  /** The session of a trial, which needs no account. */
  async #tryOut(): Promise<string | undefined> {
    const exchange = await this.#caller.ask(this.#caller.operation('startFreePlay'))
    return tokenOf(exchange)
  }

  /** A token that was good until its session was ended. */
  async #endOne(): Promise<string | undefined> {
    const caller = this.#caller
    const { call, wire, response } = await caller.send({
      ...(await caller.base(caller.operation('logout'))),
      who: 'leaving',
    })
    const ended = typeof response !== 'string' && codeOf({ response }) === undefined && call.who === 'leaving'
    return ended ? wire.init.headers.get('authorization')?.replace('Bearer ', '') : undefined
  }
}

const tokenOf = (exchange: Exchange): string | undefined => asText(successValue(exchange)['token'])
