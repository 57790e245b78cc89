import type { RouteName } from '#src/core/routing/paths.ts'
import { routeTitles as title } from '../route-titles.ts'
import { comingSoon, page, type RouteDefinition } from './route.ts'

/** The code of home, for the start too, which asks for it ahead of the first drawing. */
export const loadHome = () => import('#src/features/lobby/HomePage.tsx').then((m) => m.HomePage)

/** The screens that the table names itself (SHELL-39). */
export const fixedRoutes = {
  home: { title: title.home, page: page(loadHome) },
  login: {
    title: title.login,
    page: page(() => import('#src/features/access/LoginPage.tsx').then((m) => m.LoginPage)),
    access: 'visitor',
  },
  register: { title: title.register, page: comingSoon, access: 'visitor' },
  startLottery: { title: title.lottery, page: comingSoon },
} satisfies Partial<Record<RouteName, RouteDefinition>>
