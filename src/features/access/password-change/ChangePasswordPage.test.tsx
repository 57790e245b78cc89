// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CodeOf } from '#src/api/gateway-error.ts'
import { configureGateway } from '#src/api/settings.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { updateRememberedPassword } from '#src/core/session/remembered-login.ts'
import { endSession, getSession, startSession } from '#src/core/session/session.ts'
import { keepTemporaryPassword, readTemporaryPassword } from '#src/core/session/temporary-password.ts'
import { errorRows } from '../../../../tests/support/error-rows.ts'
import { englishOf, formFault } from '../../../../tests/support/form-fault.ts'
import { ChangePasswordPage } from './ChangePasswordPage.tsx'

// jsdom keeps no keys, so nothing would be remembered (see remembered-login.test.ts).
vi.mock('#src/core/session/remembered-login.ts', () => ({ updateRememberedPassword: vi.fn<() => Promise<void>>() }))

const gateway = vi.fn<(request: Request) => Promise<Response>>()
const success = () => Response.json({ success: true, value: null })
const failure = (code: string) => Response.json({ success: false, code, message: '' }, { status: 422 })

/** What every toast and dialog of the test was about, in order. */
let shown: string[] = []

function Toasts() {
  const { toast, dialogs } = useToasts()
  const [dialog] = dialogs
  if (toast) shown.push(`${toast.kind} ${toast.text.id} ${toast.durationMs}`)
  if (dialog) shown.push(`dialog ${dialog.title.id}`)
  return (
    <>
      <output>{toast?.kind}</output>
      {dialog ? (
        <button type="button" onClick={() => dialog.answer(true)}>
          OK
        </button>
      ) : null}
    </>
  )
}

function renderPage() {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <MemoryRouter initialEntries={[paths.changePassword]}>
        <Routes>
          <Route path={paths.changePassword} element={<ChangePasswordPage />} />
          <Route path={paths.home} element="the lobby" />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </IntlProvider>,
  )
}

const openGateway = (timeoutMs = 60_000) =>
  configureGateway({ token: () => getSession()?.token, fetch: gateway, timeoutMs })
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const typeNew = (password: string, again = password) => {
  type('New password', password)
  type('Confirm new password', again)
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
const distinct = () => [...new Set(shown)]
const errors = () => distinct().filter((line) => /^(error|info|dialog)/.test(line))

describe('the page for changing the password', () => {
  beforeEach(() => {
    shown = []
    vi.mocked(updateRememberedPassword).mockReset()
    gateway.mockReset().mockImplementation(async () => success())
    openGateway()
    startSession({ token: 'mbr_1', userName: 'newcomer', type: 0, firstTimeLogin: true })
  })
  afterEach(() => {
    cleanup()
    act(endSession)
    configureGateway({})
    localStorage.clear()
    vi.useRealTimers()
  })

  it('PSW-02 PSW-03 PSW-04 PSW-05 shows who it is for, and the old password where none is remembered', () => {
    renderPage()
    expect(input('Username').value).toBe('newcomer')
    expect(input('Username').readOnly).toBe(true)
    expect(input('Current password').type).toBe('password')
    screen.getByRole('heading', { name: 'Choose your own password' })
  })

  it('PSW-03 PSW-08 GAP-71 GAP-83 does not ask for a password that was just typed, and sends it', async () => {
    keepTemporaryPassword('welcome1')
    renderPage()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    typeNew('lantern99')
    submit()
    await waitFor(() => expect(gateway).toHaveBeenCalledOnce())
    const request = gateway.mock.calls[0]?.[0]
    expect(request?.headers.get('X-Api-Version')).toBe('2')
    expect(await request?.json()).toEqual({
      oldPassword: 'welcome1',
      newPassword: 'lantern99',
      confirmNewPassword: 'lantern99',
    })
  })

  it('PSW-15 PSW-16 PSW-17 PSW-18 PSW-19 CONST-01 CONST-04 CONST-05 GAP-35 GAP-36 GAP-149 ERR-62 KEY-07 tells it, forgets the old one, and goes home 1 s later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    keepTemporaryPassword('welcome1')
    renderPage()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    typeNew('lantern99')
    submit()
    await waitFor(() => expect(getSession()?.firstTimeLogin).toBe(false))
    expect(distinct()).toEqual(['loading toasts.loading.wait 10000', 'success access.changePassword.saved 1000'])
    expect(getSession()?.token).toBe('mbr_1')
    expect(updateRememberedPassword).toHaveBeenCalledExactlyOnceWith('lantern99')
    expect(readTemporaryPassword()).toBeUndefined()
    screen.getByRole('heading', { name: 'Choose your own password' })
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.queryByText('the lobby')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(600))
    screen.getByText('the lobby')
  })

  it('leaves whoever went elsewhere in that second where they are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderPage()
    type('Current password', 'welcome1')
    typeNew('lantern99')
    submit()
    await waitFor(() => expect(getSession()?.firstTimeLogin).toBe(false))
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps nothing that was typed once the page is left', () => {
    renderPage()
    type('Current password', 'welcome1')
    typeNew('lantern99')
    cleanup()
    renderPage()
    const labels = ['Current password', 'New password', 'Confirm new password']
    expect(labels.map((label) => input(label).value)).toEqual(['', '', ''])
  })

  it('sends once however often the button is tapped, also while home is on its way', async () => {
    renderPage()
    type('Current password', 'welcome1')
    typeNew('lantern99')
    for (let tap = 0; tap < 10; tap += 1) submit()
    await waitFor(() => expect(getSession()?.firstTimeLogin).toBe(false))
    for (let tap = 0; tap < 10; tap += 1) submit()
    expect(gateway).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'PSW-10 ERR-30',
      'welcome1',
      'lantern99',
      'lantern98',
      'Confirm new password',
      'Confirmation password not matched.',
    ],
    ['PSW-11 ERR-29', 'welcome1', 'lantern99', '', 'Confirm new password', 'Enter password.'],
    ['PSW-12', 'short', 'lantern99', 'lantern99', 'Current password', undefined],
    ['PSW-13', 'welcome1', 'lanternhouse', 'lanternhouse', 'New password', 'The password format is incorrect.'],
  ])(
    '%s of %s, %s and %s says what is wrong under %s, and sends nothing',
    async (_row, old, fresh, again, at, words) => {
      renderPage()
      type('Current password', old)
      typeNew(fresh, again)
      submit()
      await waitFor(() => expect(document.activeElement).toBe(input(at)))
      expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([input(at)])
      if (words !== undefined) screen.getByText(words)
      expect(gateway).not.toHaveBeenCalled()
    },
  )

  it('PSW-09 ERR-31 says in a dialog that both are the same, and sends nothing', async () => {
    keepTemporaryPassword('welcome1')
    renderPage()
    typeNew('welcome1')
    submit()
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
    expect(distinct()).toEqual(['dialog errors.code.newPasswordSame'])
    expect(englishOf('NEW_PASSWORD_SAME')).toBe('The new password and the old password cannot be the same.')
    expect(input('New password').value).toBe('welcome1')
    expect(gateway).not.toHaveBeenCalled()
  })

  it('ERR-20 asks for a remembered password that is not the password any more', async () => {
    gateway.mockImplementationOnce(async () => failure('CREDENTIALS_INVALID'))
    keepTemporaryPassword('welcome1')
    renderPage()
    typeNew('lantern99')
    submit()
    await waitFor(() => expect(document.activeElement).toBe(input('Current password')))
    expect(errors()).toEqual([])
    await screen.findByText('This is not your current password.')
    expect(readTemporaryPassword()).toBeUndefined()
    expect(input('New password').value).toBe('lantern99')
    type('Current password', 'welcome2')
    submit()
    await waitFor(() => expect(getSession()?.firstTimeLogin).toBe(false))
  })

  const places = {
    CREDENTIALS_INVALID: 'Current password',
    PASSWORD_FORMAT: 'New password',
    NEW_PASSWORD_CONFIRM_MISMATCH: 'Confirm new password',
    NEW_PASSWORD_SAME: 'dialog',
    ACCOUNT_NO_PERMISSION: 'form',
    REQUEST_INVALID: 'form',
    UNKNOWN_ERROR: 'form',
    SYSTEM_UPGRADING: 'form',
    SYSTEM_BUSY: 'form',
    SITE_MAINTENANCE: 'toast',
    REGION_RESTRICTED: 'toast',
    SESSION_MISSING: 'elsewhere',
    SESSION_ENDED: 'elsewhere',
    NETWORK_UNREACHABLE: 'form',
    REQUEST_TIMEOUT: 'form',
    CONTRACT_VIOLATION: 'form',
  } satisfies Record<CodeOf<'changePassword'>, string>

  const cases = Object.entries(places).map(([code, place]) => ({
    ids: place === 'elsewhere' ? 'PSW-20' : `${errorRows(code)} PSW-20`,
    code,
    place,
  }))

  it.each(cases)('$ids $code shows once, as $place, and keeps the page', async ({ code, place }) => {
    gateway.mockImplementation(async () => answerWith(code))
    if (code === 'REQUEST_TIMEOUT') openGateway(50)
    renderPage()
    type('Current password', 'welcome1')
    typeNew('lantern99')
    submit()
    await waitFor(() => expect(gateway).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-busy')).toBeNull())
    const isField = !['form', 'toast', 'dialog', 'elsewhere'].includes(place)
    const said = place === 'toast' ? ['error'] : place === 'dialog' ? ['dialog'] : []
    await waitFor(() => expect(errors().map((line) => line.split(' ')[0])).toEqual(said))
    expect(formFault() !== '').toBe(place === 'form')
    expect(formFault() === UNKNOWN).toBe(UNANSWERED.includes(code))
    expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual(isField ? [input(place)] : [])
    expect(input('Current password').value).toBe(code === 'CREDENTIALS_INVALID' ? '' : 'welcome1')
    expect(input('New password').value).toBe('lantern99')
    expect(shown).toContain('loading toasts.loading.wait 10000')
    expect(document.querySelector('output')?.textContent).not.toBe('loading')
    expect(screen.queryByText('the lobby')).toBeNull()
    expect(updateRememberedPassword).not.toHaveBeenCalled()
    screen.queryByRole('button', { name: 'OK' })?.click()
  })
})

/** After these nobody knows whether the password was changed. */
const UNANSWERED = ['UNKNOWN_ERROR', 'NETWORK_UNREACHABLE', 'REQUEST_TIMEOUT', 'CONTRACT_VIOLATION']
const UNKNOWN = 'We do not know whether the new password was saved. Try to log in with it.'

function answerWith(code: string): Promise<Response> | Response {
  if (code === 'NETWORK_UNREACHABLE') throw new TypeError('no network')
  if (code === 'REQUEST_TIMEOUT') return neverAnswered()
  if (code === 'CONTRACT_VIOLATION') return new Response('<html>', { status: 502 })
  return failure(code)
}

/** The client's deadline ends it. */
function neverAnswered(): Promise<Response> {
  return new Promise(() => undefined)
}
