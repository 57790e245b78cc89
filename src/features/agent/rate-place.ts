import type { RebateRate } from '#src/api/generated/types.ts'
import { rateField, type RateField } from './rates.ts'

/** Where a refused rate is told: the gateway does not say which one it means, so at the first. */
export function ratePlace(own: readonly RebateRate[]): { REBATE_OUT_OF_RANGE?: { field: RateField } } {
  const [first] = own
  return first ? { REBATE_OUT_OF_RANGE: { field: rateField(first.gameType) } } : {}
}
