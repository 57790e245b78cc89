import { onKeptChange } from './kept-map.ts'
import {
  accountRow,
  chatReadRow,
  bookingRow,
  favoriteRow,
  feedbackRow,
  inboxReadRow,
  depositOrderRow,
  moneyCallRow,
  lotteryOrderRow,
  promotionStateRow,
  recentRow,
  securityEventRow,
  announcementReadRow,
  sessionRow,
  walletTransferRow,
  withdrawOrderRow,
} from './rows.ts'
import { Table } from './table.ts'

/**
 * What the stub gateway remembers. Only what calls can change is a table: the catalogue of games and
 * providers, announcements, help and the like never change while the stub runs, so they stay frozen rows
 * which one test checks against the contract. Building 640 records at each start would cost more time than
 * all other parts of the start together and protect nothing.
 */
export const db = {
  accounts: new Table(accountRow),
  sessions: new Table(sessionRow),
  favorites: new Table(favoriteRow),
  recents: new Table(recentRow),
  announcementReads: new Table(announcementReadRow),
  chatReads: new Table(chatReadRow),
  inboxReads: new Table(inboxReadRow),
  inboxDeletions: new Table(inboxReadRow),
  bookings: new Table(bookingRow),
  walletTransfers: new Table(walletTransferRow),
  moneyCalls: new Table(moneyCallRow),
  depositOrders: new Table(depositOrderRow),
  withdrawOrders: new Table(withdrawOrderRow),
  lotteryOrders: new Table(lotteryOrderRow),
  promotionStates: new Table(promotionStateRow),
  securityEvents: new Table(securityEventRow),
  feedbacks: new Table(feedbackRow),
}

export type Database = typeof db

/** Calls back after every change. Returns the way to stop. */
export function onChange(listener: () => void): () => void {
  const controller = new AbortController()
  for (const table of Object.values(db)) {
    for (const event of ['create', 'update', 'delete'] as const) {
      // A function of its own each time: the library lets go of only some of the events that share one.
      table.hooks.on(event, () => listener(), { signal: controller.signal })
    }
  }
  onKeptChange(listener, controller.signal)
  return () => controller.abort()
}
