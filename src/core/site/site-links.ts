import type { SiteLink } from '#src/api/generated/types.ts'
import { safeHttps } from '#src/core/routing/safe-external.ts'

/** A download, social or help link that may be opened (APP-04). */
export interface KeyedLink {
  /** An https address. */
  url: string
  /** The merchant's own name for it, in English. */
  labelNameEn: string
}

/** Links by their kind. */
export type KeyedLinks = Partial<Record<SiteLink['resourceType'], KeyedLink>>

const known = new WeakMap<readonly SiteLink[], KeyedLinks>()

/**
 * The configured links by kind, made once for each list (APP-02, APP-04, GAP-43). Of each kind the first one counts
 * (GAP-92); it is missing where its address is not `https:` (GAP-93).
 */
export function linksByKind(links: readonly SiteLink[] = []): KeyedLinks {
  let keyed = known.get(links)
  if (!keyed) known.set(links, (keyed = keyByKind(links)))
  return keyed
}

function keyByKind(links: readonly SiteLink[]): KeyedLinks {
  const keyed: KeyedLinks = {}
  const seen = new Set<string>()
  for (const { resourceType, url, labelNameEn } of links) {
    if (seen.has(resourceType)) continue
    seen.add(resourceType)
    const address = safeHttps(url)
    if (address) keyed[resourceType] = { url: address, labelNameEn }
  }
  return keyed
}
