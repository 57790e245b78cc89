import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { aliases, paths, type RouteName } from '#src/core/routing/paths.ts'
import { routeOf, routes } from '../routes.tsx'
import { Guarded } from './Guarded.tsx'
import { PageFade } from './PageFade.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PagePlaceholder } from './PagePlaceholder.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const names = Object.keys(routes) as RouteName[]
const aliasesOf = (name: RouteName): readonly string[] => (name in aliases ? aliases[name as keyof typeof aliases] : [])

/** The page of the address; an unknown path shows home and takes home's address (SHELL-38, GAP-136). */
export function Pages() {
  const location = useLocation()
  useScrollMemory()
  return (
    <PageFade>
      <PageFailure key={location.pathname}>
        <Suspense fallback={<PagePlaceholder />}>
          <Routes>
            {names.flatMap((name) =>
              [paths[name], ...aliasesOf(name)].map((path) => (
                <Route key={path} path={path} element={<Guarded name={name} route={routeOf(name)} />} />
              )),
            )}
            <Route path="*" element={<Navigate to={paths.home} replace />} />
          </Routes>
        </Suspense>
      </PageFailure>
    </PageFade>
  )
}
