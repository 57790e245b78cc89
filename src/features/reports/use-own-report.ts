import type { GatewayError } from '#src/api/gateway-error.ts'
import { useListLotteryOrdersInfinite } from '#src/api/generated/lottery-lists.ts'
import { useListBetRecordsInfinite, useListMemberTransactionsInfinite } from '#src/api/generated/records-lists.ts'
import {
  listBetRecordsMaxPageSize,
  listLotteryOrdersMaxPageSize,
  listMemberTransactionsMaxPageSize,
} from '#src/api/generated/page-sizes.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import type { DayRange } from '#src/core/records/days/days.ts'
import { ownReport, type OwnReport } from './own-report.ts'
import { useWholeList } from './use-whole-list.ts'

/** A member's own figures, or what stands in the way of them. */
interface OwnFigures {
  /** Undefined until everything has come. */
  report: OwnReport | undefined
  /** The days hold more than is added up. */
  isTooLong: boolean
  error: GatewayError | null
  retry: () => void
}

/** NAMED-28: adds up the member's bets, lottery orders and bookings of these days, by as few calls as may be. */
export function useOwnReport({ from, to }: DayRange): OwnFigures {
  const queryOf = (pageSize: number) => ({ query: { from, to, pageSize } })
  const bets = useWholeList(useListBetRecordsInfinite(queryOf(listBetRecordsMaxPageSize)))
  const orders = useWholeList(useListLotteryOrdersInfinite(queryOf(listLotteryOrdersMaxPageSize)))
  const bookings = useWholeList(useListMemberTransactionsInfinite(queryOf(listMemberTransactionsMaxPageSize)))
  const all = [bets, orders, bookings]
  return {
    report:
      bets.rows && orders.rows && bookings.rows
        ? ownReport({ bets: bets.rows, orders: orders.rows, bookings: bookings.rows }, currentMerchant.timeZone)
        : undefined,
    isTooLong: all.some(({ isTooLong }) => isTooLong),
    error: bets.error ?? orders.error ?? bookings.error,
    retry: () => all.forEach(({ error, retry }) => error && retry()),
  }
}
