import { expect, it } from 'vitest'
import { paths } from '#src/core/routing/paths.ts'
import { parseListQuery } from '#src/features/games/filter/list-query.ts'
import { plainList } from './early-requests.ts'

it.each([
  [paths.gameList, '', 'RNG'],
  [paths.gameList, '?gameType=FISH', 'FISH'],
  [paths.slotsCenter, '', 'RNG'],
])('LIST-47 the first page of %s%s is asked for ahead', (path, search, type) => {
  expect(plainList(path, search)).toBe(type)
  expect(parseListQuery(new URLSearchParams(search)).gameType).toBe(type)
})

it.each([
  [paths.gameList, '?gameType=ELOTTO'],
  [paths.gameList, '?gameType=NONE'],
  [paths.gameList, '?gameType=constructor'],
  [paths.gameList, '?gameType=RNG&vendor=KITE'],
  [paths.gameList, '?type=hot'],
  [paths.slotsCenter, '?vendor=KITE'],
  [paths.home, '?gameType=RNG'],
])('LIST-47 what %s%s shows is left to the application', (path, search) =>
  expect(plainList(path, search)).toBeUndefined(),
)
