// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import { FeedbackPage } from '#src/features/feedback/FeedbackPage.tsx'
import { startSession } from '#src/core/session/session.ts'
import { englishOf, formFault } from './support/form-fault.ts'
import { attached, leavePage, openPage, tapTwentyTimes } from './support/member-page.tsx'
import { errorRows } from './support/error-rows.ts'
import { startStubGateway } from './support/stub-gateway.ts'
import { said } from './support/page.tsx'
import { visitSite } from './support/whole-site.tsx'

beforeEach(resetRuntime)
afterEach(leavePage)

const open = () => openPage(<FeedbackPage />, '/m/feedback')
const words = 'The fishing game stays black.'
const message = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your message/)
const write = async (value: string) => fireEvent.input(await message(), { target: { value } })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const picture = (name: string, start = PNG) => new File([new Uint8Array(start)], name, { type: 'image/png' })
const add = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add picture'), { target: { files } })
/** The stub cannot read the form of another realm; what it does with one is proved where there is but one. */
const DONE = { sendFeedback: 'code=200, example=done' }
const pictures = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))

describe('feedback', () => {
  it('GAP-131 what a member typed is never sent as another, and a visitor who signs in keeps it', async () => {
    startStubGateway()
    await open()
    await write(words)
    await act(() => startSession({ token: 'a', userName: 'alice', type: 0 }))
    expect((await message()).value).toBe(words)
    await act(() => startSession({ token: 'b', userName: 'bob88', type: 0 }))
    expect((await message()).value).toBe('')
  })

  it('GAP-132 the focus is on the field for pictures where the last of as many as may be was taken back', async () => {
    startStubGateway()
    await open()
    add(picture('a.png'), picture('b.png'), picture('c.png'))
    await waitFor(() => expect(pictures()).toHaveLength(3))
    expect(screen.queryByLabelText('Add picture')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /c\.png/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Add picture'))
  })

  it('FEEDBACK-01 FEEDBACK-03 ERR-56 GAP-115 counts what is typed, and can be sent within the limits alone', async () => {
    startStubGateway()
    await open()
    await write('123456789')
    await screen.findByText('9/500')
    expect(send().disabled).toBe(true)
    fireEvent.blur(await message())
    await screen.findByText('Write 10 to 500 characters.')
    await write('1234567890')
    await waitFor(() => expect(send().disabled).toBe(false))
    await write('x'.repeat(501))
    await screen.findByText('501/500')
    expect(send().disabled).toBe(true)
  })

  it('FEEDBACK-02 FEEDBACK-03 takes the limits that the merchant has set', async () => {
    const { calls } = await visitSite({
      path: '/m/feedback',
      info: { resources: { links: [], feedbackLength: { min: 15, max: 20 } } },
    })
    await write('x'.repeat(14))
    await screen.findByText('14/20')
    expect(send().disabled).toBe(true)
    await write('x'.repeat(15))
    await waitFor(() => expect(send().disabled).toBe(false))
    await write('x'.repeat(21))
    await waitFor(() => expect(send().disabled).toBe(true))
    fireEvent.blur(await message())
    await screen.findByText('Write 15 to 20 characters.')
    expect(calls('sendFeedback')).toEqual([])
  })

  it('FEEDBACK-04 GATEWAY-94 NAMED-07 is sent once for twenty taps, and thanks', async () => {
    const { asked, held } = startStubGateway({ hold: ['sendFeedback'], prefer: DONE })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'A technical problem' }))
    await write(`  ${words} `)
    fireEvent.input(screen.getByLabelText(/^How can we reach you/), { target: { value: 'me@mail.example' } })
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Send' }))
    expect(asked.filter(({ operation }) => operation === 'sendFeedback')).toHaveLength(1)
    held[0]?.release()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you'))
    const sent = await asked.find(({ operation }) => operation === 'sendFeedback')?.request.formData()
    expect([...(sent ?? [])]).toEqual([
      ['type', 'TECHNICAL'],
      ['content', words],
      ['contact', 'me@mail.example'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }))
    expect((await message()).value).toBe('')
    await waitFor(async () => expect(document.activeElement).toBe(await message()))
  })

  it('GAP-132 takes the focus into the words for another message alone, not for another member', async () => {
    startStubGateway({ prefer: DONE })
    act(() => startSession({ token: 'a', userName: 'alice', type: 0 }))
    await open()
    await write(words)
    await waitFor(() => expect(send().disabled).toBe(false))
    fireEvent.click(send())
    fireEvent.click(await screen.findByRole('button', { name: 'Write another message' }))
    await waitFor(async () => expect(document.activeElement).toBe(await message()))
    await write(words)
    act(() => screen.getByRole('button', { name: 'A technical problem' }).focus())
    act(() => startSession({ token: 'b', userName: 'bob88', type: 0 }))
    expect((await message()).value).toBe('')
    expect(document.activeElement).not.toBe(await message())
  })

  it('NAMED-07 keeps what was typed when the page is left', async () => {
    startStubGateway()
    await open()
    await write(words)
    cleanup()
    await open()
    expect((await message()).value).toBe(words)
  })

  const places = {
    FEEDBACK_LENGTH: 'line under the field',
    IMAGE_TYPE: 'line over the button',
    IMAGE_TOO_LARGE: 'line over the button',
    IMAGE_TOO_MANY: 'line over the button',
    FEATURE_UNAVAILABLE: 'line over the button',
    REQUEST_INVALID: 'line over the button',
    UNKNOWN_ERROR: 'line over the button',
    SYSTEM_BUSY: 'line over the button',
    SYSTEM_UPGRADING: 'line over the button',
  } as const
  it.each(Object.entries(places).map(([code, place]) => ({ row: errorRows(code), code, place })))(
    '$row $code is said once, as a $place, and the words are kept',
    async ({ code, place }) => {
      const status = operations.sendFeedback.errors[code as ErrorCode]
      startStubGateway({ prefer: { sendFeedback: `code=${status}, example=${code}` } })
      await open()
      await write(words)
      fireEvent.click(send())
      const invalid = () => screen.getByLabelText(/^Your message/).getAttribute('aria-invalid')
      const expected = place === 'line over the button' ? [englishOf(code as ErrorCode), null] : ['', 'true']
      await waitFor(() => expect([formFault(), invalid()]).toEqual(expected))
      expect(said).toEqual([])
      expect((await message()).value).toBe(words)
    },
  )
})

describe('the pictures of a form', () => {
  it('PROMO-08 ERR-55 are three at most: the control that adds is hidden then, and comes back', async () => {
    startStubGateway({ prefer: DONE })
    await open()
    await message()
    add(picture('1.png'), picture('2.png'), picture('3.png'), picture('4.png'))
    await waitFor(() => expect(pictures()).toEqual(['1.png', '2.png', '3.png']))
    expect(said).toEqual(['errors.code.imageTooMany'])
    expect(screen.queryByLabelText('Add picture')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2.png' }))
    await waitFor(() => expect(pictures()).toEqual(['1.png', '3.png']))
    await write(words)
    fireEvent.click(send())
    await screen.findByText('Thank you')
    expect(attached).toEqual(['images 1.png image/png', 'images 3.png image/png'])
  })

  it('PROMO-06 ERR-53 refuses by content what is no picture, and takes the rest', async () => {
    startStubGateway()
    await open()
    await message()
    add(picture('a.png', [0x47, 0x49, 0x46]), picture('b.png'))
    await waitFor(() => expect(said).toEqual(['errors.code.imageType']))
    await waitFor(() => expect(pictures()).toEqual(['b.png']))
  })

  it('PROMO-07 ERR-54 refuses what has more than 5 MB', async () => {
    startStubGateway()
    await open()
    await message()
    const large = picture('large.png')
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 })
    add(large)
    await waitFor(() => expect(said).toEqual(['errors.code.imageTooLarge']))
    expect(pictures()).toEqual([])
  })
})
