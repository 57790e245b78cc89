import type { RebateRate } from '#src/api/generated/types.ts'
import { rateField, type RateField } from './rates.ts'

/** Where a refused rate is told: the gateway does not say which one it means, so at the first. */
export function ratePlace(own: readonly RebateRate[]): { REBATE_OUT_OF_RANGE: { field: RateField } | null } {
  const [first] = own
  return { REBATE_OUT_OF_RANGE: first ? { field: rateField(first.gameType) } : null }
}
