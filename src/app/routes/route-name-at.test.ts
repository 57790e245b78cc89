import { describe, expect, it } from 'vitest'
import { addressesOf, paths, type RouteName } from '#src/core/routing/paths.ts'
import { routeNameAt } from './route-name-at.ts'

const addresses = (Object.keys(paths) as RouteName[]).flatMap((name) => addressesOf(name).map((path) => [path, name]))

describe('the route of an address', () => {
  it.each(addresses)('%s is that of %s and no other', (path, name) => {
    expect(routeNameAt(path ?? '')).toBe(name)
  })

  it.each([
    ['/m/messages/', 'messages'],
    ['/m/GAMELIST', undefined],
    ['/m/lotto-h5/x/OFFICIAL/games/7', 'lotteryFrame'],
    ['/m/lotto-h5/x/OFFICIAL/games', undefined],
    ['/m/vip/levels', undefined],
    ['/nowhere', undefined],
  ])('%s: %s', (path, name) => {
    expect(routeNameAt(path)).toBe(name)
  })
})
