import { safeHttps } from './safe-external.ts'

/**
 * The address behind an answer that opens something once, a game or a chat: https, or a path of this site's own origin
 * (GAP-101). Undefined for one that is empty or must not be opened (ERR-41).
 */
export function launchAddress(url: string): string | undefined {
  // Browsers strip tabs and line ends, so what looks like a path may still name a host.
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url
  return safeHttps(url)
}
