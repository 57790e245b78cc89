// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EVERY_CODES, SESSION_CODES } from '#src/api/generated/errors.ts'
import type { ClientCode, CodeOf, GatewayCode } from '#src/api/gateway-error.ts'
import { RegionPanel } from '#src/features/region/RegionPanel.tsx'
import { HomeHeader } from '#src/app/shell/HomeHeader.tsx'
import { reactions } from '#src/core/errors/reactions.ts'
import * as navigation from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { getSession, startSession } from '#src/core/session/session.ts'
import { signOut } from '#src/core/session/sign-out.ts'
import { startTrial } from '#src/core/session/start-trial.ts'
import { LoginPage } from '#src/features/access/LoginPage.tsx'
import { RegisterPage } from '#src/features/access/registration/RegisterPage.tsx'
import { WebEmailPage } from '#src/features/access/web-email/WebEmailPage.tsx'
import { endCountdown } from '#src/core/account/verification/code-countdown.ts'
import { TrialPage } from '#src/features/trial/TrialPage.tsx'
import { errorRows } from './support/error-rows.ts'
import { englishOf, formFault } from './support/form-fault.ts'
import { failingGateway } from './support/fake-gateway.ts'
import { press } from './support/on-screen.ts'
import { leaveNothing, openPart, said, shownToast } from './support/page.tsx'
import { passChallenge } from './support/on-screen.ts'

const goTo = vi.spyOn(navigation, 'goTo').mockReturnValue()

/**
 * Calls of the way in. Those of the registration are proved by register-errors.test.tsx, those that change and reset
 * passwords by ChangePasswordPage.test.tsx and reset-codes.test.tsx, and the site status by start.test.ts; each has a
 * table of this kind.
 */
type Operation =
  | 'login'
  | 'logout'
  | 'startFreePlay'
  | 'createTrialUser'
  | 'getCaptcha'
  | 'sendLoginSmsCode'
  | 'getRegisterSettings'
  | 'listCountries'
  | 'getMemberInfo'
  | 'getWallets'
  | 'updateMemberEmail'

/**
 * Where a failure shows: over a form's button, as a toast, under the field of a label, at the login page, or nowhere.
 */
type Place = 'form' | 'toast' | 'login' | 'nowhere' | { under: string }

interface Case<Op extends Operation> {
  part: ReactElement
  isMember?: true
  /** Does what makes the part ask; one that asks by itself needs nothing done. */
  provoke?: (code: CodeOf<Op>) => unknown
  /** What is to be done afterwards, and what is then there: nobody is left in a dead end. */
  goOn: () => unknown
  places: Record<CodeOf<Op>, Place>
}

type EveryCode = (typeof EVERY_CODES)[number] | ClientCode
/** Codes of any call, for a call that says its failures so. */
const any = (place: Place) =>
  ({
    REQUEST_INVALID: place,
    UNKNOWN_ERROR: place,
    SYSTEM_UPGRADING: place,
    SYSTEM_BUSY: place,
    // What concerns the whole site is never said by a form.
    SITE_MAINTENANCE: place === 'form' ? 'toast' : place,
    REGION_RESTRICTED: place === 'form' ? 'toast' : place,
    NETWORK_UNREACHABLE: place,
    REQUEST_TIMEOUT: place,
    CONTRACT_VIOLATION: place,
  }) satisfies Record<EveryCode, Place>
const lostSession = {
  SESSION_MISSING: 'login',
  SESSION_ENDED: 'login',
} satisfies Record<(typeof SESSION_CODES)[number], Place>

const NUMBER = '01711223344'
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } })
const bySms = async () => {
  fireEvent.click(await screen.findByRole('tab', { name: 'SMS code' }))
  await type('Mobile number', NUMBER)
}

const cases: { [Op in Operation]: Case<Op> } = {
  login: {
    part: <LoginPage />,
    provoke: async (code) => {
      if (code.startsWith('SMS_') || code === 'MOBILE_FORMAT') {
        await bySms()
        await type('Code by SMS', '730912')
      } else {
        await type('Username', 'ravi88')
        await type('Password', 'lantern88')
      }
      await press('Log in')
    },
    goOn: () => screen.findByRole('button', { name: 'Log in' }),
    places: {
      ...any('form'),
      CAPTCHA_REQUIRED: { under: 'Code in the picture' },
      CAPTCHA_EMPTY: { under: 'Code in the picture' },
      CAPTCHA_INCORRECT: { under: 'Code in the picture' },
      CREDENTIALS_INVALID: { under: 'Password' },
      LOGIN_LOCKED: { under: 'Password' },
      SMS_CODE_INCORRECT: { under: 'Code by SMS' },
      SMS_CODE_FORMAT: { under: 'Code by SMS' },
      SMS_CODE_EXPIRED: { under: 'Code by SMS' },
      USERNAME_FORMAT: { under: 'Username' },
      PASSWORD_FORMAT: { under: 'Password' },
      MOBILE_FORMAT: { under: 'Mobile number' },
      NOT_A_MEMBER: 'form',
      NOT_AN_AGENT: 'form',
      PHONE_AUTH_UNAVAILABLE: 'form',
      FEATURE_UNAVAILABLE: 'form',
      PAYLOAD_REJECTED: 'form',
    },
  },
  sendLoginSmsCode: {
    part: <LoginPage />,
    provoke: async () => {
      await bySms()
      await press('Send code')
      await passChallenge()
    },
    goOn: () => field('Code by SMS'),
    places: {
      ...any('form'),
      MOBILE_FORMAT: { under: 'Mobile number' },
      MOBILE_INVALID: { under: 'Mobile number' },
      HUMAN_VERIFICATION_FAILED: 'form',
      SMS_TOO_SOON: 'form',
      FEATURE_UNAVAILABLE: 'form',
    },
  },
  logout: {
    part: <p />,
    isMember: true,
    provoke: async () => {
      vi.spyOn(console, 'warn').mockReturnValue()
      void signOut()
      await press('Yes')
    },
    goOn: () => waitFor(() => expect(getSession()).toBeUndefined()),
    places: { ...any('nowhere'), SESSION_MISSING: 'nowhere', SESSION_ENDED: 'nowhere' },
  },
  startFreePlay: {
    part: <p />,
    provoke: () => act(() => startTrial()),
    goOn: () => expect(getSession()).toBeUndefined(),
    places: { ...any('toast'), FEATURE_UNAVAILABLE: 'toast' },
  },
  createTrialUser: {
    part: <TrialPage />,
    goOn: () => screen.findByRole('button', { name: 'Start playing' }),
    places: { ...any('nowhere'), FEATURE_UNAVAILABLE: 'nowhere' },
  },
  getCaptcha: {
    part: <RegisterPage />,
    goOn: async () => {
      expect(document.querySelector('img[src^="data:"]')).toBeNull()
      await press('Show another picture')
      await waitFor(() => expect(document.querySelector('img[src^="data:"]')).not.toBeNull())
    },
    places: any('nowhere'),
  },
  getRegisterSettings: {
    part: <RegisterPage />,
    goOn: async () => {
      screen.getByRole('heading', { name: 'The form could not be loaded' })
      await press('Try again')
      await screen.findByLabelText(/^Username/, { selector: 'input' })
    },
    places: any('nowhere'),
  },
  listCountries: {
    part: <RegionPanel open onClose={() => undefined} />,
    goOn: async () => {
      await press('Try again')
      await screen.findByRole('radio', { name: /Bangladesh/ })
    },
    places: any('nowhere'),
  },
  getMemberInfo: {
    part: <HomeHeader />,
    isMember: true,
    goOn: () => screen.findByRole('link', { name: /ravi88.*12,480\.50/ }),
    places: { ...any('nowhere'), ...lostSession },
  },
  getWallets: {
    part: <HomeHeader />,
    isMember: true,
    goOn: async () => {
      await press('Refresh balance')
      await screen.findByRole('link', { name: /Ravi_88.*12,480\.50/ })
    },
    places: { ...any('nowhere'), ...lostSession },
  },
  updateMemberEmail: {
    part: <WebEmailPage />,
    isMember: true,
    provoke: async () => {
      await type('New e-mail address', 'ravi@mail.example')
      await type('Code by e-mail', '408213')
      await type('Payment password', '482913')
      await press('Save')
    },
    goOn: async () => {
      expect((await field('New e-mail address')).value).toBe('ravi@mail.example')
      expect((await field('Code by e-mail')).value).toBe('408213')
      // A wrong one is typed anew.
      await type('Payment password', '482913')
      await press('Save')
      await waitFor(() => expect(said.at(-1)).toBe('access.webEmail.saved'))
    },
    places: {
      ...any('form'),
      ...lostSession,
      EMAIL_FORMAT: { under: 'New e-mail address' },
      EMAIL_TOO_LONG: { under: 'New e-mail address' },
      EMAIL_TAKEN: { under: 'New e-mail address' },
      SMS_CODE_INCORRECT: { under: 'Code by e-mail' },
      SMS_CODE_FORMAT: { under: 'Code by e-mail' },
      SMS_CODE_EXPIRED: { under: 'Code by e-mail' },
      PAYMENT_PASSWORD_INCORRECT: { under: 'Payment password' },
      PAYMENT_PASSWORD_LOCKED: { under: 'Payment password' },
      PAYLOAD_REJECTED: 'form',
      REAL_ACCOUNT_REQUIRED: 'form',
    },
  },
}

/** A code that an operation can answer and that has no place above does not compile, nor does one that it cannot. */
const rows = (Object.keys(cases) as Operation[]).flatMap((operation) =>
  Object.entries<Place>(cases[operation].places).map(([code, place]) => ({
    operation,
    // The keys of a table are exactly the codes of its operation.
    code: code as GatewayCode,
    place,
    act: cases[operation] as Omit<Case<never>, 'provoke'> & { provoke?: (code: GatewayCode) => unknown },
  })),
)

const SITE_CODES: readonly string[] = ['SITE_MAINTENANCE', 'REGION_RESTRICTED']
/** The site is open all the same. Who signs out goes home, which asks for itself. */
const asksForStatus = (operation: Operation, code: string) =>
  (SITE_CODES.includes(code) && operation !== 'logout') || code === 'PAYLOAD_REJECTED'
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')]

describe('a failure on the way in shows once, at its place, and leaves a way on', () => {
  afterEach(() => {
    act(() => endCountdown('sendLoginSmsCode', NUMBER))
    leaveNothing()
    goTo.mockClear()
  })

  it.each(rows.map((row) => ({ ...row, ids: errorRows(row.code) })))(
    '$ids GAP-134 $operation: $code shows at $place',
    async ({ operation, code, place, act: { part, isMember, provoke, goOn } }) => {
      const gateway = failingGateway(operation, code)
      if (isMember) startSession({ token: 'mbr_8Qk2Vd7Rz1Xw5Ns9Tf3Lh6', userName: 'ravi88', type: 0 })
      const { client } = await openPart(part)
      await provoke?.(code)
      await waitFor(() => expect(gateway.timesAsked(operation)).toBeGreaterThan(0))

      const id = String(reactions[code].text.id)
      const atForm = place === 'form' ? englishOf(code) : ''
      const heard = place === 'toast' || place === 'login' ? [id] : []
      const marked = typeof place === 'object' ? [await field(place.under)] : []
      const expected = { said: heard, atForm, wrong: marked }
      const seen = () => ({ said, atForm: formFault(), wrong: wrong() })
      await waitFor(() => expect(seen()).toEqual(expected))
      await waitFor(() =>
        expect([client.isFetching(), document.querySelector('[aria-busy="true"]')]).toEqual([0, null]),
      )
      expect(seen()).toEqual(expected)
      await waitFor(() => expect(shownToast()?.kind, 'a loading toast is left').not.toBe('loading'))
      expect(gateway.timesAsked('getSystemStatus') - 1).toBe(asksForStatus(operation, code) ? 1 : 0)
      expect(document.body.textContent).not.toMatch(/Bad Gateway|never shown|[A-Z]+_[A-Z]+/)

      gateway.mend()
      const isLost = place === 'login'
      expect(goTo.mock.calls.filter(([path]) => String(path).startsWith(paths.login))).toHaveLength(isLost ? 1 : 0)
      expect(isLost && getSession() !== undefined).toBe(false)
      if (!isLost) await goOn()
    },
  )
})
