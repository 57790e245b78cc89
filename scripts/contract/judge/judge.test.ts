import { describe, expect, test } from 'vitest'
import { bundleContract } from '../document/bundle.ts'
import { loadSources } from '../document/sources.ts'
import { readContract } from './contract.ts'
import { judgeExchange } from './judge.ts'
import { readBody, type RecordedRequest, type RecordedResponse } from './recorded.ts'

const contract = readContract(bundleContract(loadSources('openapi')))
const HOST = 'https://gw.example'

function operation(id: string) {
  const found = contract.operations.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

function request(id: string, more: { query?: string; token?: boolean; body?: string } = {}): RecordedRequest {
  const { method, path, body } = operation(id)
  const type = body?.contentType ?? null
  const headers = new Headers(more.token === false ? {} : { authorization: 'Bearer 0123456789abcdef01234567' })
  if (type !== null) headers.set('content-type', type)
  return {
    method: method.toUpperCase(),
    url: `${HOST}${path}${more.query ?? ''}`,
    headers,
    body: readBody(type, more.body ?? ''),
  }
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): RecordedResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', ...headers }),
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const failure = (code: string, value?: unknown) => ({ success: false, code, message: 'x', ...(value ? { value } : {}) })

const places = (id: string, asked: RecordedRequest, seen: RecordedResponse) =>
  judgeExchange(operation(id), asked, seen).map(({ rule, pointer }) => `${rule} ${pointer}`)

describe('every example of the contract', () => {
  test.each(contract.operations.map((one) => [one.id, one] as const))('%s holds as an answer', (id, one) => {
    for (const value of Object.values(one.examples)) {
      expect(one.successFindings({ success: true, value }), id).toEqual([])
    }
  })
})

test('a whole exchange has no finding, and an operation is found by its place', () => {
  const wallet = answer(200, { success: true, value: { currencySymbol: '৳', sumBalance: '1.00' } })
  expect(places('getWallets', request('getWallets'), wallet)).toEqual([])
  expect(contract.find('get', operation('getWallets').path)?.id).toBe('getWallets')
  expect(contract.find('get', '/wps/nothing')).toBeUndefined()
})

test('one fault gives one finding with its full pointer, expected and seen', () => {
  const body = { success: true, value: { currencySymbol: '৳', sumBalance: 12480.5 } }
  const [found, ...more] = judgeExchange(operation('getWallets'), request('getWallets'), answer(200, body))
  expect(more).toEqual([])
  expect(found).toMatchObject({
    rule: 'schema',
    severity: 'breaking',
    pointer: '/value/sumBalance',
    expected: 'string',
    seen: '12480.5',
  })
})

test('a code beside the value of a success is a field that the contract does not know', () => {
  const body = { success: true, code: 'SUCCESS', value: { currencySymbol: '৳', sumBalance: '1.00' } }
  expect(places('getWallets', request('getWallets'), answer(200, body))).toEqual(['unknown-field /code'])
})

test('a list whose every entry is wrong says so once', () => {
  const list = [1, 2, 3].map((id) => ({ code: 'TX', label: id }))
  const seen = answer(200, { success: true, value: { list } })
  expect(places('listTxCodes', request('listTxCodes'), seen)).toEqual(['schema /value/list/0/label'])
})

test('of alternatives the one that was meant is judged', () => {
  const example = operation('transferMultipleDownline').examples['someFailed']
  const text = JSON.stringify({ success: true, value: example }).replace('"amount":"90000.00"', '"amount":90000')
  const found = operation('transferMultipleDownline').successFindings(JSON.parse(text))
  expect(found.map(({ pointer }) => pointer)).toEqual(['/value/results/2/amount'])
})

test.each([
  ['an undocumented status', answer(501, { error: 'x' }), 'unknown-status status'],
  ['an empty 204', answer(204, ''), 'unknown-status status'],
  ['an error with 200', answer(200, failure('SESSION_ENDED')), 'wrong-status status'],
  ['a code outside the catalogue', answer(422, failure('NICKNAME_TAKEN')), 'unknown-code /code'],
  ['a code that every object has a field of', answer(422, failure('constructor')), 'unknown-code /code'],
  ['a code that is the parent of an object', answer(422, failure('__proto__')), 'unknown-code /code'],
  ['a code of another operation', answer(404, failure('GAME_UNAVAILABLE')), 'undeclared-code /code'],
  ['HTML', answer(500, '<pre>trace</pre>', { 'content-type': 'text/html' }), 'content-type header: content-type'],
  ['broken JSON', answer(200, '{"success": true'), 'broken-json '],
  ['no envelope', answer(200, { list: [] }), 'envelope '],
  ['a failure without a code', answer(401, { success: false, message: 'x' }), 'envelope /code'],
  ['a success with 401', answer(401, { success: true, value: null }), 'envelope /success'],
])('%s', (_, seen, place) => {
  expect(places('getMemberInfo', request('getMemberInfo'), seen)).toEqual([place])
})

test('JSON under another name is minor, a page is risky', () => {
  const severity = (type: string, body: unknown) =>
    judgeExchange(operation('logout'), request('logout'), answer(200, body, { 'content-type': type }))[0]?.severity
  expect(severity('text/json', { success: true, value: null })).toBe('minor')
  expect(severity('text/html', '<p>')).toBe('risky')
})

test('a request without a session may only hear that it is missing', () => {
  const asked = request('getMemberInfo', { token: false })
  const { examples } = operation('getMemberInfo')
  const fine = answer(200, { success: true, value: Object.values(examples)[0] })
  expect(places('getMemberInfo', asked, fine)).toEqual(['session-not-asked status'])
  expect(places('getMemberInfo', asked, answer(401, failure('SESSION_ENDED')))).toEqual(['wrong-code /code'])
  expect(places('getMemberInfo', asked, answer(401, failure('SESSION_MISSING')))).toEqual([])
  const named = places('getMemberInfo', request('getMemberInfo'), answer(401, failure('SESSION_MISSING')))
  expect(named).toEqual(['wrong-code /code'])
})

test('a session is asked for where one is needed alone', () => {
  const missing = answer(401, failure('SESSION_MISSING'))
  const ended = answer(401, failure('SESSION_ENDED'))
  const wallets = (token: boolean, seen: RecordedResponse) =>
    places('getWallets', request('getWallets', { token }), seen)
  expect(wallets(false, missing)).toEqual(['wrong-code /code'])
  expect(wallets(false, ended)).toEqual(['wrong-code /code'])
  expect(wallets(true, ended)).toEqual([])
  expect(places('getWallets', { ...request('getWallets', { token: false }), isAnonymised: true }, ended)).toEqual([])
  const games = (gameClassify: string, seen: RecordedResponse) => {
    const query = `?merchant=bdtdemo&platform=html5&gameClassify=${gameClassify}`
    return places('listGames', request('listGames', { token: false, query }), seen)
  }
  const page = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 }
  expect(games('favourite', missing)).toEqual([])
  expect(games('recent', answer(200, { success: true, value: page }))).toEqual(['session-not-asked status'])
  expect(games('all', missing)).toEqual(['wrong-code /code'])
})

test('a broken request has to be refused, a whole one may not be', () => {
  const done = answer(200, { success: true, value: null })
  const refused = answer(400, failure('REQUEST_INVALID', { errors: ['/body/nickname'] }))
  const broken = request('updateNickname', { body: '{"nickname": 5}' })
  const whole = request('updateNickname', { body: '{"nickname": "Jade"}' })
  expect(places('updateNickname', broken, done)).toEqual(['invalid-accepted status'])
  expect(places('updateNickname', broken, answer(422, failure('NAME_FORMAT')))).toEqual(['wrong-code /code'])
  expect(places('updateNickname', broken, refused)).toEqual([])
  expect(places('updateNickname', whole, refused)).toEqual(['valid-refused /code'])
  expect(places('updateNickname', request('updateNickname', { body: '{"nick' }), done)).toEqual([
    'invalid-accepted status',
  ])
})

test('a field that some calls may leave out may be asked for, and no other', () => {
  const asked = (...fields: [string, string][]): RecordedRequest => {
    const form = new FormData()
    for (const [name, value] of [['channelId', 'm-dbbl'], ['amount', '5000.00'], ...fields] as const)
      form.set(name, value)
    const headers = new Headers(request('createManualDeposit').headers)
    headers.set('idempotency-key', '5f3b9c1e8a7d4e21b6c0')
    return { ...request('createManualDeposit'), headers, body: { kind: 'read', value: form } }
  }
  const refused = (...errors: string[]) => answer(400, failure('REQUEST_INVALID', { errors }))
  const on = (form: RecordedRequest, seen: RecordedResponse) => places('createManualDeposit', form, seen)
  expect(on(asked(), refused('/body/payerName'))).toEqual([])
  expect(on(asked(), refused('/body/promoId'))).toEqual(['valid-refused /code'])
  expect(on(asked(['payerName', 'Nusrat']), refused('/body/payerName'))).toEqual(['valid-refused /code'])
})

test('a server that takes no calls at the moment says nothing about the request', () => {
  const closed = answer(503, failure('SITE_MAINTENANCE'))
  expect(places('updateNickname', request('updateNickname', { body: '{}' }), closed)).toEqual([])
  expect(places('logout', request('logout', { token: false }), closed)).toEqual([])
})
