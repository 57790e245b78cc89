import { Collection } from '@msw/data'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { accountRow, favoriteRow, inboxReadRow, recentRow, announcementReadRow, sessionRow } from './store/rows.ts'
import { seedAccounts } from './store/seed.ts'

/**
 * What the stub gateway remembers. Only what calls can change is a collection: the catalogue of games and
 * vendors, announcements, help and the like never change while the stub runs, so they stay frozen rows
 * which one test checks against the contract. Building 640 records at each start would cost more time than
 * all other parts of the start together and protect nothing.
 */
export interface Database {
  readonly accounts: Collection<typeof accountRow>
  readonly sessions: Collection<typeof sessionRow>
  readonly favorites: Collection<typeof favoriteRow>
  readonly recents: Collection<typeof recentRow>
  readonly announcementReads: Collection<typeof announcementReadRow>
  readonly inboxReads: Collection<typeof inboxReadRow>
}

export type CollectionName = keyof Database

/** All rows by collection, as plain data; what `--keep` writes. */
export type Snapshot = Readonly<Record<CollectionName, readonly unknown[]>>

export const db: Database = {
  accounts: new Collection({ schema: accountRow }),
  sessions: new Collection({ schema: sessionRow }),
  favorites: new Collection({ schema: favoriteRow }),
  recents: new Collection({ schema: recentRow }),
  announcementReads: new Collection({ schema: announcementReadRow }),
  inboxReads: new Collection({ schema: inboxReadRow }),
}

let seeded: Promise<void> | undefined

/** Resolves when the first rows are there; fills them at the first call. */
export function databaseReady(): Promise<void> {
  seeded ??= seedAccounts(db)
  return seeded
}

/** Back to the first rows; everybody is signed out. */
export async function resetDatabase(): Promise<void> {
  clear()
  seeded = seedAccounts(db)
  await seeded
}

/** All rows as plain data. */
export function snapshot(): Snapshot {
  return {
    accounts: db.accounts.all(),
    sessions: db.sessions.all(),
    favorites: db.favorites.all(),
    recents: db.recents.all(),
    announcementReads: db.announcementReads.all(),
    inboxReads: db.inboxReads.all(),
  }
}

/**
 * Puts rows of a former run in place of the first ones. Checks each against its schema first, so that a
 * state file from before a change of the contract is refused whole.
 *
 * @throws {Error} naming the collection whose row does not fit; the database is unchanged then.
 */
export async function restore(rows: Partial<Snapshot>): Promise<void> {
  const checked = await Promise.all([
    rowsOf(accountRow, rows, 'accounts'),
    rowsOf(sessionRow, rows, 'sessions'),
    rowsOf(favoriteRow, rows, 'favorites'),
    rowsOf(recentRow, rows, 'recents'),
    rowsOf(announcementReadRow, rows, 'announcementReads'),
    rowsOf(inboxReadRow, rows, 'inboxReads'),
  ])
  clear()
  const [accounts, sessions, favorites, recents, announcementReads, inboxReads] = checked
  for (const row of accounts) await db.accounts.create(row)
  for (const row of sessions) await db.sessions.create(row)
  for (const row of favorites) await db.favorites.create(row)
  for (const row of recents) await db.recents.create(row)
  for (const row of announcementReads) await db.announcementReads.create(row)
  for (const row of inboxReads) await db.inboxReads.create(row)
  seeded = Promise.resolve()
}

/** Calls back after every change. Returns the way to stop. */
export function onChange(listener: () => void): () => void {
  const controller = new AbortController()
  for (const collection of Object.values(db)) {
    for (const event of ['create', 'update', 'delete'] as const) {
      collection.hooks.on(event, listener, { signal: controller.signal })
    }
  }
  return () => controller.abort()
}

function clear(): void {
  for (const collection of Object.values(db)) collection.clear()
}

async function rowsOf<Schema extends StandardSchemaV1>(
  schema: Schema,
  rows: Partial<Snapshot>,
  name: CollectionName,
): Promise<StandardSchemaV1.InferOutput<Schema>[]> {
  return Promise.all(
    (rows[name] ?? []).map(async (row) => {
      const result = await schema['~standard'].validate(row)
      if (result.issues) throw new Error(`${name}: ${result.issues.map((issue) => issue.message).join('; ')}`)
      return result.value
    }),
  )
}
