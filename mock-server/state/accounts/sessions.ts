import { operations, type OperationId } from '#mock/generated/operations.ts'
import type { SignedIn as SignedInAnswer } from '#src/api/generated/types.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import type { Database } from '../db.ts'
import { gatewayError } from '#mock/lib/gateway-error.ts'
import { createAccount, findAccount, updateAccount } from './accounts.ts'
import { randomHex } from '#mock/lib/random-hex.ts'
import type { Account } from '../rows.ts'

/** Who makes a call. */
export interface SignedIn {
  readonly token: string
  readonly account: Account
}

const TOKEN_BYTES = 24
/** No token lives longer; there is no renewal (GAP-62). */
export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1_000

/** Signs an account in and notes the moment; an account may be signed in more than once. */
export async function startSession(db: Database, account: Account, now: number): Promise<SignedIn> {
  const token = randomHex(TOKEN_BYTES)
  const startedAt = new Date(now).toISOString()
  await updateAccount(db, account, (draft) => {
    if (draft.loginAt !== undefined) draft.info.lastLoginAt = draft.loginAt
    draft.loginAt = startedAt
  })
  await db.sessions.create({ token, merchant: account.merchant, username: account.username, startedAt })
  return { token, account }
}

/** What login, registration and the stub's own switch answer. */
export function signedInAnswer({ token, account }: SignedIn): SignedInAnswer {
  const { username, firstTimeLogin, info } = account
  return { token, userName: username, type: info.type, firstTimeLogin }
}

/** A session that somebody else has handed out. */
export interface ForeignSession {
  readonly token: string
  readonly merchant: MerchantCode
  readonly userName: string
  readonly type: number
}

/** Lets a foreign token in, for the account of that name; one that is not there is made. */
export async function admit(db: Database, session: ForeignSession, now: number): Promise<void> {
  const { token, merchant, userName, type } = session
  const account =
    findAccount(db, merchant, userName) ??
    (await createAccount(db, { merchant, username: userName, password: randomHex(TOKEN_BYTES), type }))
  await endSession(db, token)
  await db.sessions.create({ token, merchant, username: account.username, startedAt: new Date(now).toISOString() })
}

/** Whether a token is that of a session that goes on. */
export function isAdmitted(db: Database, token: string, now: number): boolean {
  const session = db.sessions.findFirst((q) => q.where({ token }))
  return session !== undefined && Date.parse(session.startedAt) + SESSION_LIFETIME_MS > now
}

/** The token that a call carries. */
export const bearerOf = (authorization: string | null): string | undefined =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]

/** Signs out; the token answers SESSION_ENDED from now on. */
export async function endSession(db: Database, token: string): Promise<void> {
  db.sessions.delete((q) => q.where({ token }))
}

/** Signs an account out everywhere, as a password reset does. */
export function endSessionsOf(db: Database, { merchant, username }: Account): void {
  db.sessions.deleteMany((q) => q.where({ merchant, username }))
}

/** Signs everybody out, as an operator can. */
export function endAllSessions(db: Database): void {
  db.sessions.clear()
}

/** What a call says about who makes it. */
interface Claim {
  readonly authorization: string | null
  /** The merchant it names. */
  readonly merchant: MerchantCode | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Who makes a call.
 *
 * @returns undefined where the operation needs nobody and nobody signed in
 * @throws {GatewayError} SESSION_MISSING without a token where one is needed, SESSION_ENDED for one that is no longer
 *   valid or belongs to another merchant (GAP-60)
 */
export function findSession(id: OperationId, claim: Claim, db: Database): SignedIn | undefined {
  const need = operations[id].session
  if (need === 'none') return undefined
  const token = bearerOf(claim.authorization)
  if (token === undefined) {
    if (need === 'optional') return undefined
    throw gatewayError('SESSION_MISSING')
  }
  const session = db.sessions.findFirst((q) => q.where({ token }))
  if (!session || !isAdmitted(db, token, claim.now)) throw gatewayError('SESSION_ENDED')
  if (claim.merchant !== undefined && claim.merchant !== session.merchant) throw gatewayError('SESSION_ENDED')
  const account = findAccount(db, session.merchant, session.username)
  if (!account) throw gatewayError('SESSION_ENDED')
  return { token, account }
}
