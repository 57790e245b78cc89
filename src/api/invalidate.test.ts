import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listOfferedContractsInfiniteQuery, listOfferedContractsQuery } from './generated/agent-lists.ts'
import { getWalletsQuery } from './generated/first-screen.ts'
import { invalidate } from './invalidate.ts'

it('marks every answer of the named reads as out of date, whatever its variables, and no other', async () => {
  const client = new QueryClient()
  const keys = {
    all: listOfferedContractsQuery().queryKey,
    ofOne: listOfferedContractsQuery({ query: { memberId: 'M1' } }).queryKey,
    pages: listOfferedContractsInfiniteQuery().queryKey,
    wallet: getWalletsQuery().queryKey,
  }
  for (const key of Object.values(keys)) client.setQueryData<unknown>(key, {})
  const outdated = () =>
    Object.entries(keys).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []))
  await invalidate(client, listOfferedContractsQuery)
  expect(outdated()).toEqual(['all', 'ofOne', 'pages'])
  await invalidate(client, getWalletsQuery)
  expect(outdated()).toEqual(['all', 'ofOne', 'pages', 'wallet'])
})
