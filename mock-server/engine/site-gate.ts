import type { OperationId } from '#mock/generated/operations.ts'
import { fault, type Fault } from '#mock/lib/fault.ts'
import { runtime } from '#mock/state/runtime.ts'

/**
 * What a closed site answers instead: every call but the status itself, which says so in its value
 * (ERR-44, ERR-45, GAP-167). Maintenance wins over the region (BOOT-12).
 */
export function refusalOfSite(id: OperationId): Fault | undefined {
  if (id === 'getSystemStatus') return undefined
  const { maintenance, regionRestriction, ip } = runtime.switches
  if (maintenance) return fault('SITE_MAINTENANCE')
  if (regionRestriction) return fault('REGION_RESTRICTED', { ip })
  return undefined
}
