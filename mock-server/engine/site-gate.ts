import type { OperationId } from '#mock/generated/operations.ts'
import { gatewayError, type GatewayError } from '#mock/lib/gateway-error.ts'
import { runtime } from '#mock/state/runtime.ts'

/**
 * What a closed site answers instead: every call but the status itself, which says so in its value
 * (ERR-44, ERR-45, GAP-167). Maintenance wins over the region (BOOT-12).
 */
export function refusalOfSite(id: OperationId): GatewayError | undefined {
  if (id === 'getSystemStatus') return undefined
  const { maintenance, regionRestriction, ip } = runtime.switches
  if (maintenance) return gatewayError('SITE_MAINTENANCE')
  if (regionRestriction) return gatewayError('REGION_RESTRICTED', { ip })
  return undefined
}
