import { describe, expect, test } from 'vitest'
import { finding } from '../judge/finding.ts'
import { learnAnswer, withoutSecretFields } from './redact.ts'
import { Secrets } from './secrets.ts'

/** A text in a report, after an answer was seen. */
function hiddenBy(answer: unknown, text: string): string {
  const secrets = new Secrets()
  learnAnswer(secrets, JSON.stringify(answer))
  return secrets.hide(text)
}

describe('what an answer shows to be secret is hidden wherever it stands later', () => {
  const [TOKEN, CODE] = ['tok-4f7a90d1', '730912']
  test.each<[string, unknown, string]>([
    ['a text', { password: 'lantern88' }, 'lantern88'],
    ['one that begins like a word of JSON', { password: 'trueblue88' }, 'trueblue88'],
    ['one that begins like another', { password: 'nullnull' }, 'nullnull'],
    ['a number', { smsCode: Number(CODE) }, CODE],
    ['the entries of a list', { tokens: ['another', TOKEN] }, TOKEN],
    ['a text deep below a secret name', { session: { kept: [{ as: TOKEN }] } }, TOKEN],
    ['a number there', { session: { kept: [{ code: Number(CODE) }] } }, CODE],
    ['a field of a JSON text in a text', { value: JSON.stringify({ more: { token: TOKEN } }) }, TOKEN],
    ['a parameter of an address', { value: { ticketUrl: `https://games.example/?ticket=${TOKEN}&lang=en` } }, TOKEN],
  ])('%s', (_, answer, secret) => expect(hiddenBy(answer, `of ${secret} here`)).toBe('of $HIDDEN here'))

  test('but no word that says nothing, and no address', () => {
    const answer = { isPasswordSet: true, token: 'null', captcha: 'https://gw.example/captcha', nickname: 'Jade' }
    const text = 'true, null, Jade at https://gw.example/captcha'
    expect(hiddenBy(answer, text)).toBe(text)
  })
})

describe('in a finding', () => {
  const seenAs = (seen: string, pointer = '') =>
    withoutSecretFields(finding('envelope', 'x', { pointer, expected: 'y', seen })).seen

  test.each([
    ['{"pin":"77","a":1}', '{"pin":"(hidden)","a":1}'],
    ['{"smsCode":7309,"a":1}', '{"smsCode":"(hidden)","a":1}'],
    [String.raw`{"password":"a\\","a":1}`, '{"password":"(hidden)","a":1}'],
    [String.raw`{"password":"a\",","a":1}`, '{"password":"(hidden)","a":1}'],
    ['{"tokens":["x1",{"x2":["x3]"]}],"a":1}', '{"tokens":"(hidden)","a":1}'],
    ['{"session":{"x1":"}x2"},"a":1}', '{"session":"(hidden)","a":1}'],
    ['{"a":1,"session":{"x1":["x2","x…', '{"a":1,"session":"(hidden)"'],
    ['{"a":1,"token":"x…', '{"a":1,"token":"(hidden)"'],
    ['{"a":[{"token":"x1"},{"token":"x2"}]}', '{"a":[{"token":"(hidden)"},{"token":"(hidden)"}]}'],
    ['?a=1&token=x1&b=2', '?a=1&token=(hidden)&b=2'],
  ])('what stands in fields with secret names is hidden: %s', (seen, said) => expect(seenAs(seen)).toBe(said))

  test.each([1, 2, 3])('also in a JSON text in a text, %i deep', (levels) => {
    const packed = (text: string) => Array.from({ length: levels }).reduce<string>((one) => JSON.stringify(one), text)
    const secret = { pin: String.raw`x1"\ x2`, tokens: ['x3'], smsCode: 7309, a: 1 }
    const said = { pin: '(hidden)', tokens: '(hidden)', smsCode: '(hidden)', a: 1 }
    expect(seenAs(packed(JSON.stringify(secret)))).toBe(packed(JSON.stringify(said)))
  })

  test('whatever stands below a secret name is hidden', () => {
    expect(seenAs('12', '/value/tokens/0/id')).toBe('(hidden)')
    expect(seenAs('(not there)', '/value/token')).toBe('(not there)')
  })
})
