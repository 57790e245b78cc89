import { aliases, paths } from './paths.ts'

const known = [...Object.values(paths), ...Object.values(aliases).flat()].map(
  (path) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
)

/**
 * An in-app target that came from outside (an address, a server, a storage), or home when it is not one: it must start
 * with one slash, hold no backslash or control character, stay on this origin, and name a known route (GAP-68).
 */
export function safePath(target: string | null | undefined, origin: string = window.location.origin): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return paths.home
  // eslint-disable-next-line no-control-regex -- control characters are just what must not pass
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return paths.home
  let url: URL
  try {
    url = new URL(target, origin)
  } catch {
    return paths.home
  }
  if (url.origin !== origin || !known.some((pattern) => pattern.test(url.pathname))) return paths.home
  return url.pathname + url.search + url.hash
}
