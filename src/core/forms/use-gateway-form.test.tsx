// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { defineMessages, IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayFailure, type CodeOf } from '#src/api/gateway-error.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { englishOf } from '../../../tests/support/form-fault.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useGatewayForm } from './use-gateway-form.ts'

const words = defineMessages({
  nameEmpty: { id: 'test.form.nameEmpty', defaultMessage: 'A name, please.', description: 'For this test' },
  repeat: { id: 'test.form.repeat', defaultMessage: 'Not the same.', description: 'For this test' },
})
const bengali = { 'test.form.nameEmpty': 'নাম লিখুন।', 'errors.code.usernameTaken': 'এই নাম নেওয়া হয়েছে।' }

const failure = (code: CodeOf<'register'>) => new GatewayFailure({ operation: 'register', code })

let send = vi.fn<(values: object) => Promise<string>>()
let onSent = vi.fn<(result: string, values: object) => void>()

/** Codes of a registration whose fields this form does not have. */
const elsewhere = {
  CAPTCHA_EMPTY: null,
  MOBILE_FORMAT: null,
  MOBILE_TAKEN: null,
  USERNAME_FORMAT: null,
  PASSWORD_FORMAT: null,
  PASSWORD_CONFIRM_MISMATCH: null,
  EMAIL_TOO_LONG: null,
  NAME_FORMAT: null,
  BIRTH_DATE_INVALID: null,
  AGE_OR_TERMS_NOT_CONFIRMED: null,
  INVITATION_CODE_INVALID: null,
  REFERRER_LINK_INVALID: null,
  AGENT_LINK_INVALID: null,
}

function Form({ extra = false }: { extra?: boolean }) {
  const [hasEmail, setHasEmail] = useState(extra)
  const form = useGatewayForm({
    name: 'test',
    initial: { name: '', email: '', password: '', again: '' },
    secrets: ['password', 'again'],
    tidy: (typed) => ({ ...typed, name: tidyText(typed.name) }),
    check: ({ name, password, again }) => ({
      name: name === '' ? { message: words.nameEmpty } : undefined,
      again: again === password ? undefined : { message: words.repeat },
    }),
    follows: { password: 'again' },
    operations: ['register'],
    places: {
      ...elsewhere,
      USERNAME_TAKEN: { field: 'name' },
      CAPTCHA_INCORRECT: { field: 'name' },
      EMAIL_TAKEN: { field: 'email' },
      EMAIL_FORMAT: { field: 'email' },
    },
    send,
    onSent,
    onCode: { EMAIL_FORMAT: () => setHasEmail(true) },
  })
  const eye = { showLabel: 'Show', hideLabel: 'Hide' }
  return (
    <form {...form.props}>
      <TextField {...form.field('name')} label="Name" />
      {hasEmail ? <TextField {...form.field('email')} label="Email" /> : null}
      <PasswordField {...form.field('password')} label="Password" {...eye} />
      <PasswordField {...form.field('again')} label="Again" {...eye} />
      <button type="button" onClick={() => form.judge('name')}>
        Judge
      </button>
      <button type="button" onClick={() => form.set('name', 'ravi881')}>
        Fill in
      </button>
      <SubmitButton form={form}>{form.pending ? 'Sending' : 'Send'}</SubmitButton>
    </form>
  )
}

const Toast = () => <p data-testid="toast">{useToasts().toast?.text.id}</p>
const page = (locale = 'en', messages = {}) => (
  <IntlProvider locale={locale} messages={messages} onError={() => {}}>
    <Form />
    <Toast />
  </IntlProvider>
)

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: /Send/ }))
const fill = () => {
  type('Name', '  ravi88 ')
  type('Password', 'lantern88')
  type('Again', 'lantern88')
}

describe('the shell of forms', () => {
  beforeEach(() => {
    send = vi.fn(async () => 'done')
    onSent = vi.fn()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    // Another user finds no draft of this one.
    startSession({ token: 'a', userName: 'a', type: 0 })
    endSession()
  })

  it('sends what was typed, tidy', async () => {
    render(page())
    fill()
    submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'ravi88', password: 'lantern88' }))
  })

  it('sends once for twenty taps', async () => {
    let answer: (result: string) => void = () => {}
    send = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
    render(page())
    fill()
    // In one go, before the button can show that it is pending.
    act(() => {
      for (let tap = 0; tap < 20; tap++) submit()
    })
    await screen.findByText('Sending')
    for (let tap = 0; tap < 20; tap++) submit()
    answer('done')
    await screen.findByText('Send')
    expect(send).toHaveBeenCalledOnce()
  })

  it('REG-17 focuses the first field that is wrong, as they stand in the page, and sends nothing', async () => {
    render(page())
    type('Again', 'other')
    submit()
    await screen.findByText('A name, please.')
    await waitFor(() => expect(document.activeElement).toBe(input('Name')))
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(send).not.toHaveBeenCalled()
  })

  it('judges a field when it is left with something in it, and not when it is left empty', async () => {
    render(page())
    fireEvent.blur(input('Name'))
    type('Again', 'other')
    fireEvent.blur(input('Again'))
    await screen.findByText('Not the same.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('judges a field that a press of the mouse left only after the click', async () => {
    render(page())
    type('Again', 'other')
    const button = screen.getByRole('button', { name: 'Send' })
    fireEvent.mouseDown(button)
    fireEvent.blur(input('Again'))
    await act(async () => {})
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.mouseUp(button)
    await screen.findByText('Not the same.')
  })

  it('REG-14 judges the confirmation again when the password changes', async () => {
    render(page())
    fill()
    type('Password', 'lantern99')
    await screen.findByText('Not the same.')
    type('Password', 'lantern88')
    await waitFor(() => expect(screen.queryByText('Not the same.')).toBeNull())
  })

  it('GAP-134 shows a code at its field, with the focus there, until the field changes', async () => {
    send.mockRejectedValueOnce(failure('USERNAME_TAKEN'))
    render(page())
    fill()
    submit()
    await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(input('Name')))
    expect(screen.getByTestId('toast').textContent).toBe('')
    expect(input('Name').value).toBe('  ravi88 ')
    type('Name', 'ravi881')
    await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBeNull())
  })

  it('GAP-134 what the gateway said of a value goes when another one is set, but not when the same is set again', async () => {
    send.mockRejectedValue(failure('USERNAME_TAKEN'))
    render(page())
    fill()
    for (const isTaken of [null, 'true']) {
      submit()
      await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('true'))
      fireEvent.click(screen.getByRole('button', { name: 'Fill in' }))
      await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe(isTaken))
    }
  })

  it.each([
    ['belongs to no field', 'FEATURE_UNAVAILABLE', englishOf('FEATURE_UNAVAILABLE')],
    ['belongs to a field that is not in the page', 'EMAIL_TAKEN', englishOf('EMAIL_TAKEN')],
  ] as const)('GAP-134 a code that %s stands over the button until the next attempt', async (_which, code, text) => {
    send.mockRejectedValueOnce(failure(code))
    render(page())
    fill()
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByTestId('toast').textContent).toBe('')
    expect(input('Name').value).toBe('  ravi88 ')
    submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('GAP-134 what failed without an answer stands over the button too', async () => {
    send.mockRejectedValueOnce(new TypeError('code that did not come'))
    render(page())
    fill()
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe(englishOf('UNKNOWN_ERROR'))
  })

  it('ERR-33 says nothing at the form of what concerns more than the form', async () => {
    send.mockRejectedValueOnce(failure('SITE_MAINTENANCE'))
    render(page())
    fill()
    submit()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await screen.findByText('Send')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('REG-29 lets a late answer about a value not take back what was said of it when it was sent', async () => {
    send.mockRejectedValueOnce(failure('USERNAME_TAKEN'))
    render(page())
    fill()
    submit()
    await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('true'))
    fireEvent.click(screen.getByRole('button', { name: 'Judge' }))
    await act(() => Promise.resolve())
    expect(input('Name').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a code at a field that only the failure brings into the page', async () => {
    send.mockRejectedValueOnce(failure('EMAIL_FORMAT'))
    render(page())
    fill()
    submit()
    await waitFor(() => expect(document.activeElement).toBe(input('Email')))
    expect(input('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what was typed when the form is left, but no secret, and nothing once it was sent', async () => {
    const first = render(page())
    fill()
    first.unmount()
    const second = render(page())
    expect(input('Name').value).toBe('  ravi88 ')
    expect(input('Password').value).toBe('')
    expect(input('Again').value).toBe('')
    fill()
    submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    second.unmount()
    render(page())
    expect(input('Name').value).toBe('')
  })

  it('shows another user nothing of what was typed', () => {
    render(page()).unmount()
    render(page())
    fill()
    cleanup()
    startSession({ token: 'b', userName: 'b', type: 0 })
    render(page())
    expect(input('Name').value).toBe('')
  })

  it('I18N-06 CONST-35 says again what is wrong 200 ms after a change of language, and keeps what was typed', async () => {
    send.mockRejectedValueOnce(failure('USERNAME_TAKEN'))
    const { rerender } = render(page())
    fill()
    submit()
    await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('true'))
    const before = screen.getByRole('alert').textContent
    vi.useFakeTimers()
    rerender(page('bn', bengali))
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(screen.getByRole('alert').textContent).toBe(before)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toBe('এই নাম নেওয়া হয়েছে।')
    expect(input('Password').value).toBe('lantern88')
  })
})
