import type { Game } from '#src/api/generated/types.ts'
import { imageHostItem } from '#src/core/storage/items.ts'

/**
 * The image host of this visit: one random pick from the supplied list, kept for the tab so that caches hold; the
 * site's own origin when there is no list (BOOT-26, BOOT-27, GAP-170).
 */
export function imageHost(hosts: readonly string[]): string {
  const kept = imageHostItem.read()
  if (kept !== undefined && hosts.includes(kept)) return kept
  const picked = hosts[Math.floor(Math.random() * hosts.length)] ?? ''
  if (picked) imageHostItem.write(picked)
  return picked
}

/** The address of a picture; relative paths get the image host (GAP-153). */
export function pictureUrl(path: string, host: string): string {
  return path.startsWith('https:') ? path : path.replace(/^\/?/, host.replace(/\/?$/, '/'))
}

/** GAP-153: the pictures a tile may show, best first. */
export function gamePictures(
  game: Pick<Game, 'mobileLargeIcon' | 'iconUrl' | 'showIcon'>,
  size: 'large' | 'normal',
): string[] {
  const candidates = [size === 'large' ? game.mobileLargeIcon : undefined, game.iconUrl, game.showIcon]
  return candidates.filter((path): path is string => Boolean(path))
}

/** At most so many addresses of a picture are tried. */
const MAX_TRIES = 4

/**
 * The addresses of a picture: its best path at the picked host, then at the others, then the next path. Each stands
 * there once, also one that names a host itself.
 */
export function pictureAddresses(paths: readonly string[], hosts: readonly string[], picked: string): string[] {
  const addresses = paths.flatMap((path) => [picked, ...hosts].map((host) => pictureUrl(path, host)))
  return [...new Set(addresses)].slice(0, MAX_TRIES)
}

/**
 * A picture that failed elsewhere has come from this address: its host is the one of the visit from now on (GAP-170).
 */
export function keepHostOf(address: string, hosts: readonly string[]): void {
  const host = hosts.find((one) => address.startsWith(one))
  if (host) imageHostItem.write(host)
}
