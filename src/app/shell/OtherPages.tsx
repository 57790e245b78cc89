import { Navigate, Route, Routes } from 'react-router-dom'
import { addressesOf, paths, type RouteName } from '#src/core/routing/paths.ts'
import { routeOf, routes } from '../routes.tsx'
import { loadGameList, loadLogin, loadRegister, loadTabs } from '../routes/load-next-pages.ts'
import { Guarded } from './Guarded.tsx'

const names = Object.keys(routes) as RouteName[]

/** Asks for the code that somebody most likely wants next: home's tabs, the lists, and for a visitor the ways in. */
export const prepareNextPages = ({ isSignedIn }: { isSignedIn: boolean }): Promise<unknown> =>
  Promise.all([loadTabs(), loadGameList(), ...(isSignedIn ? [] : [loadLogin(), loadRegister()])])

/** The page of an address that is not home's; an unknown path shows home and takes home's address (SHELL-38, GAP-136). */
export function OtherPages() {
  return (
    <Routes>
      {names.flatMap((name) =>
        addressesOf(name).map((path) => <Route key={path} path={path} element={<Guarded route={routeOf(name)} />} />),
      )}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  )
}
