import { isHomePath, paths } from './paths.ts'

/** Query parameter of the login page that names where to go afterwards (GAP-68). */
export const RETURN_PARAMETER = 'from'

/** The login page, to return to the given place afterwards; home as it opens needs no return, a tab of it does. */
export function loginPath(from: { pathname: string; search: string } = window.location): string {
  if ((isHomePath(from.pathname) && !from.search) || from.pathname === paths.login) return paths.login
  return `${paths.login}?${RETURN_PARAMETER}=${encodeURIComponent(from.pathname + from.search)}`
}
