// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { PromotionsPage } from '#src/features/promotions/PromotionsPage.tsx'
import { errorRows } from './support/error-rows.ts'
import { englishOf, formFault } from './support/form-fault.ts'
import { attached, leavePage, openPage, tapTwentyTimes } from './support/member-page.tsx'
import { signInOnStub } from './support/stub-session.ts'
import { startStubGateway } from './support/stub-gateway.ts'
import { said, shownToast } from './support/page.tsx'

beforeEach(resetRuntime)
afterEach(leavePage)

const button = (name: string) => screen.findByRole('button', { name })
const timesAsked = ({ asked }: ReturnType<typeof startStubGateway>, id: string) =>
  asked.filter(({ operation }) => operation === id).length
const failing = (code: string) => `code=${operations.applyPromotion.errors[code as ErrorCode]}, example=${code}`

describe('the application for a promotion', () => {
  const remark = () => screen.getByLabelText<HTMLTextAreaElement>('Remark')
  const write = (value: string) => fireEvent.input(remark(), { target: { value } })
  const openForm = async (options?: Parameters<typeof startStubGateway>[0]) => {
    const gateway = startStubGateway(options)
    await signInOnStub('ravi88')
    await openPage(<PromotionsPage />, '/m/activity?promo=PR2603')
    fireEvent.click(await button('Apply'))
    await screen.findByLabelText('Remark')
    return gateway
  }

  it('PROMO-05 ERR-52 CONST-33 counts the remark while it is typed, and refuses more than 140 characters', async () => {
    const gateway = await openForm()
    write('x'.repeat(139))
    await screen.findByText('139/140')
    write('x'.repeat(141))
    fireEvent.click(await button('Send application'))
    await screen.findByText('Use at most 140 characters.')
    expect(remark().getAttribute('aria-invalid')).toBe('true')
    expect(timesAsked(gateway, 'applyPromotion')).toBe(0)
  })

  it('ERR-52 CONST-33 a remark of 140 characters is sent, and no field is marked', async () => {
    const gateway = await openForm({
      prefer: { applyPromotion: 'code=200, example=submitted' },
      hold: ['applyPromotion'],
    })
    write('x'.repeat(140))
    await screen.findByText('140/140')
    fireEvent.click(await button('Send application'))
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
    expect(screen.queryByRole('progressbar'), 'no picture is on its way').toBeNull()
    const form = await gateway.asked.find(({ operation }) => operation === 'applyPromotion')?.request.formData()
    expect(form?.get('remark')).toBe('x'.repeat(140))
  })

  const file = (name: string, start = [0xff, 0xd8, 0xff, 0xe0]) => new File([new Uint8Array(start)], name)
  const add = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add picture'), { target: { files } })
  const pictures = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))

  it('PROMO-06 ERR-53 takes png and jpg alone', async () => {
    await openForm()
    add(
      file('a.gif', [0x47, 0x49, 0x46]),
      file('b.jpg'),
      file('c.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    )
    await waitFor(() => expect(pictures()).toEqual(['b.jpg', 'c.png']))
    expect(said).toEqual(['errors.code.imageType'])
    screen.getByText('Only PNG and JPG pictures are accepted.')
    add(file('d.jpg'))
    await waitFor(() => expect(pictures()).toHaveLength(3))
    expect(screen.queryByText('Only PNG and JPG pictures are accepted.')).toBeNull()
  })

  it('PROMO-07 ERR-54 CONST-33 takes no picture of more than 5 MB', async () => {
    await openForm()
    const [large, fits] = [file('large.jpg'), file('fits.jpg')]
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 })
    Object.defineProperty(fits, 'size', { value: 5 * 1024 * 1024 })
    add(large, fits)
    await waitFor(() => expect(pictures()).toEqual(['fits.jpg']))
    expect(said).toEqual(['errors.code.imageTooLarge'])
  })

  it('PROMO-08 ERR-55 CONST-33 takes three pictures, and offers no fourth', async () => {
    await openForm()
    add(file('1.jpg'), file('2.jpg'), file('3.jpg'), file('4.jpg'))
    await waitFor(() => expect(pictures()).toEqual(['1.jpg', '2.jpg', '3.jpg']))
    expect(said).toEqual(['errors.code.imageTooMany'])
    expect(screen.queryByLabelText('Add picture')).toBeNull()
  })

  it('ERR-55 counts those that are there already', async () => {
    await openForm()
    add(file('1.jpg'), file('2.jpg'))
    await waitFor(() => expect(pictures()).toHaveLength(2))
    add(file('3.jpg'), file('4.jpg'))
    await waitFor(() => expect(pictures()).toEqual(['1.jpg', '2.jpg', '3.jpg']))
    expect(said).toEqual(['errors.code.imageTooMany'])
  })

  it('GATEWAY-120 GAP-116 is sent once for twenty taps, with its words and pictures', async () => {
    const gateway = await openForm({
      hold: ['applyPromotion'],
      prefer: { applyPromotion: 'code=200, example=submitted' },
    })
    write('  Slip 771204 ')
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'slip.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Add picture'), { target: { files: [picture] } })
    await screen.findByRole('img', { name: 'slip.jpg' })
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Send application' }))
    expect(timesAsked(gateway, 'applyPromotion')).toBe(1)
    screen.getByRole('progressbar', { name: 'Sending' })
    const sent = await gateway.asked.find(({ operation }) => operation === 'applyPromotion')?.request.formData()
    expect([sent?.get('promoId'), sent?.get('remark')]).toEqual(['PR2603', 'Slip 771204'])
    expect(attached).toEqual(['images slip.jpg image/jpeg'])
    gateway.held[0]?.release()
    await waitFor(() => expect(said).toEqual(['promotions.application.sent']))
    expect(shownToast()?.kind).toBe('success')
    await waitFor(() => expect(screen.queryByLabelText('Remark')).toBeNull())
  })

  const places = {
    REMARK_TOO_LONG: 'line under the field',
    IMAGE_TYPE: 'line over the button',
    IMAGE_TOO_LARGE: 'line over the button',
    IMAGE_TOO_MANY: 'line over the button',
    ACCOUNT_NO_PERMISSION: 'line over the button',
    REAL_ACCOUNT_REQUIRED: 'line over the button',
    FEATURE_UNAVAILABLE: 'line over the button',
    RECORD_NOT_FOUND: 'toast',
    PROMO_NOT_ELIGIBLE: 'line over the button',
    PROMO_ALREADY_CLAIMED: 'line over the button',
    REQUEST_INVALID: 'line over the button',
    UNKNOWN_ERROR: 'line over the button',
    SYSTEM_BUSY: 'line over the button',
    SYSTEM_UPGRADING: 'line over the button',
  } as const
  it.each(Object.entries(places).map(([code, place]) => ({ row: errorRows(code), code, place })))(
    '$row $code is said once, as a $place, and the words are kept',
    async ({ code, place }) => {
      await openForm({ prefer: { applyPromotion: failing(code) } })
      write('Slip 771204')
      fireEvent.click(await button('Send application'))
      const words = englishOf(code as ErrorCode)
      const expected = {
        'line under the field': [[], '', 'true'],
        'line over the button': [[], words, null],
        toast: [[reactions[code as ErrorCode].text.id], '', null],
      }[place]
      await waitFor(() => expect([said, formFault(), remark().getAttribute('aria-invalid')]).toEqual(expected))
      expect(remark().value).toBe('Slip 771204')
    },
  )

  it('PROMO-05 says in a toast that a promotion is gone, for the form goes too', async () => {
    const { held } = await openForm({
      hold: ['applyPromotion'],
      prefer: { applyPromotion: failing('RECORD_NOT_FOUND') },
    })
    fireEvent.click(await button('Send application'))
    await waitFor(() => expect(held).toHaveLength(1))
    startStubGateway({ prefer: { listDepositPromos: 'code=200, example=empty' } })
    held[0]?.release()
    await screen.findByRole('link', { name: 'All promotions' })
    expect(screen.queryByLabelText('Remark')).toBeNull()
    expect(said).toEqual([reactions.RECORD_NOT_FOUND.text.id])
  })
})
