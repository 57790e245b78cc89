import type { GatewayError } from '#mock/lib/gateway-error.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { withinDays, type AskedDays } from './money/record-days.ts'
import { pageOf } from './page.ts'

const PAGE_SIZE = 25

interface RecordCall {
  readonly merchant: MerchantCode
  readonly now: number
  readonly gatewayError: (code: 'DATE_RANGE_INVALID') => GatewayError
}

/**
 * Whether a moment lies in the days that a call asks for.
 *
 * @throws {GatewayError} DATE_RANGE_INVALID where they are none
 */
export function daysOf(call: RecordCall, asked: AskedDays): (moment: string) => boolean {
  const isAsked = withinDays(call.merchant, asked, call.now)
  if (!isAsked) throw call.gatewayError('DATE_RANGE_INVALID')
  return isAsked
}

/** The page of a record that a call asks for. */
export function contentOf<Row>(
  all: readonly Row[],
  { pageNo = 1, pageSize = PAGE_SIZE }: { readonly pageNo?: number; readonly pageSize?: number },
) {
  const { rows, ...numbers } = pageOf(all, pageNo, pageSize)
  return { content: rows, ...numbers }
}
