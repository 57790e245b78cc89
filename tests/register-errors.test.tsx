// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import type { ErrorCode, OperationErrors } from '#src/api/generated/errors.ts'
import { startCountdown } from '#src/core/account/verification/code-countdown.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { errorRows } from './support/error-rows.ts'
import { englishOf, formFault } from './support/form-fault.ts'
import { everyField, failure } from './support/fake-gateway.ts'
import { input, leave, leaveNothing, lineUnder, type } from './support/page.tsx'
import { fillIn, openRegistration, registerButton, registerGateway, said, submit } from './support/register-page.tsx'
import { passChallenge } from './support/on-screen.ts'

/**
 * Where a failure shows: under a field; over the button, as a toast or a dialog, with a field to look at or without; or
 * not at all.
 */
type Place =
  | { under: RegExp }
  | { form: RegExp | true; words?: string }
  | { toast: true }
  | { dialog: RegExp }
  | 'nowhere'

const username = /^Username/
const email = /^E-mail/
const mobile = /^Mobile number/
const invitation = /^Invitation code/
const captcha = /^Code in the picture/
const sms = /^Code by SMS/

const anyCall = {
  REQUEST_INVALID: { form: true },
  UNKNOWN_ERROR: { form: true },
  SYSTEM_UPGRADING: { form: true },
  SYSTEM_BUSY: { form: true },
  SITE_MAINTENANCE: { toast: true },
  REGION_RESTRICTED: { toast: true },
} satisfies Record<string, Place>

const bothWays = {
  ...anyCall,
  // It may have gone through.
  UNKNOWN_ERROR: {
    form: true,
    words: 'We do not know whether your account was opened. Try to log in before you register again.',
  },
  PAYLOAD_REJECTED: { form: true },
  FEATURE_UNAVAILABLE: { form: true },
  CAPTCHA_INCORRECT: { under: captcha },
  CAPTCHA_EMPTY: { under: captcha },
  MOBILE_FORMAT: { under: mobile },
  MOBILE_TAKEN: { under: mobile },
  PASSWORD_FORMAT: { under: /^Password \*/ },
  PASSWORD_CONFIRM_MISMATCH: { under: /^Confirm password/ },
  EMAIL_FORMAT: { under: email },
  EMAIL_TOO_LONG: { under: email },
  EMAIL_TAKEN: { under: email },
  NAME_FORMAT: { under: /^Full name/ },
  BIRTH_DATE_INVALID: { under: /^Date of birth/ },
  AGE_OR_TERMS_NOT_CONFIRMED: { form: /18 or over/ },
  INVITATION_CODE_INVALID: { dialog: invitation },
  REFERRER_LINK_INVALID: { under: invitation },
  AGENT_LINK_INVALID: { under: invitation },
} satisfies Record<string, Place>

type Operation =
  | 'register'
  | 'registerMobile'
  | 'sendRegisterSmsCode'
  | 'checkAffiliateCode'
  | 'checkUsername'
  | 'checkEmail'
type Table = { [Op in Operation]: Record<OperationErrors[Op], Place> }

/** Asking ahead whether a value is free says nothing when it fails: the registration itself will. */
const silent = {
  REQUEST_INVALID: 'nowhere',
  UNKNOWN_ERROR: 'nowhere',
  SYSTEM_UPGRADING: 'nowhere',
  SYSTEM_BUSY: 'nowhere',
  SITE_MAINTENANCE: 'nowhere',
  REGION_RESTRICTED: 'nowhere',
} satisfies Record<string, Place>

/** A code that an operation can answer and that has no place here does not compile. */
const places: Table = {
  register: { ...bothWays, USERNAME_FORMAT: { under: username }, USERNAME_TAKEN: { under: username } },
  registerMobile: {
    ...bothWays,
    MOBILE_INVALID: { under: mobile },
    SMS_CODE_INCORRECT: { under: sms },
    SMS_CODE_FORMAT: { under: sms },
    SMS_CODE_EXPIRED: { under: sms },
    PHONE_AUTH_UNAVAILABLE: { form: true },
  },
  sendRegisterSmsCode: {
    ...anyCall,
    MOBILE_FORMAT: { under: mobile },
    MOBILE_INVALID: { under: mobile },
    HUMAN_VERIFICATION_FAILED: { form: true },
    SMS_TOO_SOON: { form: true },
    FEATURE_UNAVAILABLE: { form: true },
  },
  checkAffiliateCode: {
    ...anyCall,
    INVITATION_CODE_INVALID: { dialog: invitation },
    REFERRER_LINK_INVALID: { under: invitation },
  },
  checkUsername: { ...silent, USERNAME_FORMAT: { under: username }, USERNAME_TAKEN: { under: username } },
  checkEmail: {
    ...silent,
    EMAIL_FORMAT: { under: email },
    EMAIL_TOO_LONG: { under: email },
    EMAIL_TAKEN: { under: email },
  },
}

/** They say that the site is closed, or that its key is an old one. */
const STATUS_CODES: readonly string[] = ['SITE_MAINTENANCE', 'REGION_RESTRICTED', 'PAYLOAD_REJECTED']

const cases = (Object.keys(places) as Operation[]).flatMap((operation) =>
  Object.entries<Place>(places[operation]).map(([code, place]) => ({ operation, code: code as ErrorCode, place })),
)

/** Does what makes the page ask. */
async function provoke(operation: Operation): Promise<unknown> {
  await fillIn()
  if (operation === 'checkUsername') return leaveAndAsk(username)
  if (operation === 'checkEmail') {
    type(email, 'nusrat@example.com')
    return leaveAndAsk(email)
  }
  if (operation === 'checkAffiliateCode') type(invitation, 'LAMP88')
  if (operation === 'registerMobile' || operation === 'sendRegisterSmsCode') {
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
    await waitFor(() => input(sms))
    type(mobile, '01711223344')
    type(sms, '730912')
  }
  if (operation !== 'sendRegisterSmsCode') return submit()
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  return passChallenge()
}

/** Leaves a field, and lets the pause pass at once that the page makes before it asks ahead. */
async function leaveAndAsk(label: RegExp): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await act(async () => void leave(label))
    act(() => void vi.runOnlyPendingTimers())
  } finally {
    vi.useRealTimers()
  }
}

describe('a failure of the registration shows once, at its place', () => {
  afterEach(leaveNothing)

  it.each(cases.map((one) => ({ ...one, ids: errorRows(one.code) })))(
    '$ids GAP-134 $operation: $code',
    async ({ operation, code, place }) => {
      const statuses: Partial<Record<ErrorCode, number>> = operations[operation].errors
      const answer = () => failure(code, statuses[code])
      const { of } = registerGateway({ [operation]: Array.from({ length: 5 }, () => answer) })
      const { client } = await openRegistration()
      await provoke(operation)
      await waitFor(() => expect(of(operation).length).toBeGreaterThan(0))
      await waitFor(() => expect([wrong().length, heard().length]).toEqual(countsOf(place)))
      await waitFor(() => expect([client.isFetching(), registerButton().getAttribute('aria-busy')]).toEqual([0, null]))

      await expectPlace(place, code, operation)
      expect(of('getSystemStatus')).toHaveLength(STATUS_CODES.includes(code) ? 2 : 1)
    },
  )
})

it('GAP-75 GAP-81 a refused registration by mobile number gets another picture', async () => {
  const { of } = registerGateway({ registerMobile: [() => failure('SMS_CODE_INCORRECT')] })
  await openRegistration()
  await provoke('registerMobile')
  await waitFor(() => expect(of('getCaptcha')).toHaveLength(2))
  await waitFor(() => expect(input(/^Code in the picture/).value).toBe(''))
  leaveNothing()
})

it('ERR-15 a name that is refused is the nickname where the registration asks for no other', async () => {
  registerGateway(
    { register: [() => failure('NAME_FORMAT')] },
    { ...everyField, payeeName: { enabled: false, required: false } },
  )
  await openRegistration()
  await fillIn()
  submit()
  await waitFor(() => expect(lineUnder(/^Nickname/)).toBe(englishOf('NAME_FORMAT')))
  leaveNothing()
})

it('ERR-28 the button for a code waits as long as the gateway says', async () => {
  const soon = () => failure('SMS_TOO_SOON', 429, { expirationTime: Date.now() + 40_000 })
  registerGateway({ sendRegisterSmsCode: [soon] })
  await openRegistration()
  await provoke('sendRegisterSmsCode')
  const button = await screen.findByRole('button', { name: /^Resend in (39|40) s$/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  leaveNothing()
})

it('ERR-06 another code can be asked for once the last has expired', async () => {
  startCountdown('sendRegisterSmsCode', '01711223344', Date.now() + 60_000)
  registerGateway({ registerMobile: [() => failure('SMS_CODE_EXPIRED', 410)] })
  await openRegistration()
  await provoke('registerMobile')
  expect(screen.getByRole('button', { name: /^Resend in/ }).getAttribute('aria-disabled')).toBe('true')
  const again = await screen.findByRole('button', { name: 'Send code' })
  expect(again.hasAttribute('aria-disabled')).toBe(false)
  leaveNothing()
})

/** Where the registration says a code in words of its own. */
const OWN_WORDS: Partial<Record<ErrorCode, string>> = {
  PASSWORD_FORMAT: 'This password cannot be used. Choose another one.',
}

/** What stands there once all has been shown. A check that was made aside moves no focus. */
async function expectPlace(place: Place, code: ErrorCode, operation: Operation): Promise<void> {
  const isAside = operation === 'checkUsername' || operation === 'checkEmail'
  const { under, words, field } = expected(place, code)
  const isDialog = words[0]?.startsWith('dialog') ?? false
  if (isDialog) fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() =>
    expect({
      wrong: wrong(),
      line: under && lineUnder(under),
      heard: heard(),
      isLookedAt: !field || isAside || document.activeElement === input(field),
    }).toEqual({
      wrong: under ? [input(under)] : [],
      line: under && (OWN_WORDS[code] ?? englishOf(code)),
      heard: words,
      isLookedAt: true,
    }),
  )
}

function expected(place: Place, code: ErrorCode): { under?: RegExp; words: string[]; field?: RegExp } {
  if (typeof place === 'string') return { words: [] }
  const { id } = reactions[code].text
  if ('under' in place) return { under: place.under, field: place.under, words: [] }
  if ('dialog' in place) return { under: place.dialog, field: place.dialog, words: [`dialog ${id}`] }
  if ('toast' in place) return { words: [`toast ${id}`] }
  return { words: [`form ${place.words ?? englishOf(code)}`], ...(place.form !== true && { field: place.form }) }
}

const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')]
const heard = () => [
  ...said().filter((words) => !words.includes('access.sms.sending')),
  ...(formFault() === '' ? [] : [`form ${formFault()}`]),
]

/** How many fields are wrong, and how often something is said, when all has been shown. */
function countsOf(place: Place): [number, number] {
  if (typeof place === 'string') return [0, 0]
  return 'under' in place ? [1, 0] : [0, 1]
}
