import type { SiteLink } from '#src/api/generated/types.ts'
import { safeExternal } from '#src/core/routing/safe-external.ts'

/** The eight kinds of social and messaging links (SHELL-82, GAP-92), in the order they are shown. */
export const SOCIAL_KINDS = ['TELEGRAM', 'LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'LINE', 'ZALO', 'WECHAT', 'QQ'] as const

export type SocialKind = (typeof SOCIAL_KINDS)[number]

export interface SocialLink {
  kind: SocialKind
  /** Of a web page, a mail or a call; downloads and help are web pages alone (GAP-93). */
  url: string
  /** The merchant's own name for it, in English; the kind where there is none. */
  labelNameEn: string
}

/** The configured social links that may be opened; of each kind the first one counts. */
export function socialLinks(links: readonly SiteLink[]): SocialLink[] {
  return SOCIAL_KINDS.flatMap((kind) => {
    const link = links.find(({ resourceType }) => resourceType === kind)
    const url = safeExternal(link?.url)
    return link && url ? [{ kind, url, labelNameEn: link.labelNameEn || kind }] : []
  })
}
