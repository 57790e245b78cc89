import type { Location } from 'react-router-dom'
import { alsoReturning, loginFrom, readLoginState } from '#src/core/routing/login-path.ts'
import { isHomePath, paths } from '#src/core/routing/paths.ts'

/**
 * The login in place of the registration, which leads back to whoever asked for that (GAP-68). A registration in a
 * layer over home was asked for by home itself (GAP-139).
 *
 * @param place where the registration is
 */
export function wayToLogin(place: Location) {
  if (isHomePath(place.pathname)) return loginFrom(place)
  return { to: alsoReturning(paths.login, place.search), state: readLoginState(place.state) }
}
