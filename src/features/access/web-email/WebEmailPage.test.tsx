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
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { WebEmailPage } from './WebEmailPage.tsx'

const TICKET = 'rst_6Vn1Qk9Zx4Jd8Ws2Fb7Hp3'
const NEXT_TICKET = 'rst_2Kq8Rz5Tn7Vw3Xb9Mc4Gd6'
const success = (value: unknown = null) => Response.json({ success: true, value })
const failure = (code: string) => Response.json({ success: false, code, message: '' }, { status: 422 })

let answer = () => success()
let sent: unknown[] = []
let shown: string[] = []

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
      <button type="button" onClick={() => void navigate(`${paths.webEmail}#ticket=${NEXT_TICKET}`)}>
        Another link
      </button>
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
  type('New password once more', 'lantern99')
  press('Save new password')
}
const signIn = () => startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 })

describe('where the link of an e-mail ends', () => {
  beforeEach(() => {
    answer = success
    sent = []
    shown = []
    configureGateway({
      token: () => getSession()?.token,
      fetch: async (request) => {
        if (request.method === 'GET')
          return success({ id: '1', nickname: '', account: 'ravi88', type: 0, email: 'r***@mail.example' })
        sent.push(await request.json())
        return answer()
      },
    })
  })
  afterEach(() => {
    cleanup()
    showToast({ kind: 'info', text: commonMessages.wait, durationMs: TOAST_MS.short })()
    act(endSession)
    configureGateway({})
    localStorage.clear()
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

  it('lets a member set an address, and shows the present one', async () => {
    signIn()
    open('')
    await screen.findByText('r***@mail.example')
    type('New e-mail address', ' ravi@mail.example ')
    for (let tap = 0; tap < 5; tap += 1) press('Save')
    await waitFor(() => expect(shown.at(-1)).toBe('success access.webEmail.saved'))
    expect(sent).toEqual([{ email: 'ravi@mail.example' }])
  })

  const fields = ['EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TAKEN'] satisfies CodeOf<'updateMemberEmail'>[]
  it.each(fields)('REG-40 %s shows under the field, once', async (code) => {
    answer = () => failure(code)
    signIn()
    open('')
    type('New e-mail address', 'ravi@mail.example')
    press('Save')
    const field = screen.getByLabelText('New e-mail address')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(shown).toEqual([])
  })
})
