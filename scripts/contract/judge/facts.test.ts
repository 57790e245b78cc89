import { describe, expect, test } from 'vitest'
import { bundleContract } from '../document/bundle.ts'
import { loadSources } from '../document/sources.ts'
import { readContract } from './contract.ts'
import { judgeExchange } from './judge.ts'
import type { JsonObject } from '../document/json.ts'
import { readBody, type RecordedRequest, type RecordedResponse } from './recorded.ts'

const contract = readContract(bundleContract(loadSources('openapi')))
const NOW = '2026-11-21T08:00:00Z'

interface Asked {
  query?: string
  body?: object
  plaintext?: JsonObject
  token?: boolean
}

function places(id: string, seen: RecordedResponse, asked: Asked = {}) {
  const operation = contract.operations.find((one) => one.id === id)
  if (!operation) throw new Error(`no ${id}`)
  const type = operation.body?.contentType ?? null
  const headers = new Headers({ 'Idempotency-Key': '5f3b9c1e8a7d4e21b6c0' })
  for (const { name, example } of operation.header.filter(() => asked.plaintext)) headers.set(name, String(example))
  if (asked.token !== false) headers.set('authorization', 'Bearer 0123456789abcdef01234567')
  const request: RecordedRequest = {
    method: operation.method.toUpperCase(),
    url: `https://gw.example${operation.path}?${asked.query ?? ''}`,
    headers,
    body: readBody(type, asked.body === undefined ? '' : JSON.stringify(asked.body)),
    ...(asked.plaintext && { known: { plaintext: asked.plaintext } }),
  }
  return judgeExchange(operation, request, seen).map(({ rule, pointer }) => `${rule} ${pointer}`)
}

const answer = (status: number, text: string, headers: Record<string, string> = {}): RecordedResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', date: new Date(NOW).toUTCString(), ...headers }),
  body: text,
})
const success = (value: unknown) => answer(200, JSON.stringify({ success: true, value }))
const failure = (status: number, code: string, value?: unknown) =>
  answer(status, JSON.stringify({ success: false, code, message: 'x', value }))

describe('pages', () => {
  const letter = (id: string, sentAt = '2026-11-20T08:00:00Z') => ({
    id,
    title: 'a',
    content: 'b',
    read: false,
    sentAt,
  })
  const page = (content: object[], pageNum: number, totalPages: number, totalCount: number) =>
    success({ content, pageNum, totalPages, totalCount })
  const query = 'pageNo=2&pageSize=2'

  test.each([
    ['a page as it was asked for', page([letter('3'), letter('4')], 2, 3, 5), []],
    ['the last one, half full', page([letter('3')], 2, 2, 3), []],
    ['one beyond the last', page([], 2, 1, 2), []],
    ['another page', page([letter('1'), letter('2')], 1, 3, 5), ['paging /value/pageNum']],
    [
      'a larger page',
      page(
        ['3', '4', '5'].map((id) => letter(id)),
        2,
        3,
        5,
      ),
      ['paging /value/content'],
    ],
    ['pages for a larger size', page([letter('3'), letter('4')], 2, 1, 5), ['paging /value/totalPages']],
    ['a page with a gap', page([letter('3')], 2, 3, 5), ['paging /value/content']],
    ['an id twice', page([letter('3'), letter('3')], 2, 3, 5), ['repeated-id /value/content']],
    [
      'moments of one second, with and without its fraction',
      page([letter('3', '2026-11-20T08:00:00.250Z'), letter('4')], 2, 3, 5),
      [],
    ],
    [
      'the earlier fraction first',
      page([letter('3', '2026-11-20T08:00:00.5Z'), letter('4', '2026-11-20T08:00:00.50001Z')], 2, 3, 5),
      ['disorder /value/content'],
    ],
    [
      'the earliest first',
      page([letter('3'), letter('4', '2026-11-20T09:00:00Z')], 2, 3, 5),
      ['disorder /value/content'],
    ],
  ])('%s', (_, seen, expected) => {
    expect(places('listInbox', seen, { query })).toEqual(expected)
  })
})

test('an answer is about what was asked: values, words, days, counts', () => {
  const order = { orderNo: 'D1234', method: 'a', amount: '1.00', bonus: '0.00', status: 'PENDING' }
  const report = (createdAt: string) =>
    success({ content: [{ ...order, createdAt }], pageNum: 1, totalPages: 1, totalCount: 1 })
  const on = (query: string) => places('listDepositReports', report('2026-11-20T08:00:00Z'), { query })
  expect(on('status=PENDING&from=2026-11-20&to=2026-11-20')).toEqual([])
  expect(on('status=COMPLETED')).toEqual(['not-asked /value/content/0/status'])
  expect(on('from=2026-11-22')).toEqual(['not-asked /value/content/0/createdAt'])
  expect(on('to=2026-11-18')).toEqual(['not-asked /value/content/0/createdAt'])
  const winners = contract.operations.find(({ id }) => id === 'getRankList')?.examples ?? {}
  const most = { query: 'gameCategory=ALL&merchantCode=bdtdemo&limitNum=1' }
  expect(places('getRankList', success(Object.values(winners)[0]), most)).toEqual(['not-asked /value/list'])
})

test('a payout is of the amount, and goes to the card, that was asked for', () => {
  const example = contract.operations.find(({ id }) => id === 'withdraw')?.examples ?? {}
  const order = JSON.parse(JSON.stringify(Object.values(example)[0]))
  const answered = success({ ...order, amount: '500.00', createdAt: NOW })
  const encrypted = Object.values(contract.operations.find(({ id }) => id === 'withdraw')?.body?.examples ?? {})[0]
  const asked = (change: JsonObject) => ({
    body: Object(encrypted),
    plaintext: { cardId: order.card.cardId, amount: '500.00', ...change },
  })
  expect(places('withdraw', answered, asked({}))).toEqual([])
  expect(places('withdraw', answered, asked({ amount: '500.01' }))).toEqual(['not-asked /value/amount'])
  expect(places('withdraw', answered, asked({ cardId: 'C1' }))).toEqual(['not-asked /value/card/cardId'])
})

test('moments are in UTC, and lie where they have to by the clock of the server', () => {
  const ticket = (expiresAt: string) => success({ ticket: 'a'.repeat(32), expiresAt })
  const body = { gameId: 'LK1', playType: 'ent', prize_mode: '1' }
  const example = Object.values(
    contract.operations.find(({ id }) => id === 'createLotteryTicket')?.body?.examples ?? { body },
  )[0] as object
  const on = (expiresAt: string) => places('createLotteryTicket', ticket(expiresAt), { body: example })
  expect(on('2026-11-21T08:01:00Z')).toEqual([])
  expect(on('2026-11-21T14:01:00+06:00')).toEqual(['schema /value/expiresAt'])
  expect(on('2026-11-21T07:59:00Z')).toEqual(['moment /value/expiresAt'])
  const late = { id: 'N1', title: 'a', publishedAt: '2026-11-22T08:00:00Z' }
  expect(places('getLobbyNews', success({ list: [late] }), { query: 'merchantCode=bdtdemo' })).toEqual([
    'moment /value/list/0/publishedAt',
  ])
})

test('visitors see no balance', () => {
  const wallet = success({ currencySymbol: '৳', sumBalance: '1.00' })
  expect(places('getWallets', wallet)).toEqual([])
  expect(places('getWallets', wallet, { token: false })).toEqual(['visitor /value/sumBalance'])
  const atProviders = success({ currencySymbol: '৳', vendorWallets: [{ wallet: 'MOON', name: 'M', balance: '1.00' }] })
  expect(places('getWallets', atProviders)).toEqual([])
  expect(places('getWallets', atProviders, { token: false })).toEqual(['visitor /value/vendorWallets'])
})

test('a busy server says when to come back', () => {
  expect(places('getMemberInfo', failure(503, 'SYSTEM_BUSY'))).toEqual(['header header: retry-after'])
  const busy = failure(503, 'SYSTEM_BUSY')
  busy.headers.set('retry-after', '5')
  expect(places('getMemberInfo', busy)).toEqual([])
})

test('a refusal names the field that is wrong', () => {
  const refused = (...errors: string[]) => failure(400, 'REQUEST_INVALID', { errors })
  const on = (...errors: string[]) => places('updateNickname', refused(...errors), { body: { nickname: 5 } })
  expect(on('/body/nickname')).toEqual([])
  expect(on('/query/page', '/body/nickname')).toEqual([])
  expect(on('/body/account')).toEqual(['wrong-place /value/errors'])
  expect(on('/body')).toEqual(['wrong-place /value/errors'])
})

test('a mark before the JSON, or a key that stands twice in one object, is read differently by readers', () => {
  const text = '{"success":true,"value":{"inbox":1,"announcement":2}}'
  const on = (body: string) => places('getUnreadCount', answer(200, body))
  expect(on(text)).toEqual([])
  expect(on(`\uFEFF${text}`)).toEqual(['ambiguous-json '])
  expect(on(text.replace('"inbox"', '"inbox":7,"inbox"'))).toEqual(['ambiguous-json '])
  expect(on(text.replace('{"success"', '{"success":true,"success"'))).toEqual(['ambiguous-json '])
})
