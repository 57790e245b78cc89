// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CodeOf } from '#src/api/gateway-error.ts'
import { errorRows } from '../../../../tests/support/error-rows.ts'
import { englishOf, formFault } from '../../../../tests/support/form-fault.ts'
import { failure, success } from '../../../../tests/support/fake-gateway.ts'
import { input, press, type } from '../../../../tests/support/page.tsx'
import {
  EMAIL,
  endReset,
  errors,
  fillAccount,
  heading,
  invalid,
  PROOF,
  renderPage,
  RESET,
  sentTo,
  startReset,
  toCode,
  world,
} from '../../../../tests/support/reset-page.tsx'

type Place = 'form' | 'toast' | 'dialog' | (string & {})
const everyCode = {
  REQUEST_INVALID: 'form',
  UNKNOWN_ERROR: 'form',
  SYSTEM_UPGRADING: 'form',
  SYSTEM_BUSY: 'form',
  SITE_MAINTENANCE: 'toast',
  REGION_RESTRICTED: 'toast',
  NETWORK_UNREACHABLE: 'form',
  REQUEST_TIMEOUT: 'form',
  CONTRACT_VIOLATION: 'form',
}
const places = {
  [EMAIL]: {
    ...everyCode,
    EMAIL_FORMAT: 'E-mail address',
    EMAIL_TOO_LONG: 'E-mail address',
    EMAIL_TOO_SOON: 'toast',
  } satisfies Record<CodeOf<'sendPasswordEmail'>, Place>,
  [PROOF]: {
    ...everyCode,
    CAPTCHA_INCORRECT: 'Code in the picture',
    CAPTCHA_EMPTY: 'Code in the picture',
    SMS_CODE_INCORRECT: 'Code by e-mail',
    SMS_CODE_FORMAT: 'Code by e-mail',
    SMS_CODE_EXPIRED: 'Code by e-mail',
    CREDENTIALS_INVALID: 'toast',
    LOGIN_LOCKED: 'Code by e-mail',
  } satisfies Record<CodeOf<'verifyForPasswordReset'>, Place>,
  [RESET]: {
    ...everyCode,
    RESET_TICKET_INVALID: 'dialog',
    PASSWORD_FORMAT: 'New password',
    NEW_PASSWORD_CONFIRM_MISMATCH: 'Confirm new password',
    NEW_PASSWORD_SAME: 'dialog',
  } satisfies Record<CodeOf<'resetPassword'>, Place>,
}
const rows = Object.entries(places).flatMap(([path, codes]) =>
  Object.entries(codes).map(([code, place]) => ({ ids: errorRows(code), path, code, place })),
)

describe('every error code of a password reset', () => {
  beforeEach(() => startReset())
  afterEach(endReset)

  it.each(rows)('$ids GAP-134 $code of $path shows once, as $place', async ({ path, code, place }) => {
    if (code === 'REQUEST_TIMEOUT') startReset({ timeoutMs: 150 })
    world.answers[path] = [() => answerWith(code)]
    await renderPage()
    await fillAccount()
    press('Continue')
    if (path !== EMAIL) await giveCode()
    if (path === RESET) await giveNewPassword()
    await waitFor(() => expect(sentTo(path)).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('form [aria-busy="true"]')).toBeNull())
    const isField = !['form', 'toast', 'dialog'].includes(place)
    const said = place === 'toast' ? ['error'] : place === 'dialog' ? ['dialog'] : []
    await waitFor(() => expect(errors().map((line) => line.split(' ')[0])).toEqual(said))
    expect(formFault() !== '').toBe(place === 'form')
    expect(formFault() === UNKNOWN).toBe(path === RESET && UNANSWERED.includes(code))
    await waitFor(() => expect(invalid()).toEqual(isField ? [input(place)] : []))
    screen.queryByRole('button', { name: 'OK' })?.click()
  })
})

describe('an e-mail that left a moment ago', () => {
  beforeEach(() => startReset())
  afterEach(endReset)

  it('NAMED-20 EMAIL_TOO_SOON leads no further where it went to another address, and the wait is said', async () => {
    const retryAt = new Date(Date.now() + 40_000).toISOString()
    world.answers[EMAIL] = [() => success(), () => failure('EMAIL_TOO_SOON', 422, { retryAt })]
    await toCode()
    press('Change these details')
    await heading('Forgot your password?')
    type('E-mail address', 'ravi@mail.example')
    press('Continue')
    await waitFor(() => expect(formFault()).toBe(englishOf('EMAIL_TOO_SOON')))
    await heading('Forgot your password?')

    type('E-mail address', 'ravi88@mail.example')
    press('Continue')
    await heading('Enter the code')
    expect(sentTo(EMAIL)).toHaveLength(2)
  })
})

/** After these nobody knows whether the password was set. */
const UNANSWERED = ['UNKNOWN_ERROR', 'NETWORK_UNREACHABLE', 'REQUEST_TIMEOUT', 'CONTRACT_VIOLATION']
const UNKNOWN = 'We do not know whether the new password was saved. Try to log in with it.'

async function giveCode() {
  await heading('Enter the code')
  type('Code by e-mail', '771904')
  press('Continue')
}

async function giveNewPassword() {
  await heading('Choose a new password')
  type('New password', 'lantern99')
  type('Confirm new password', 'lantern99')
  press('Save new password')
}

function answerWith(code: string): Promise<Response> | Response {
  if (code === 'NETWORK_UNREACHABLE') throw new TypeError('no network')
  if (code === 'REQUEST_TIMEOUT') return neverAnswered()
  if (code === 'CONTRACT_VIOLATION') return new Response('<html>', { status: 502 })
  if (code === 'LOGIN_LOCKED') return failure(code, 422, { retryAt: new Date(Date.now() + 600_000).toISOString() })
  return failure(code)
}

/** The client's deadline ends it. */
function neverAnswered(): Promise<Response> {
  return new Promise(() => undefined)
}
