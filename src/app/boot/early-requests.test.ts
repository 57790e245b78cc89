import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { listGamesInfiniteQuery } from '#src/api/generated/games-lists.ts'
import { configureGateway } from '#src/api/settings.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { paths } from '#src/core/routing/paths.ts'
import { listOf, parseListQuery } from '#src/features/games/filter/list-query.ts'
import { earlyRequests, plainList } from './early-requests.ts'
import { matchKey } from './match-key.ts'

afterEach(() => configureGateway({}))

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

it('asks for the very page that the list asks for first', async () => {
  const asked: string[] = []
  configureGateway({
    baseUrl: 'https://site.example',
    fetch: async ({ url }) => {
      asked.push(url)
      return new Response('{"success":true,"value":{"games":[],"pageNum":1,"totalPages":0,"totalCount":0}}')
    },
  })
  const list = listOf('FISH')
  await new QueryClient().fetchInfiniteQuery(listGamesInfiniteQuery({ query: gamesQuery(list, 'bdtdemo', 'HI') }))
  const early = earlyRequests({ home: false, list: list.gameType, merchant: 'bdtdemo', language: 'HI' })
  expect(early.map(matchKey)).toContain(matchKey(asked[0] ?? ''))
})
