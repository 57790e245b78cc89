import type { Location } from 'react-router-dom'
import { anyText, object, type ValueOf } from '#src/api/shape.ts'
import { entryKey } from './entry-key.ts'
import { isHomePath, paths } from './paths.ts'

/** Query parameter of the login page that names where to go afterwards (GAP-68). */
const RETURN_PARAMETER = 'from'

/** Where the address of a page for visitors says to return to; anybody may have written it. */
export const returnOf = (search: string): string | null => new URLSearchParams(search).get(RETURN_PARAMETER)

const returningTo = (path: string, place: string): string => `${path}?${RETURN_PARAMETER}=${encodeURIComponent(place)}`

/** The login page, to return to the given place afterwards; home as it opens needs no return, a tab of it does. */
export function loginPath(from: { pathname: string; search: string } = window.location): string {
  if ((isHomePath(from.pathname) && !from.search) || from.pathname === paths.login) return paths.login
  return returningTo(paths.login, from.pathname + from.search)
}

/** Another page for visitors, with the place to return to that the address of the present one names. */
export function alsoReturning(path: string, search: string): string {
  const from = returnOf(search)
  return from === null ? path : returningTo(path, from)
}

/**
 * What the history entry of the login page stores about the page that asked for a login. The browser keeps it, so that
 * it may be anything.
 */
export const readLoginState = object(
  { entry: anyText, address: anyText },
  {
    /** What the visitor wanted to do there; see core/games/launch/wish.ts. */
    wish: (value: unknown) => value,
  },
)

type LoginState = ValueOf<typeof readLoginState>

/**
 * A link or a navigation to the login page, from which the visitor comes back to this very place: tab, list and scroll
 * position as they were (GAP-68).
 */
export function loginFrom(place: Location, wish?: object): { to: string; state: LoginState } {
  const state = { entry: entryKey(place), address: place.pathname + place.search }
  return { to: loginPath(place), state: wish ? { ...state, wish } : state }
}
