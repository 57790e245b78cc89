import { expect, test } from 'vitest'
import { translatedTags } from '#scripts/lib/message-catalogue.ts'
import { describeExpected, expectedOf, type Expected } from './expected.ts'
import { judge, type Observed } from './judge.ts'
import { isReachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import { OPERATION_IDS, pairsOf } from './pairs.ts'
import { readWords } from './words.ts'

const words = readWords('en')
const BUSY = 'The system is busy. Please try again in a moment.'
const calm: Observed = {
  calls: 1,
  shown: [],
  path: '/m/home',
  places: 0,
  heading: '',
  busy: [],
  text: 'Home',
  serverMessage: '',
  errors: [],
}
const toast = (said: string) => ({ at: 'toast', words: said, input: '' }) as const
const overButton = { at: 'form', words: BUSY, input: '' } as const
const busy: Expected = { at: 'toast', messages: ['errors.code.systemBusy'] }
const busyForm: Expected = { at: 'form', messages: ['errors.code.systemBusy'] }
const checksOf = (expected: Expected, seen: Partial<Observed>) =>
  judge(expected, { ...calm, ...seen }, words, 'declared').map(({ check }) => check)

test.each<[string, Expected, Partial<Observed>, string[]]>([
  ['the declared toast', busy, { shown: [toast(BUSY)] }, []],
  ['no toast at all', busy, {}, ['kind']],
  ['the toast twice', busy, { shown: [toast(BUSY), toast(BUSY)] }, ['once']],
  ['other words', busy, { shown: [toast('Something went wrong. Please try again.')] }, ['words']],
  ['a dialog in place of a toast', busy, { shown: [{ at: 'alert', words: BUSY, input: '' }] }, ['kind']],
  ['a toast and a field', busy, { shown: [toast(BUSY), { at: 'field', words: BUSY, input: 'code' }] }, ['kind']],
  ['a call that was never made', busy, { calls: 0 }, ['asked']],
  ['something that goes on loading', busy, { shown: [toast(BUSY)], busy: ['button'] }, ['loading']],
  ['a proxy’s page', busy, { shown: [toast(BUSY)], text: '502 Bad Gateway' }, ['leak']],
  ['what the server said', busy, { shown: [toast(BUSY)], text: 'row 4711', serverMessage: 'row 4711' }, ['leak']],
  ['an error nobody caught', busy, { shown: [toast(BUSY)], errors: ['x is not a function'] }, ['console']],
  ['the declared line over a button', busyForm, { shown: [overButton] }, []],
  ['the line over a button twice', busyForm, { shown: [overButton, overButton] }, ['once']],
  ['a toast in place of that line', busyForm, { shown: [toast(BUSY)] }, ['kind']],
  ['that line in place of a toast', busy, { shown: [overButton] }, ['kind']],
  ['that line with a toast', busyForm, { shown: [overButton, toast(BUSY)] }, ['kind']],
  ['other words over a button', busyForm, { shown: [{ ...overButton, words: 'No.' }] }, ['words']],
  [
    'the wrong field',
    { at: 'field', input: 'code', messages: ['errors.code.smsCodeExpired'] },
    { shown: [{ at: 'field', words: words.say('errors.code.smsCodeExpired'), input: 'password' }] },
    ['kind'],
  ],
  ['a silent read that speaks', { at: 'silent', messages: [] }, { shown: [toast(BUSY)] }, ['kind']],
  ['a list without its retry', { at: 'place', words: 'Loading failed', messages: [] }, {}, ['kind']],
  ['a list with two of them', { at: 'place', words: 'Loading failed', messages: [] }, { places: 2 }, ['once']],
  [
    'a lost session that stays',
    { at: 'login', messages: ['errors.code.sessionEnded'] },
    { shown: [toast(words.say('errors.code.sessionEnded'))] },
    ['kind'],
  ],
  ['a site that stays open', { at: 'site', messages: ['app.maintenance.title'] }, { heading: 'Home' }, ['kind']],
  ['a site that closes', { at: 'site', messages: ['app.maintenance.title'] }, { heading: 'We will be right back' }, []],
])('the judge of %s', (_what, expected, seen, checks) => {
  expect(checksOf(expected, seen)).toEqual(checks)
})

test('placeholders of a message may be anything, its words may not', () => {
  const ids = words.idsOf('Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.')
  expect(words.isOneOf('Too many failed attempts. Try again in 10 minutes.', ids)).toBe(true)
  expect(words.isOneOf('Too many tries.', ids)).toBe(false)
  expect(readWords('ur').pattern('Log in').test('Log in')).toBe(false)
})

test('every pair of a journey has a declared reaction in words of the catalogue', () => {
  const speechless = OPERATION_IDS.flatMap((operation) => {
    const journey = journeys[operation]
    if (!isReachable(journey)) return []
    return pairsOf(operation).filter(({ code }) => {
      const expected = expectedOf(code, journey, 'bdtdemo', words.idsOf)
      return expected.at !== 'silent' && !/“.+”/.test(describeExpected(expected, words.say))
    })
  })
  expect(speechless).toEqual([])
})

test('what belongs to a field that only some merchants have is told over the button at the others', () => {
  const journey = journeys.register
  if (!isReachable(journey)) throw new Error('no way to the registration')
  const at = (merchant: 'bdtdemo' | 'tlbdemo') => expectedOf('BIRTH_DATE_INVALID', journey, merchant, words.idsOf)
  expect(at('bdtdemo')).toMatchObject({ at: 'field', input: 'birthDate' })
  expect(at('tlbdemo')).toEqual({ at: 'form', messages: ['errors.code.birthDateInvalid'] })
})

test.each([
  ['SYSTEM_BUSY', 'form', 'over the form’s button: “The system is busy. Please try again in a moment.”'],
  ['CAPTCHA_INCORRECT', 'form', 'over the form’s button: “The verification code is wrong.”'],
  ['NEW_PASSWORD_SAME', 'alert', expect.stringMatching(/^a dialog: “/)],
  ['SESSION_ENDED', 'login', expect.stringMatching(/^the login page and a toast: “/)],
  ['SITE_MAINTENANCE', 'site', expect.stringMatching(/^a page in place of the site: “/)],
  ['CHAT_PERMISSION_UNKNOWN', 'silent', 'nothing shows'],
] as const)('a form without a place for %s shows it at %s', (code, at, declared) => {
  const expected = expectedOf(code, { usual: 'form' }, 'bdtdemo', words.idsOf)
  expect(expected.at).toBe(at)
  expect(describeExpected(expected, words.say)).toEqual(declared)
})

test('every message of every language can be looked for', () => {
  for (const lang of ['en', ...translatedTags()]) {
    const { say, isOneOf, ids } = readWords(lang)
    const broken = ids.filter((id) => !say(id).includes('{') && !isOneOf(say(id), [id]))
    expect(broken, lang).toEqual([])
  }
})
