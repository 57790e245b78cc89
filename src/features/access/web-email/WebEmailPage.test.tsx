// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CodeOf } from '#src/api/gateway-error.ts'
import { configureGateway } from '#src/api/settings.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endCountdown } from '#src/core/account/verification/code-countdown.ts'
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { carriedBy, encryptionKey } from '../../../../tests/support/test-key.ts'
import { WebEmailPage } from './WebEmailPage.tsx'

const TICKET = 'rst_6Vn1Qk9Zx4Jd8Ws2Fb7Hp3'
const NEXT_TICKET = 'rst_2Kq8Rz5Tn7Vw3Xb9Mc4Gd6'
const SETTINGS = {
  securityQuestions: false,
  email: true,
  mobileNum: true,
  payeeName: false,
  bankCards: 0,
  bankCardLimit: 5,
}
const success = (value: unknown = null) => Response.json({ success: true, value })
const failure = (code: string, value?: unknown) =>
  Response.json({ success: false, code, message: '', value }, { status: 422 })

let answer = () => success()
let codeAnswer = () => success()
let paymentPassword = true
let settings: object = {}
let sent: unknown[] = []
let asked: unknown[] = []
let shown: string[] = []

const LINKS = {
  'Another link': `#ticket=${NEXT_TICKET}`,
  'Link to confirm': '#email=ravi%2B1%40mail.example&code=408213',
}

function Around() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const { toast, dialogs } = useToasts()
  const [dialog] = dialogs
  if (toast) shown.push(`${toast.kind} ${toast.text.id}`)
  if (dialog) shown.push(`dialog ${dialog.title.id}`)
  return (
    <>
      <p data-testid="address">{pathname + hash}</p>
      {Object.entries(LINKS).map(([name, fragment]) => (
        <button key={name} type="button" onClick={() => void navigate(paths.webEmail + fragment)}>
          {name}
        </button>
      ))}
      {dialog ? (
        <button type="button" onClick={() => dialog.answer(true)}>
          OK
        </button>
      ) : null}
    </>
  )
}

const open = (fragment: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" onError={() => {}}>
        <MemoryRouter initialEntries={[paths.webEmail + fragment]}>
          <Routes>
            <Route path={paths.webEmail} element={<WebEmailPage />} />
            <Route path="*" element={null} />
          </Routes>
          <Around />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  )
const address = () => screen.getByTestId('address').textContent
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const saveNewPassword = () => {
  type('New password', 'lantern99')
  type('Confirm new password', 'lantern99')
  press('Save new password')
}
const signIn = (type = 0) => startSession({ token: 'mbr_1', userName: 'ravi88', type })

describe('where the link of an e-mail ends', () => {
  beforeEach(() => {
    answer = success
    codeAnswer = () => success({ retryAt: new Date(Date.now() + 60_000).toISOString() })
    paymentPassword = true
    settings = {}
    sent = []
    asked = []
    shown = []
    configureGateway({
      token: () => getSession()?.token,
      encryption: { merchant: 'bdtdemo', readKey: () => Promise.resolve(encryptionKey) },
      fetch: async (request) => {
        if (request.url.includes('securityConfig')) return success({ ...SETTINGS, ...settings, paymentPassword })
        if (request.method === 'GET')
          return success({ id: '1', nickname: '', account: 'ravi88', type: 0, email: 'r***@mail.example' })
        if (request.url.includes('verification/email')) {
          asked.push(await request.json())
          return codeAnswer()
        }
        sent.push(await carriedBy(request))
        return answer()
      },
    })
  })
  afterEach(() => {
    cleanup()
    showToast({ kind: 'info', text: commonMessages.wait, durationMs: TOAST_MS.standard })()
    act(endSession)
    configureGateway({})
    localStorage.clear()
    act(() => endCountdown('sendEmailCode', 'ravi88'))
  })

  it('GAP-158 sets the password anew with the ticket, which leaves the address at once', async () => {
    open(`#ticket=${TICKET}`)
    await waitFor(() => expect(address()).toBe(paths.webEmail))
    saveNewPassword()
    await waitFor(() => expect(address()).toBe(paths.login))
    expect(sent).toEqual([{ ticket: TICKET, newPassword: 'lantern99', confirmNewPassword: 'lantern99' }])
    expect(shown.at(-1)).toBe('success access.reset.done')
  })

  it('drops the session that the reset ended', async () => {
    signIn()
    open(`#ticket=${TICKET}`)
    saveNewPassword()
    await waitFor(() => expect(address()).toBe(paths.login))
    expect(getSession()).toBeUndefined()
  })

  it.each([4, 40])('NAMED-14 lets type %i reset a password, whose it may not be', async (type) => {
    signIn(type)
    open(`#ticket=${TICKET}`)
    await waitFor(() => expect(address()).toBe(paths.webEmail))
    saveNewPassword()
    await waitFor(() => expect(sent).toMatchObject([{ ticket: TICKET }]))
  })

  it('RESET_TICKET_INVALID leads to the first step, and says so once', async () => {
    answer = () => failure('RESET_TICKET_INVALID')
    open(`#ticket=${TICKET}`)
    saveNewPassword()
    await waitFor(() => expect(address()).toBe(paths.forget))
    await waitFor(() => expect(new Set(shown)).toEqual(new Set(['dialog errors.code.resetTicketInvalid'])))
    press('OK')
  })

  it('RESET_TICKET_INVALID says the same of a link that was cut, without asking', async () => {
    open('#ticket=rst_6V')
    await waitFor(() => expect(address()).toBe(paths.forget))
    await waitFor(() => expect(new Set(shown)).toEqual(new Set(['dialog errors.code.resetTicketInvalid'])))
    expect(sent).toEqual([])
    press('OK')
  })

  it('a second link in the same tab takes the place of the first', async () => {
    open(`#ticket=${TICKET}`)
    await waitFor(() => expect(address()).toBe(paths.webEmail))
    fireEvent.click(screen.getByText('Another link'))
    await waitFor(() => expect(address()).toBe(paths.webEmail))
    saveNewPassword()
    await waitFor(() => expect(sent).toMatchObject([{ ticket: NEXT_TICKET }]))
  })

  it('GAP-130 asks who has no ticket to log in', async () => {
    open('')
    await waitFor(() => expect(address()).toBe(paths.login))
  })

  const fillIn = async () => {
    await screen.findByLabelText('Payment password')
    type('New e-mail address', ' ravi@mail.example ')
    type('Code by e-mail', '408 213')
    type('Payment password', '482913')
  }

  it('MONEY-59 lets a member set an address by the code that went to it and the payment password', async () => {
    signIn()
    open('')
    await screen.findByText('r***@mail.example')
    await fillIn()
    for (let tap = 0; tap < 5; tap += 1) press('Send code')
    await waitFor(() => expect(shown.at(-1)).toBe('success access.reset.emailSent'))
    expect(asked).toEqual([{ email: 'ravi@mail.example' }])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code by e-mail')))
    expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ }).getAttribute('aria-disabled')).toBe('true')
    for (let tap = 0; tap < 5; tap += 1) press('Save')
    await waitFor(() => expect(shown.at(-1)).toBe('success access.webEmail.saved'))
    expect(sent).toEqual([{ email: 'ravi@mail.example', code: '408213', paymentPassword: '482913' }])
    expect(screen.getByLabelText<HTMLInputElement>('Payment password').value).toBe('')
  })

  it('NAMED-14 confirms an address by the link of an e-mail, which leaves the address bar at once', async () => {
    signIn()
    open('')
    await screen.findByLabelText('Payment password')
    type('New e-mail address', 'somebody@mail.example')
    fireEvent.click(screen.getByText('Link to confirm'))
    await waitFor(() => expect(address()).toBe(paths.webEmail))
    await screen.findByText(/^The link filled in the address and the code/)
    expect(screen.getByLabelText<HTMLInputElement>('New e-mail address').value).toBe('ravi+1@mail.example')
    type('Payment password', '482913')
    press('Save')
    await waitFor(() =>
      expect(sent).toEqual([{ email: 'ravi+1@mail.example', code: '408213', paymentPassword: '482913' }]),
    )
    await waitFor(() => expect(screen.queryByText(/^The link filled in/)).toBeNull())
    screen.getByText('r***@mail.example')
  })

  it.each(['#email=ravi%40mail.example', '#email=ravi%40mail.example&code=4o8213', '#code=408213'])(
    'NAMED-14 fills nothing in from %s, which is no whole link',
    async (fragment) => {
      signIn()
      open(fragment)
      await screen.findByText('r***@mail.example')
      const field = await screen.findByLabelText<HTMLInputElement>('New e-mail address')
      expect([field.value, screen.getByLabelText<HTMLInputElement>('Code by e-mail').value]).toEqual(['', ''])
      await waitFor(() => expect(address()).toBe(paths.webEmail))
    },
  )

  it('MONEY-59 asks no payment password of a member who has none', async () => {
    paymentPassword = false
    signIn()
    open('')
    await screen.findByLabelText('Code by e-mail')
    expect(screen.queryByLabelText('Payment password')).toBeNull()
    type('New e-mail address', 'ravi@mail.example')
    type('Code by e-mail', '408213')
    press('Save')
    await waitFor(() => expect(sent).toEqual([{ email: 'ravi@mail.example', code: '408213' }]))
  })

  it.each([
    ['another address', { email: true, withdrawHoldHours: 24 }, 1],
    ['a first address', { email: false, withdrawHoldHours: 24 }, 0],
    ['an address at a merchant without the hold', { email: true }, 0],
  ])('BEYOND-15 says of %s, before it is saved, whether withdrawals are held', async (_, more, times) => {
    settings = more
    signIn()
    open('')
    await screen.findByLabelText('Code by e-mail')
    expect(screen.queryAllByText('For your safety, you cannot withdraw for 24 hours after this change.')).toHaveLength(
      times,
    )
  })

  it('sends no code to what is no address, and waits as long as the gateway says', async () => {
    signIn()
    open('')
    await screen.findByLabelText('Code by e-mail')
    act(() => endCountdown('sendEmailCode', 'ravi88'))
    type('New e-mail address', 'ravi')
    press('Send code')
    const field = screen.getByLabelText('New e-mail address')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(asked).toEqual([])
    codeAnswer = () => failure('EMAIL_TOO_SOON', { retryAt: new Date(Date.now() + 30_000).toISOString() })
    type('New e-mail address', 'ravi@mail.example')
    press('Send code')
    await screen.findByRole('button', { name: /^Resend in (30|29) s$/ })
    await screen.findByText('An e-mail was sent a moment ago. Please wait before you request another.')
  })

  const fields = {
    EMAIL_FORMAT: 'New e-mail address',
    EMAIL_TOO_LONG: 'New e-mail address',
    EMAIL_TAKEN: 'New e-mail address',
    SMS_CODE_INCORRECT: 'Code by e-mail',
    SMS_CODE_EXPIRED: 'Code by e-mail',
    PAYMENT_PASSWORD_INCORRECT: 'Payment password',
  } satisfies Partial<Record<CodeOf<'updateMemberEmail'>, string>>
  it.each(Object.entries(fields))('REG-40 %s shows under its field, once', async (code, label) => {
    answer = () => failure(code, code === 'PAYMENT_PASSWORD_INCORRECT' ? { triesLeft: 3 } : undefined)
    signIn()
    open('')
    await fillIn()
    press('Save')
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(shown).toEqual([])
    expect(field.value === '', 'only a wrong payment password is typed anew').toBe(
      code === 'PAYMENT_PASSWORD_INCORRECT',
    )
  })
})
