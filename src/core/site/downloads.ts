import type { SiteLink } from '#src/api/generated/types.ts'

/** Kinds of links that bring the app onto a device. */
const DOWNLOADS: readonly SiteLink['resourceType'][] = ['IOS', 'Android', 'MOBILECONFIG']

/** Whether there is anything to download (SHELL-61), told by schemes alone: `linksByKind` is too large for home. */
export function hasDownloads(links: readonly SiteLink[] = []): boolean {
  return links.some(({ resourceType, url }) => DOWNLOADS.includes(resourceType) && url.startsWith('https:'))
}
