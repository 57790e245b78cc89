import { getWalletsQuery } from '#src/api/generated/first-screen.ts'
import { listMemberTransactionsQuery } from '#src/api/generated/records-lists.ts'

/** What every movement of money changes, besides the record of its kind: the balance and the bookings. */
export const moneyReads = [getWalletsQuery, listMemberTransactionsQuery] as const
