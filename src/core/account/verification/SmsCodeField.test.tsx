// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { showToast, useToasts } from '#src/core/toasts/toasts.ts'
import { isMobileNumber } from '../account-rules.ts'
import { englishOf, formFault } from '../../../../tests/support/form-fault.ts'
import { MobileField } from './MobileField.tsx'
import { endCountdown, startCountdown } from './code-countdown.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { tidyMobile } from './tidy-mobile.ts'
import { useSmsCode } from './use-sms-code.ts'
import { passChallenge } from '../../../../tests/support/on-screen.ts'

const NUMBER = '01711223344'
const { mobile } = currentMerchant

function Form() {
  const form = useGatewayForm({
    name: 'sms-test',
    initial: { mobileNum: '', code: '' },
    secrets: ['mobileNum', 'code'],
    tidy: (typed) => ({ ...typed, mobileNum: tidyMobile(typed.mobileNum, mobile) }),
    check: ({ mobileNum }) =>
      isMobileNumber(mobileNum, mobile) ? {} : { mobileNum: { message: reactions.MOBILE_FORMAT.text } },
    operations: ['sendLoginSmsCode'],
    places: { MOBILE_FORMAT: { field: 'mobileNum' }, MOBILE_INVALID: { field: 'mobileNum' } },
    send: async () => undefined,
    onSent: () => undefined,
  })
  const sms = useSmsCode({
    call: 'sendLoginSmsCode',
    phoneAuth: true,
    number: tidyMobile(String(useWatch({ control: form.control, name: 'mobileNum' })), mobile),
    verify: () => form.verify('mobileNum'),
    onSent: () => form.focus('code'),
    onFailed: form.showFailure,
  })
  return (
    <form {...form.props}>
      <MobileField {...form.field('mobileNum')} />
      <SmsCodeField {...form.field('code')} sms={sms} />
      <SubmitButton form={form}>Send</SubmitButton>
    </form>
  )
}

/** All toasts so far, by the id of their text, with how long each may stand. */
const said: { text: string; durationMs: number }[] = []
function Ears() {
  const { toast } = useToasts()
  useEffect(() => {
    if (toast) said.push({ text: String(toast.text.id), durationMs: toast.durationMs })
  }, [toast])
  return toast ? <p data-testid="toast">{toast.text.id}</p> : null
}

function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Record<string, unknown>[] = []
  configureGateway({
    fetch: async (request) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return answers.shift()?.() ?? Response.error()
    },
  })
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <Form />
      <Ears />
    </IntlProvider>,
  )
  return sent
}

const sendButton = () => screen.getByRole('button', { name: /^(Send code|Resend in)/ })
const isWaiting = () => sendButton().getAttribute('aria-disabled') === 'true'
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
const type = (text: string) => fireEvent.change(number(), { target: { value: text } })
const tapSend = () => fireEvent.click(sendButton())
const sentFor = (seconds: number) => () =>
  Response.json({ success: true, value: { expirationTime: Date.now() + seconds * 1_000 } })
const refused = (code: string, status: number, value?: unknown) => () =>
  Response.json({ success: false, code, message: '', value }, { status })

describe('the code by SMS', () => {
  afterEach(() => {
    cleanup()
    act(() => endCountdown('sendLoginSmsCode', NUMBER))
    configureGateway({})
    // A toast takes the place of the one before, and this one goes at once.
    showToast({ kind: 'info', text: { id: 'none' }, durationMs: 0 })()
    said.length = 0
    Reflect.deleteProperty(window, 'phoneAuth')
  })

  it('LOGIN-18 LOGIN-19 LOGIN-20 GAP-147 CONST-33 has fields with their bounds, keyboards and the dialling code', () => {
    setUp()
    const code = screen.getByLabelText<HTMLInputElement>('Code by SMS')
    expect([number().maxLength, number().inputMode, number().autocomplete]).toEqual([20, 'tel', 'tel-national'])
    expect([code.maxLength, code.inputMode, code.autocomplete]).toEqual([10, 'numeric', 'one-time-code'])
    expect(number().placeholder).toBe('11 digits')
    const order = screen.getByText('+880').compareDocumentPosition(number())
    expect(order, 'the dialling code stands before the number').toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('LOGIN-18 takes a pasted number whole, with its dialling code', () => {
    setUp()
    const paste = createEvent.paste(number(), { clipboardData: { getData: () => '+880 (0) 1711 - 223 344' } })
    fireEvent(number(), paste)
    expect(paste.defaultPrevented).toBe(true)
    expect(number().value).toBe(NUMBER)
  })

  it('LOGIN-18 takes of a pasted number no more than the field has room for beside what stays in it', () => {
    setUp()
    type('017112233449')
    number().setSelectionRange(10, 12)
    fireEvent.paste(number(), { clipboardData: { getData: () => '55 66 77 88 99 00' } })
    expect(number().value).toBe('01711223345566778899')
  })

  it('LOGIN-21 ERR-16 asks for nothing while the number is wrong', async () => {
    const sent = setUp()
    type('017')
    tapSend()
    await screen.findByText('The mobile number format is incorrect.')
    await waitFor(() => expect(document.activeElement).toBe(number()))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  it('GATEWAY-32 LOGIN-22 LOGIN-23 LOGIN-24 ERR-59 ERR-60 GAP-04 CONST-03 CONST-06 sends once after the challenge, says so and counts down', async () => {
    let answer = (_response: Response) => {}
    const sent = setUp(() => new Promise((resolve) => (answer = resolve)))
    type('+880 1711-223344')
    for (let tap = 0; tap < 20; tap += 1) tapSend()
    await passChallenge()
    await waitFor(() => expect(sent).toHaveLength(1))
    for (let tap = 0; tap < 20; tap += 1) tapSend()
    expect(sent[0]).toMatchObject({ mobileNo: NUMBER, countryDialingCode: '880' })
    expect(sent[0]?.['humanVerification']).toMatch(/^slider\./)
    expect(said).toEqual([{ text: 'access.sms.sending', durationMs: 10_000 }])
    await act(async () => answer(sentFor(120)()))
    await waitFor(() => expect(isWaiting()).toBe(true))
    expect(sendButton().textContent).toMatch(/^Resend in 1(19|20) s$/)
    expect(said.slice(1)).toEqual([{ text: 'access.sms.sent', durationMs: 1_500 }])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code by SMS')))
    expect(sent).toHaveLength(1)
    type('01711223355')
    expect(isWaiting()).toBe(false)
  })

  it('GAP-78 ERR-27 lets a missed challenge be tried again, and one be left', async () => {
    const sent = setUp(sentFor(120))
    type(NUMBER)
    tapSend()
    await passChallenge(-20)
    await screen.findByText(/Missed/)
    expect(sent).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('slider')).toBeNull()
    expect(said).toEqual([])
    await waitFor(() => {
      // A challenge that is up covers the button.
      if (!screen.queryByRole('slider')) tapSend()
      expect(screen.queryByRole('slider')).not.toBeNull()
    })
    await passChallenge()
    await waitFor(() => expect(isWaiting()).toBe(true))
    expect(sent).toHaveLength(1)
  })

  it('ERR-28 GAP-132 goes on with the wait that the gateway names, the focus on the button that waits', async () => {
    const sent = setUp(refused('SMS_TOO_SOON', 429, { expirationTime: Date.now() + 40_000 }))
    type(NUMBER)
    sendButton().focus()
    tapSend()
    await passChallenge()
    await waitFor(() => expect(sendButton().textContent).toMatch(/^Resend in (39|40) s$/))
    expect(isWaiting()).toBe(true)
    tapSend()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(sendButton()))
    await waitFor(() => expect(formFault()).toBe(englishOf('SMS_TOO_SOON')))
    expect(said.map(({ text }) => text)).toEqual(['access.sms.sending'])
  })

  it.each([
    ['HUMAN_VERIFICATION_FAILED', 403],
    ['FEATURE_UNAVAILABLE', 403],
  ] as const)('ERR-27 says %s over the button, starts no wait and can be tried again', async (code, status) => {
    setUp(refused(code, status), sentFor(60))
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(formFault()).toBe(englishOf(code)))
    expect(said.map(({ text }) => text)).toEqual(['access.sms.sending'])
    expect(isWaiting()).toBe(false)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(isWaiting()).toBe(true))
    expect(formFault()).toBe('')
  })

  it('leaves the wait that another form has started meanwhile', async () => {
    setUp(() => {
      act(() => startCountdown('sendLoginSmsCode', NUMBER, Date.now() + 60_000))
      return refused('FEATURE_UNAVAILABLE', 403)()
    })
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(formFault()).toBe(englishOf('FEATURE_UNAVAILABLE')))
    expect(isWaiting()).toBe(true)
  })

  it('ERR-17 looks at the number that the gateway calls invalid', async () => {
    setUp(refused('MOBILE_INVALID', 422))
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(document.activeElement).toBe(number()))
  })

  it('ERR-16 puts a number that the gateway refuses under its field', async () => {
    setUp(refused('MOBILE_FORMAT', 422))
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'))
    expect(said).toHaveLength(1)
  })

  it('GATEWAY-34 LOGIN-25 sends through the third-party service too', async () => {
    const told: unknown[] = []
    window.phoneAuth = {
      sendCode: async (to) => void told.push(to),
      confirmCode: async () => undefined,
      signIn: async () => undefined,
    }
    setUp(sentFor(60))
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(isWaiting()).toBe(true))
    expect(told).toEqual([{ countryDialingCode: '880', mobileNum: NUMBER }])
  })

  it('REG-11 LOGIN-23 offers the code again once the countdown has ended', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
    onTestFinished(() => void vi.useRealTimers())
    setUp(sentFor(60))
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(sendButton().textContent).toMatch(/^Resend in (59|60) s$/))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(sendButton().textContent).toMatch(/^Resend in (28|29|30) s$/)
    expect(isWaiting()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(sendButton().textContent).toBe('Send code')
    expect(isWaiting()).toBe(false)
  })

  it('LOGIN-26 ERR-26 hides the toast and starts no wait when that service fails', async () => {
    window.phoneAuth = {
      sendCode: () => Promise.reject(new Error('quota')),
      confirmCode: async () => undefined,
      signIn: async () => undefined,
    }
    setUp(sentFor(60))
    type(NUMBER)
    tapSend()
    await passChallenge()
    await waitFor(() => expect(formFault()).toBe(englishOf('PHONE_AUTH_UNAVAILABLE')))
    expect(said.map(({ text }) => text)).toEqual(['access.sms.sending'])
    expect(screen.queryByTestId('toast')).toBeNull()
    expect(isWaiting()).toBe(false)
  })
})
