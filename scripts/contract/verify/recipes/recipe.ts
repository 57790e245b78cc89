import type { ContractOperation } from '../../judge/contract.ts'
import type { Call } from '../call.ts'
import type { Changes, Exchange } from '../exchange.ts'
import type { Context } from '../context.ts'

/** Why a code could not be provoked this time. */
export interface Open {
  open: string
}

/** How a code of the catalogue is brought about from outside. */
export interface Recipe {
  code: string
  /** Ids of operations; every one that can answer the code when left out. */
  on?: readonly string[]
  /** Codes which a server may answer first, so that nothing can be said of this one. */
  masks?: readonly string[]
  /** Makes the calls; the last answer has to be the code. */
  run: (context: Context, operation: ContractOperation) => Promise<Exchange | Open>
}

/** A recipe that is one call: the usual one, changed. */
export const oneCall =
  (changes: Changes | ((context: Context) => Changes | Open | Promise<Changes | Open>)): Recipe['run'] =>
  async (context, operation) => {
    const change = typeof changes === 'function' ? await changes(context) : changes
    return 'open' in change ? change : context.ask(operation, change)
  }

/** The same call with a field changed, for a code that a rule of one field answers. */
export const field = (
  code: string,
  on: readonly string[],
  body: Record<string, unknown>,
  masks?: string[],
): Recipe => ({
  code,
  on,
  ...(masks ? { masks } : {}),
  run: oneCall({ body }),
})

/** Needs a session of this kind; says so where there is none. */
export async function needs(context: Context, who: keyof typeof NO_SESSION): Promise<Open | undefined> {
  return (await context.sessions.token(who)) === undefined ? { open: NO_SESSION[who] } : undefined
}

/** Why a call could only be made by somebody of another kind: no account of its own kind is known. */
export function standIn({ options: { credentials } }: Context, { operation, who }: Call): Open | undefined {
  if (operation.tag === 'agent' && who !== 'agent' && !credentials.agent) return { open: NO_SESSION.agent }
  return who === 'trial' && !credentials.member ? { open: NO_SESSION.member } : undefined
}

/** Codes that say that the caller is of another kind than the call is for. */
export const OTHER_KIND = ['REAL_ACCOUNT_REQUIRED', 'FREE_REJECT', 'BALANCE_RETURN_NOT_MEMBER', 'NOT_AN_AGENT']

const NO_SESSION = {
  member: 'needs a member: set GATEWAY_USER and GATEWAY_PASSWORD',
  agent: 'needs an agent: set GATEWAY_AGENT_USER and GATEWAY_AGENT_PASSWORD',
  limited: 'needs a member with a low limit: set GATEWAY_LIMITED_USER and GATEWAY_LIMITED_PASSWORD',
  resting: 'needs a member to send on a break: set GATEWAY_RESTING_USER and GATEWAY_RESTING_PASSWORD',
  trial: 'no trial could be started',
  ended: 'no session could be started and ended',
} as const

/** Makes a call as somebody else. */
export const as =
  (who: 'member' | 'agent' | 'trial' | 'ended', changes: Changes = {}): Recipe['run'] =>
  async (context, operation) =>
    (await needs(context, who)) ?? context.ask(operation, { ...changes, who })
