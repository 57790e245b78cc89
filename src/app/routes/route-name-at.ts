import { matchPath } from 'react-router-dom'
import { addressesOf, paths, type RouteName } from '#src/core/routing/paths.ts'

const names = Object.keys(paths) as RouteName[]

/**
 * The route of an address, if it has one. Letter case counts: no other rule takes `/m/LIVE` for `/m/live`. No two
 * addresses match the same path, so nothing has to be ranked, which is what the router's own table would bring into the
 * first screen.
 */
export function routeNameAt(pathname: string): RouteName | undefined {
  return names.find((name) => addressesOf(name).some((path) => matchPath({ path, caseSensitive: true }, pathname)))
}
