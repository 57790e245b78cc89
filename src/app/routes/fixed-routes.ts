import { categoryNames } from '#src/core/games/category/category-messages.ts'
import type { RouteName } from '#src/core/routing/paths.ts'
import { pageNames as title } from '#src/core/site/page-names.ts'
import { loadLogin, loadRegister } from './load-next-pages.ts'
import { loadHome } from './load-home.ts'
import { page, type RouteDefinition } from './route.ts'

/** The screens that the table names itself (SHELL-39). */
export const fixedRoutes = {
  home: { title: title.home, page: page(loadHome) },
  login: {
    title: title.login,
    page: page(loadLogin),
    access: 'unregistered',
  },
  register: {
    title: title.register,
    page: page(loadRegister),
    access: 'unregistered',
  },
  startLottery: {
    title: categoryNames.LOTT,
    page: page(() => import('#src/features/lottery/draws/StartPage.tsx').then((m) => m.StartPage)),
  },
} satisfies Partial<Record<RouteName, RouteDefinition>>
