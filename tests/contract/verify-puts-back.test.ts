import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { presentContract } from '#scripts/contract/judge/present-contract.ts'
import type { Context } from '#scripts/contract/verify/context.ts'
import { readCredentials } from '#scripts/contract/verify/options.ts'
import { verify } from '#scripts/contract/verify/run.ts'
import { seededAccounts } from '../support/verify-accounts.ts'

const TIME_LIMIT_MS = 60_000

const contract = presentContract()
if (!contract) throw new Error('no contract')
let stub: StubDoor

beforeAll(async () => {
  stub = await startStub({ port: 0 })
})
beforeEach(() => control('POST', 'reset'))
afterAll(() => stub.close())

const control = (method: string, path: string, body?: object) =>
  fetch(`${stub.url}/__mock/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })

const nickname = () => findAccount(db, 'bdtdemo', 'ravi88')?.info.nickname

/** What a run of this operation says to be left; `before` happens when it has changed the member. */
async function leftBy(operation: string, before: () => Promise<unknown>): Promise<string[]> {
  if (!contract) throw new Error('no contract')
  const left: string[] = []
  let running: Context | undefined
  await verify(
    contract,
    {
      target: stub.url,
      rate: Number.POSITIVE_INFINITY,
      readOnly: false,
      only: [operation],
      merchant: 'bdtdemo',
      credentials: { ...readCredentials({}), member: seededAccounts.member },
    },
    {
      start: (_, context) => void (running = context),
      end: () => running?.afterwards(async () => void (await before())),
      left: (sentence) => left.push(sentence),
    },
  )
  return left
}

test('a member whose session has ended is signed in once more', { timeout: TIME_LIMIT_MS }, async () => {
  expect(await leftBy('updateNickname', () => control('DELETE', 'sessions'))).toEqual([])
  expect(nickname()).toBe('Ravi_88')
})

test('what the server does not take back is said', { timeout: TIME_LIMIT_MS }, async () => {
  const refuse = () => control('PUT', 'scenario', { scenario: 'updateNickname:NAME_FORMAT' })
  expect(await leftBy('updateNickname', refuse)).toEqual([
    `The nickname of GATEWAY_USER is still "${nickname()}", and was "Ravi_88" (NAME_FORMAT).`,
  ])
})

test('what cannot be read is said', { timeout: TIME_LIMIT_MS }, async () => {
  const hide = () => control('PUT', 'scenario', { scenario: 'getMemberInfo:UNKNOWN_ERROR' })
  expect(await leftBy('updateNickname', hide)).toEqual([
    'The nickname of GATEWAY_USER may not be "Ravi_88" again: it cannot be read (UNKNOWN_ERROR).',
  ])
  expect(nickname()).toBe('Ravi_88')
})

test.each([
  ['updateNickname', 'The nickname of GATEWAY_USER may not be "Ravi_88" again'],
  ['updatePayeeName', 'The payee name of GATEWAY_USER may not be empty again'],
])("a proxy's page after %s is none that can be read", { timeout: TIME_LIMIT_MS }, async (operation, left) => {
  const hide = () => control('PUT', 'scenario', { scenario: 'getMemberInfo:!html' })
  expect(await leftBy(operation, hide)).toEqual([`${left}: it cannot be read (status 502, no envelope).`])
})

test('what was empty cannot be taken away again, and is said', { timeout: TIME_LIMIT_MS }, async () => {
  const [left, ...more] = await leftBy('updatePayeeName', () => Promise.resolve())
  expect(left).toMatch(/^The payee name of GATEWAY_USER is "[^"]+" now, and was empty; no call empties it\.$/)
  expect(more).toEqual([])
})

const addFavorite = () =>
  db.favorites.create({ merchant: 'bdtdemo', username: 'ravi88', nodeId: '10412', vendor: 'KITE' })
const favorites = () => db.favorites.findMany((q) => q.where({ merchant: 'bdtdemo', username: 'ravi88' }))

test('favourites are taken away by a session that had to be begun again', { timeout: TIME_LIMIT_MS }, async () => {
  expect(await leftBy('listFavoriteIds', () => control('DELETE', 'sessions'))).toEqual([])
  expect(favorites()).toEqual([])
})

test('favourites that the server does not take away are said', { timeout: TIME_LIMIT_MS }, async () => {
  const refuse = () => control('PUT', 'scenario', { scenario: 'removeFavorite:UNKNOWN_ERROR' })
  const left = await leftBy('listFavoriteIds', refuse)
  const sentences = favorites().map(
    ({ nodeId }) => `The game ${nodeId} may still be a favourite of GATEWAY_USER (UNKNOWN_ERROR).`,
  )
  expect(sentences.length).toBeGreaterThan(1)
  expect(left.toSorted()).toEqual(sentences.toSorted())
})

test('one that a success did not take away is said', { timeout: TIME_LIMIT_MS }, async () => {
  const pretend = () => control('PUT', 'scenario', { scenario: 'removeFavorite:=done' })
  expect(await leftBy('addFavorite', pretend)).toEqual([
    `The game ${favorites()[0]?.nodeId} is still a favourite of GATEWAY_USER (answered as a success).`,
  ])
})

test('favourites of before that cannot be read are not taken away', { timeout: TIME_LIMIT_MS }, async () => {
  await addFavorite()
  await control('PUT', 'scenario', { scenario: 'listFavoriteIds:UNKNOWN_ERROR' })
  expect(await leftBy('listFavoriteIds', () => Promise.resolve())).toEqual([])
  expect(favorites().map(({ nodeId }) => nodeId)).toEqual(['10412'])
})

test('a game that was no favourite is none after the calls of favourites', { timeout: TIME_LIMIT_MS }, async () => {
  expect(await leftBy('addFavorite', () => control('DELETE', 'sessions'))).toEqual([])
  expect(favorites()).toEqual([])
})

test('one that was a favourite is one', { timeout: TIME_LIMIT_MS }, async () => {
  await addFavorite()
  expect(await leftBy('removeFavorite', () => control('DELETE', 'sessions'))).toEqual([])
  expect(favorites().map(({ nodeId }) => nodeId)).toEqual(['10412'])
})

test('one that the server does not take back is said', { timeout: TIME_LIMIT_MS }, async () => {
  await addFavorite()
  const refuse = () => control('PUT', 'scenario', { scenario: 'addFavorite:FAVORITE_LIMIT' })
  expect(await leftBy('removeFavorite', refuse)).toEqual([
    'The game 10412 may no longer be a favourite of GATEWAY_USER (FAVORITE_LIMIT).',
  ])
})

test('favourites that cannot be read before are said', { timeout: TIME_LIMIT_MS }, async () => {
  await control('PUT', 'scenario', { scenario: 'listFavoriteIds:UNKNOWN_ERROR' })
  expect(await leftBy('addFavorite', () => Promise.resolve())).toEqual([
    'The favourites of GATEWAY_USER could not be read before the run, so they are not put back.',
  ])
})

test('a full list is emptied at the end where it could not be at once', { timeout: TIME_LIMIT_MS }, async () => {
  await control('PUT', 'scenario', { scenario: 'removeFavorite:UNKNOWN_ERROR' })
  expect(await leftBy('addFavorite', () => control('DELETE', 'scenario'))).toEqual([])
  expect(favorites()).toEqual([])
})
