// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { startStubGateway } from '../../tests/support/stub-gateway.ts'
import { listOfferedContractsInfiniteQuery, listOfferedContractsQuery } from './generated/agent-lists.ts'
import { getWalletsQuery } from './generated/first-screen.ts'
import { invalidate } from './invalidate.ts'
import { configureGateway } from './settings.ts'

afterEach(() => configureGateway({}))

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

it('GAP-152 a first answer that was asked for before the change does not stand for one after it', async () => {
  let currencySymbol = 'old'
  const change = (_: string, value: unknown) => ({ ...(value as object), currencySymbol })
  const gateway = startStubGateway({ hold: ['getWallets'], change })
  const client = new QueryClient()
  const observer = new QueryObserver(client, getWalletsQuery())
  const leave = observer.subscribe(() => undefined)
  const caller = client.fetchQuery(getWalletsQuery())
  await expect.poll(() => gateway.held).toHaveLength(1)
  const answered = invalidate(client, getWalletsQuery)
  await expect.poll(() => gateway.held).toHaveLength(2)
  gateway.held[0]?.release()
  await gateway.allAnswered()
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true, isFetching: true, error: null })
  currencySymbol = 'new'
  gateway.held[0]?.release()
  await answered
  expect(observer.getCurrentResult()).toMatchObject({ data: { currencySymbol }, isFetching: false, isStale: true })
  expect(await caller).toMatchObject({ currencySymbol })
  leave()
})

it('GAP-152 what only a caller waits for is not taken from it', async () => {
  const gateway = startStubGateway({ hold: ['getWallets'] })
  const client = new QueryClient()
  const caller = client.fetchQuery(getWalletsQuery())
  await expect.poll(() => gateway.held).toHaveLength(1)
  await invalidate(client, getWalletsQuery)
  gateway.held[0]?.release()
  expect(await caller).toBeDefined()
})
