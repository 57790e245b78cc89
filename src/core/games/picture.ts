import type { Game } from '#src/api/generated/types.ts'

/** The address of a picture; relative paths get the image host (GAP-153). */
export function pictureUrl(path: string, host: string): string {
  return path.startsWith('https:') ? path : `${host.replace(/\/$/, '')}${path}`
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

/** A random pick from the hosts, unless one of them was picked before; '' is the site's own origin (BOOT-26, BOOT-27). */
export function pickHost(hosts: readonly string[], kept: string | null | undefined): string {
  return hosts.find((host) => host === kept) ?? hosts[Math.floor(Math.random() * hosts.length)] ?? ''
}
