import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetRuntime } from '#mock/state/runtime.ts'
import { login } from '../../tests/contract/doors-caller.ts'

beforeEach(resetRuntime)
afterEach(() => vi.restoreAllMocks())

/** Sends the right password, and lets its check end after the given wrong tries have. */
function overtakenBy(wrongTries: number) {
  let wrongOnes: Promise<unknown> | undefined
  const tryWrongOnes = async () => {
    for (let tries = 0; tries < wrongTries; tries += 1) await login('ravi88', 'wrong-one')
  }
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, data) => {
    if (new TextDecoder().decode(data).endsWith(':lantern88')) await (wrongOnes ??= tryWrongOnes())
    return digest(algorithm, data)
  })
  return login('ravi88', 'lantern88')
}

it.each([
  [10, 'LOGIN_LOCKED'],
  [3, 'CAPTCHA_EMPTY'],
])('ERR-01 %i wrong passwords at the same time as the right one refuse it with %s', async (wrongTries, code) => {
  expect((await overtakenBy(wrongTries)).code).toBe(code)
})
