import type { SiteLink } from '#src/api/generated/types.ts'
import { linksByKind } from './site-links.ts'

/** Whether there is anything to download that may be opened (SHELL-61, GAP-93). */
export function hasDownloads(links?: readonly SiteLink[]): boolean {
  const { IOS, Android, MOBILECONFIG } = linksByKind(links)
  return (IOS ?? Android ?? MOBILECONFIG) !== undefined
}
