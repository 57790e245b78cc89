import { aliases, paths } from './paths.ts'

/** Any will do: a target that stays on this one stays on that of the page too. */
const ORIGIN = 'https://site.invalid'

const known = [...Object.values(paths), ...Object.values(aliases).flat()].map(
  (path) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
)

/**
 * An in-app target that came from outside (an address, a server, a storage), or home when it is not one: it must start
 * with one slash, hold no backslash or control character, stay on this origin, and name a known route (GAP-68).
 */
export function safePath(target: string | null | undefined): string {
  return knownPath(target) ?? paths.home
}

/** Whether this is such a target. */
export function isSafePath(target: string | null | undefined): boolean {
  return knownPath(target) !== undefined
}

function knownPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])/.test(target)) return undefined
  // eslint-disable-next-line no-control-regex -- control characters are just what must not pass
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return undefined
  let url: URL
  try {
    url = new URL(target, ORIGIN)
  } catch {
    return undefined
  }
  if (url.origin !== ORIGIN || !known.some((pattern) => pattern.test(url.pathname))) return undefined
  return url.pathname + url.search + url.hash
}
