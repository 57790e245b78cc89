import { Collection } from '@msw/data'
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

/**
 * What the stub gateway remembers. Only what calls can change is a collection: the catalogue of games and
 * providers, announcements, help and the like never change while the stub runs, so they stay frozen rows
 * which one test checks against the contract. Building 640 records at each start would cost more time than
 * all other parts of the start together and protect nothing.
 */
export interface Database {
  readonly accounts: Collection<typeof accountRow>
  readonly sessions: Collection<typeof sessionRow>
  readonly favorites: Collection<typeof favoriteRow>
  readonly recents: Collection<typeof recentRow>
  readonly announcementReads: Collection<typeof announcementReadRow>
  readonly chatReads: Collection<typeof chatReadRow>
  readonly inboxReads: Collection<typeof inboxReadRow>
  readonly bookings: Collection<typeof bookingRow>
  readonly walletTransfers: Collection<typeof walletTransferRow>
  readonly moneyCalls: Collection<typeof moneyCallRow>
  readonly depositOrders: Collection<typeof depositOrderRow>
  readonly withdrawOrders: Collection<typeof withdrawOrderRow>
  readonly lotteryOrders: Collection<typeof lotteryOrderRow>
  readonly promotionStates: Collection<typeof promotionStateRow>
  readonly securityEvents: Collection<typeof securityEventRow>
  readonly feedbacks: Collection<typeof feedbackRow>
}

export type CollectionName = keyof Database

export const db: Database = {
  accounts: new Collection({ schema: accountRow }),
  sessions: new Collection({ schema: sessionRow }),
  favorites: new Collection({ schema: favoriteRow }),
  recents: new Collection({ schema: recentRow }),
  announcementReads: new Collection({ schema: announcementReadRow }),
  chatReads: new Collection({ schema: chatReadRow }),
  inboxReads: new Collection({ schema: inboxReadRow }),
  bookings: new Collection({ schema: bookingRow }),
  walletTransfers: new Collection({ schema: walletTransferRow }),
  moneyCalls: new Collection({ schema: moneyCallRow }),
  depositOrders: new Collection({ schema: depositOrderRow }),
  withdrawOrders: new Collection({ schema: withdrawOrderRow }),
  lotteryOrders: new Collection({ schema: lotteryOrderRow }),
  promotionStates: new Collection({ schema: promotionStateRow }),
  securityEvents: new Collection({ schema: securityEventRow }),
  feedbacks: new Collection({ schema: feedbackRow }),
}

/** Calls back after every change. Returns the way to stop. */
export function onChange(listener: () => void): () => void {
  const controller = new AbortController()
  for (const collection of Object.values(db)) {
    for (const event of ['create', 'update', 'delete'] as const) {
      // A function of its own each time: the library lets go of only some of the events that share one.
      collection.hooks.on(event, () => listener(), { signal: controller.signal })
    }
  }
  onKeptChange(listener, controller.signal)
  return () => controller.abort()
}
