// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { aliases, paths } from '#src/core/routing/paths.ts'
import { routes } from './routes.tsx'
import { fixedRoutes } from './routes/fixed-routes.ts'

it('SHELL-01 every address is below /m, but for the alias of home at the root', () => {
  const all = [...Object.values(paths), ...Object.values(aliases).flat()]
  expect(all.filter((path) => !/^\/m(\/|$)/.test(path))).toEqual(['/'])
})

it('SHELL-39 the table holds the four fixed routes and all that are supplied beside them', () => {
  expect(Object.keys(fixedRoutes).toSorted()).toEqual(['home', 'login', 'register', 'startLottery'])
  expect(routes).toMatchObject(fixedRoutes)
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys(paths).toSorted())
})
