import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listGamesInfiniteQuery, listGamesQuery } from './generated/games-lists.ts'
import { readKey } from './read-key.ts'

const EVERY_LIST = { merchant: 'bdtdemo', platform: 'html5', language: 'EN' } as const

it('finds all answers of a read, or those that were asked for with a value', () => {
  const client = new QueryClient()
  const keys = {
    all: listGamesQuery({ query: EVERY_LIST }).queryKey,
    recent: listGamesInfiniteQuery({ query: { ...EVERY_LIST, gameClassify: 'recent' } }).queryKey,
  }
  for (const key of Object.values(keys)) client.setQueryData<unknown>(key, {})
  const found = (queryKey: readonly unknown[]) => client.getQueriesData({ queryKey }).map(([key]) => key)
  expect(found(readKey('listGames'))).toEqual([keys.all, keys.recent])
  expect(found(readKey('listGames', { gameClassify: 'recent' }))).toEqual([keys.recent])
  // @ts-expect-error no operation of the contract
  expect(found(readKey('listSlots'))).toEqual([])
  // @ts-expect-error no parameter of the operation
  expect(found(readKey('listGames', { kind: 'recent' }))).toEqual([])
})
