import { expect, test } from 'vitest'
import { judgeExchange } from '../judge/judge.ts'
import { presentContract } from '../judge/present-contract.ts'
import { FindingList } from './findings.ts'
import { Secrets } from './secrets.ts'

const contract = presentContract()

/** What is reported of a login that answers with this status and body, in a run that knows a secret. */
function reported(status: number, body: unknown, secret?: string) {
  const login = contract?.operations.find(({ id }) => id === 'login')
  if (!login) throw new Error('no login')
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = { status, headers: new Headers({ 'content-type': 'application/json' }), body: text }
  const request = {
    method: 'POST',
    url: 'https://gw.example/',
    headers: new Headers(),
    body: { kind: 'lost' as const },
  }
  const secrets = new Secrets()
  secrets.add('GATEWAY_TOKEN', secret)
  const list = new FindingList(secrets)
  list.add('login', 'a case', '', judgeExchange(login, request, response))
  return list.of('login')
}

const REFRESH = 'r-9d8e7f4a'

test.each([
  ['a field that nobody described', 200, { success: true, value: { refreshToken: REFRESH } }],
  ['an object that nobody described', 200, { success: true, value: { more: { refreshToken: REFRESH } } }],
  ['an answer without an envelope', 200, { accessToken: REFRESH }],
  ['a status that nobody knows', 501, { refreshToken: REFRESH }],
  ['half a JSON', 200, `{"refreshToken":"${REFRESH}"`],
])('no report says a token that stands in %s', (_, status, body) => {
  const found = reported(status, body)
  expect(JSON.stringify(found)).toContain('(hidden)')
  expect(JSON.stringify(found)).not.toContain(REFRESH)
})

test.each([
  ['broken-json', 200],
  ['unknown-status', 501],
])('the beginning of a token before the cut of a long text is hidden too: %s', (rule, status) => {
  const [found] = reported(status, `${'x'.repeat(72)}0123456789abcdef0123`, '0123456789abcdef0123')
  expect(found).toMatchObject({ rule, seen: expect.stringMatching(/x\$GATEWAY_TOKEN…$/) })
})
