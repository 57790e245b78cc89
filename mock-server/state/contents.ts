import * as v from 'valibot'
import { db, type CollectionName } from './db.ts'
import {
  accountRow,
  announcementReadRow,
  bookingRow,
  chatReadRow,
  depositOrderRow,
  favoriteRow,
  feedbackRow,
  inboxReadRow,
  lotteryOrderRow,
  moneyCallRow,
  promotionStateRow,
  recentRow,
  securityEventRow,
  sessionRow,
  walletTransferRow,
  withdrawOrderRow,
} from './rows.ts'
import { queue } from './in-turn.ts'
import { checkedEntries, clearKept, keptEntries, type KeptEntries } from './kept-map.ts'
import { seedAccounts } from './seed.ts'

/** All rows by collection, and the kept maps, as plain data; what `--keep` writes. */
export type Snapshot = Readonly<Record<CollectionName, readonly unknown[]>> & { readonly maps: KeptEntries }

let seeded: Promise<void> | undefined

/** Resolves when the first rows are there; fills them at the first call. */
export function databaseReady(): Promise<void> {
  return seeded ?? resetDatabase()
}

/** Back to the first rows; everybody is signed out. */
export function resetDatabase(): Promise<void> {
  return refill(() => seedAccounts(db))
}

// Not that of single rows, which filling waits for.
const refillInTurn = queue()

/** Puts other rows in place of all; calls wait for the whole of it. Two at once would mix their rows. */
function refill(fill: () => Promise<void>): Promise<void> {
  seeded = refillInTurn(() => {
    for (const collection of Object.values(db)) collection.clear()
    clearKept()
    return fill()
  })
  return seeded
}

/** All rows and kept maps as plain data. */
export function snapshot(): Snapshot {
  return {
    accounts: db.accounts.all(),
    sessions: db.sessions.all(),
    favorites: db.favorites.all(),
    recents: db.recents.all(),
    announcementReads: db.announcementReads.all(),
    chatReads: db.chatReads.all(),
    inboxReads: db.inboxReads.all(),
    bookings: db.bookings.all(),
    walletTransfers: db.walletTransfers.all(),
    moneyCalls: db.moneyCalls.all(),
    depositOrders: db.depositOrders.all(),
    withdrawOrders: db.withdrawOrders.all(),
    lotteryOrders: db.lotteryOrders.all(),
    promotionStates: db.promotionStates.all(),
    securityEvents: db.securityEvents.all(),
    feedbacks: db.feedbacks.all(),
    maps: keptEntries(),
  }
}

/**
 * Puts rows of a former run in place of the first ones. Checks each against its schema first, so that a
 * state file from before a change of the contract is refused whole.
 *
 * @throws {Error} naming the collection or map whose row does not fit; the database is unchanged then.
 */
export async function restore(rows: Partial<Snapshot>): Promise<void> {
  const accounts = rowsOf(accountRow, rows, 'accounts')
  const sessions = rowsOf(sessionRow, rows, 'sessions')
  const favorites = rowsOf(favoriteRow, rows, 'favorites')
  const recents = rowsOf(recentRow, rows, 'recents')
  const announcementReads = rowsOf(announcementReadRow, rows, 'announcementReads')
  const chatReads = rowsOf(chatReadRow, rows, 'chatReads')
  const inboxReads = rowsOf(inboxReadRow, rows, 'inboxReads')
  const bookings = rowsOf(bookingRow, rows, 'bookings')
  const walletTransfers = rowsOf(walletTransferRow, rows, 'walletTransfers')
  const moneyCalls = rowsOf(moneyCallRow, rows, 'moneyCalls')
  const depositOrders = rowsOf(depositOrderRow, rows, 'depositOrders')
  const withdrawOrders = rowsOf(withdrawOrderRow, rows, 'withdrawOrders')
  const lotteryOrders = rowsOf(lotteryOrderRow, rows, 'lotteryOrders')
  const promotionStates = rowsOf(promotionStateRow, rows, 'promotionStates')
  const securityEvents = rowsOf(securityEventRow, rows, 'securityEvents')
  const feedbacks = rowsOf(feedbackRow, rows, 'feedbacks')
  const fillMaps = checkedEntries(rows.maps ?? {})
  await refill(async () => {
    fillMaps()
    for (const row of accounts) await db.accounts.create(row)
    for (const row of sessions) await db.sessions.create(row)
    for (const row of favorites) await db.favorites.create(row)
    for (const row of recents) await db.recents.create(row)
    for (const row of announcementReads) await db.announcementReads.create(row)
    for (const row of chatReads) await db.chatReads.create(row)
    for (const row of inboxReads) await db.inboxReads.create(row)
    for (const row of bookings) await db.bookings.create(row)
    for (const row of walletTransfers) await db.walletTransfers.create(row)
    for (const row of moneyCalls) await db.moneyCalls.create(row)
    for (const row of depositOrders) await db.depositOrders.create(row)
    for (const row of withdrawOrders) await db.withdrawOrders.create(row)
    for (const row of lotteryOrders) await db.lotteryOrders.create(row)
    for (const row of promotionStates) await db.promotionStates.create(row)
    for (const row of securityEvents) await db.securityEvents.create(row)
    for (const row of feedbacks) await db.feedbacks.create(row)
  })
}

function rowsOf<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: Partial<Snapshot>,
  name: CollectionName,
): v.InferOutput<Schema>[] {
  const result = v.safeParse(v.array(schema), rows[name] ?? [])
  if (result.success) return result.output
  throw new Error(`${name}: ${result.issues.map((issue) => issue.message).join('; ')}`)
}
