import type { SiteLink } from '#src/api/generated/types.ts'
import { safeExternal } from '#src/core/routing/safe-external.ts'

/** The configured address of a kind, the first one; undefined without one, or where it is not `https:` (GAP-93). */
export function siteLink(links: readonly SiteLink[], kind: SiteLink['resourceType']): string | undefined {
  const url = safeExternal(links.find(({ resourceType }) => resourceType === kind)?.url)
  return url?.startsWith('https:') ? url : undefined
}
