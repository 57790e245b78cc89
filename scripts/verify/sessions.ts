import { asText } from '../contract/json.ts'
import type { Who } from './call.ts'
import { TOKEN_NAMES } from './curl.ts'
import { codeOf, valueOf, type Exchange } from './exchange.ts'
import type { Kit } from './kit.ts'
import type { Account } from './options.ts'

/** Signs in whoever is needed, when they are first needed, and keeps their tokens. */
export class Sessions {
  readonly #kit: Kit
  readonly #tokens = new Map<Who, Promise<string | undefined>>()
  readonly #refused = new Map<Who, string>()

  constructor(kit: Kit) {
    this.#kit = kit
  }

  /** The token of a session; undefined for nobody, and where there is no account for it or signing in failed. */
  token(who: Who): Promise<string | undefined> {
    if (who === 'nobody') return Promise.resolve(undefined)
    const known = this.#tokens.get(who) ?? this.#start(who)
    // Who leaves takes another session with each call.
    if (who !== 'leaving') this.#tokens.set(who, known)
    return known
  }

  /** The code that the login of an account ended with; undefined where there is no account, or it is signed in. */
  async refusal(who: 'member' | 'agent'): Promise<string | undefined> {
    await this.token(who)
    return this.#refused.get(who)
  }

  /** Forgets a session that the server has ended, so that the next call starts another. */
  forget(who: Who): void {
    this.#tokens.delete(who)
  }

  async #start(who: Exclude<Who, 'nobody'>): Promise<string | undefined> {
    const token = await this.#sign(who)
    this.#kit.secrets.add(TOKEN_NAMES[who], token)
    return token
  }

  #sign(who: Exclude<Who, 'nobody'>): Promise<string | undefined> {
    const { member, agent, operator } = this.#kit.options.credentials
    switch (who) {
      case 'member':
        return this.#signIn(who, member)
      case 'agent':
        return this.#signIn(who, agent)
      case 'operator':
        return this.#signIn(who, operator)
      case 'leaving':
        return member ? this.#signIn(who, member) : this.#tryOut()
      case 'trial':
        return this.#tryOut()
      case 'ended':
        return this.#endOne()
    }
  }

  async #signIn(who: Who, account: Account | undefined): Promise<string | undefined> {
    if (account === undefined) return undefined
    const exchange = await this.signIn(account)
    const code = codeOf(exchange)
    if (code !== undefined) this.#refused.set(who, code)
    return tokenOf(exchange)
  }

  /** A login with this account; it may be refused. */
  async signIn({ username, password }: Account): Promise<Exchange> {
    const kit = this.#kit
    const login = kit.operation('login')
    const call = await kit.base(login)
    return kit.send(await kit.seal(call, { type: 'username', username, password, captcha: '' }))
  }

  /** The session of a trial, which needs no account. */
  async #tryOut(): Promise<string | undefined> {
    const exchange = await this.#kit.ask(this.#kit.operation('startFreePlay'))
    return tokenOf(exchange)
  }

  /** A token that was good until its session was ended. */
  async #endOne(): Promise<string | undefined> {
    const kit = this.#kit
    const { call, wire, response } = await kit.send({ ...(await kit.base(kit.operation('logout'))), who: 'leaving' })
    const ended = typeof response !== 'string' && codeOf({ response }) === undefined && call.who === 'leaving'
    return ended ? wire.init.headers.get('authorization')?.replace('Bearer ', '') : undefined
  }
}

const tokenOf = (exchange: Exchange): string | undefined => asText(valueOf(exchange)['token'])
