// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { defineMessage, IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { useToasts } from '#src/core/toasts/toasts.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { englishOf, formFault } from '../../../tests/support/form-fault.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { NOTHING_SENT, useGatewayForm } from './use-gateway-form.ts'

const unknown = defineMessage({
  id: 'test.left.unknown',
  defaultMessage: 'Perhaps sent.',
  description: 'For this test',
})

type Sent = string | typeof NOTHING_SENT

let send = vi.fn<() => Promise<Sent>>()
let onSent = vi.fn<(result: string, values: object, inPage: boolean) => void>()

function Form({ present }: { present: string }) {
  const form = useGatewayForm({
    name: 'left',
    initial: { content: present },
    secrets: [],
    tidy: (typed) => typed,
    check: () => ({}),
    operations: ['sendFeedback'],
    places: { FEEDBACK_LENGTH: { field: 'content' } },
    send,
    onSent,
    unknown: { sendFeedback: unknown },
  })
  return (
    <form {...form.props}>
      <TextField {...form.field('content')} label="Text" />
      <SubmitButton form={form}>{form.pending ? 'Sending' : 'Send'}</SubmitButton>
    </form>
  )
}

const Toast = () => <p data-testid="toast">{useToasts().toast?.text.id}</p>
const around = (part?: ReactNode) => (
  <IntlProvider locale="en" onError={() => {}}>
    {part}
    <Toast />
  </IntlProvider>
)
const page = (present = '') => around(<Form present={present} />)
const elsewhere = around()

const text = () => screen.getByLabelText<HTMLInputElement>('Text').value
const type = (value: string) => fireEvent.input(screen.getByLabelText('Text'), { target: { value } })
const signIn = (userName: string, token = userName) => act(() => startSession({ token, userName, type: 0 }))

/** Sends the form, leaves it while the call is under way, and then lets the call end. */
async function leaveBefore(end: (answer: (sent: Sent) => void, refuse: (error: Error) => void) => void) {
  let answer: (sent: Sent) => void = () => undefined
  let refuse: (error: Error) => void = () => undefined
  send = vi.fn(
    () =>
      new Promise<Sent>((resolve, reject) => {
        answer = resolve
        refuse = reject
      }),
  )
  const { rerender } = render(page())
  type('typed')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Sending')
  rerender(elsewhere)
  end(answer, refuse)
}

beforeEach(() => {
  onSent = vi.fn()
})
afterEach(() => {
  cleanup()
  // Another user finds no draft of this one.
  signIn('nobody')
  act(endSession)
})

it('says by a toast what failed after the form was left', async () => {
  await leaveBefore((_answer, refuse) =>
    refuse(new GatewayFailure({ operation: 'sendFeedback', code: 'FEEDBACK_LENGTH' })),
  )
  await waitFor(() => expect(screen.getByTestId('toast').textContent).toBe('errors.code.feedbackLength'))
})

it('says in its own words that nobody knows what became of a call, by a toast where it was left', async () => {
  const lost = new GatewayFailure({ operation: 'sendFeedback', code: 'REQUEST_TIMEOUT' })
  await leaveBefore((_answer, refuse) => refuse(lost))
  await waitFor(() => expect(screen.getByTestId('toast').textContent).toBe('test.left.unknown'))
  send = vi.fn().mockRejectedValue(lost)
  cleanup()
  render(page())
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(formFault()).toBe('Perhaps sent.'))
  send.mockRejectedValue(new GatewayFailure({ operation: 'sendFeedback', code: 'SYSTEM_BUSY' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(formFault()).toBe(englishOf('SYSTEM_BUSY')))
})

it('tells what follows a success that the form was left', async () => {
  await leaveBefore((answer) => answer('done'))
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('done', { content: 'typed' }, false))
})

it('MONEY-16 keeps what was typed where nothing was sent after all', async () => {
  send = vi.fn(async () => NOTHING_SENT)
  const { rerender } = render(page())
  type('typed')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await screen.findByText('Send')
  expect(onSent).not.toHaveBeenCalled()
  rerender(elsewhere)
  rerender(page())
  expect(text()).toBe('typed')
})

it('leaves no draft to another user who comes while the form is there', () => {
  signIn('a')
  const { rerender } = render(page())
  type('typed')
  signIn('b')
  rerender(elsewhere)
  rerender(page())
  expect(text()).toBe('')
})

it('gives a member whose session was over back what was typed', () => {
  signIn('a')
  const { rerender } = render(page())
  type('typed')
  act(endSession)
  rerender(elsewhere)
  rerender(page())
  expect(text()).toBe('')
  rerender(elsewhere)
  signIn('a', 'new token')
  rerender(page())
  expect(text()).toBe('typed')
})

it('begins with what holds now where nothing was typed before', () => {
  const { rerender } = render(page('old'))
  expect(text()).toBe('old')
  rerender(page('new'))
  rerender(elsewhere)
  rerender(page('new'))
  expect(text()).toBe('new')
})

/** Sends a first text with success, and stays. */
async function sendFirst() {
  send = vi.fn(async () => 'done')
  const { rerender } = render(page())
  type('first')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  return rerender
}

it('NAMED-06 keeps what was typed into a form that stayed after it was sent', async () => {
  const rerender = await sendFirst()
  type('second')
  rerender(elsewhere)
  rerender(page())
  expect(text()).toBe('second')
})

it('NAMED-06 keeps nothing that was sent, though the form stayed', async () => {
  const rerender = await sendFirst()
  rerender(elsewhere)
  rerender(page())
  expect(text()).toBe('')
})

it('NAMED-06 keeps what was there before it was sent, where it is typed once more', async () => {
  send = vi.fn(async () => 'done')
  const { rerender } = render(page('old'))
  type('new')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  rerender(page('new'))
  type('old')
  rerender(elsewhere)
  rerender(page('new'))
  expect(text()).toBe('old')
})
