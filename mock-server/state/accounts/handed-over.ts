import * as v from 'valibot'
import type { Database } from '../db.ts'
import { KeptMap } from '../kept-map.ts'
import type { Account } from '../rows.ts'

/** Tokens that were taken over. They are kept with the sessions, so that no page knows of one without the other. */
const taken = new KeptMap<true>('handedOverTokens', v.literal(true))

/** Lets a session in that the console hands over; once, since each page is handed it again, also after a sign-out. */
export async function takeOverSession(
  db: Database,
  { token, ...owner }: Pick<Account, 'merchant' | 'username'> & { readonly token: string },
  now: number,
): Promise<void> {
  if (taken.get(token)) return
  taken.set(token, true)
  await db.sessions.create({ token, ...owner, startedAt: new Date(now).toISOString() })
}
