// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { getSystemStatusQuery } from '#src/api/generated/first-screen.ts'
import { phoneTokenOf, SIGN_IN_LIMIT_MS, throughPhoneAuth } from './phone-auth.ts'

const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  window.phoneAuth = { sendCode: never, confirmCode: never, signIn: never }
})
afterEach(() => {
  vi.useRealTimers()
  configureGateway({})
  delete window.phoneAuth
})

/** What a promise has come to by now. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = 'pending'
  promise.then(
    () => (state = 'done'),
    ({ code }: { code: unknown }) => (state = code),
  )
  await vi.advanceTimersByTimeAsync(0)
  return state
}

it.each([
  ['a code', 30_000, () => phoneTokenOf('123456')],
  [
    'an SMS',
    30_000,
    () => throughPhoneAuth((service) => service.sendCode({ countryDialingCode: '880', mobileNum: '1' })),
  ],
  ['a sign-in', 300_000, () => throughPhoneAuth((service) => service.signIn('google'), SIGN_IN_LIMIT_MS)],
])('GAP-169, ERR-26 a service that says nothing of %s is given up after %i ms', async (_what, limitMs, ask) => {
  const asked = ask()
  asked.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  expect(await stateOf(asked)).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await stateOf(asked)).toBe('PHONE_AUTH_UNAVAILABLE')
})

it('GAP-169 a call of the gateway is given up after 30 s', async () => {
  configureGateway({ fetch: never })
  const { queryFn } = getSystemStatusQuery()
  const asked = Promise.resolve((queryFn as (context: unknown) => Promise<unknown>)({ signal: undefined }))
  asked.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await stateOf(asked)).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await stateOf(asked)).toBe('REQUEST_TIMEOUT')
})
