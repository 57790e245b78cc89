// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetWorld } from '#mock/world.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { PromotionsPage } from '#src/features/promotions/PromotionsPage.tsx'
import { englishOf, formFault } from './support/form-fault.ts'
import { attached, leavePage, openPage, tapTwentyTimes, whereabouts } from './support/member-page.tsx'
import { signInOnStub } from './support/stub-session.ts'
import { errorRows } from './support/error-rows.ts'
import { startStubGateway } from './support/stub-gateway.ts'
import { said } from './support/way-in.tsx'

beforeEach(resetWorld)
afterEach(leavePage)

const open = (path: string) => openPage(<PromotionsPage />, path)
const button = (name: string) => screen.findByRole('button', { name })
const timesAsked = ({ asked }: ReturnType<typeof startStubGateway>, id: string) =>
  asked.filter(({ operation }) => operation === id).length
const cards = () => screen.getAllByRole('link').map((link) => link.textContent)
/** The `Prefer` header that makes an operation fail. */
const failing = (id: 'acceptDepositPromo' | 'applyPromotion', code: string) =>
  `code=${operations[id].errors[code as ErrorCode]}, example=${code}`

describe('the list of promotions', () => {
  it('PROMO-01 NAMED-08 shows visitors what is announced, and leads through the login back to the promotion', async () => {
    startStubGateway()
    await open('/m/activity')
    fireEvent.click(await screen.findByRole('link', { name: /Double your first deposit/ }))
    expect(whereabouts()).toBe('/m/activity?promo=PR2601')
    const logIn = await screen.findByRole('link', { name: 'Log in to take part' })
    expect(logIn.getAttribute('href')).toBe(`/m/login?from=${encodeURIComponent('/m/activity?promo=PR2601')}`)
  })

  it('PROMO-09 PROMO-03 PROMO-04 shows a member where they stand, by part and category, both in the address', async () => {
    const gateway = startStubGateway()
    await signInOnStub('ravi88')
    await open('/m/activity')
    const card = await screen.findByRole('link', { name: /Weekly cashback on slots/ })
    within(card).getByText('Claim')
    expect(timesAsked(gateway, 'listDepositPromos')).toBe(1)
    fireEvent.click(screen.getByRole('tab', { name: 'Mine' }))
    expect(whereabouts()).toBe('/m/activity?view=mine')
    within(screen.getByRole('link', { name: /Big fish/ })).getByText('Applying')
    fireEvent.click(screen.getByRole('button', { name: 'VIP' }))
    expect(whereabouts()).toBe('/m/activity?view=mine&category=VIP')
    expect(cards()).toEqual([
      expect.stringContaining('Evening league contract'),
      expect.stringContaining('Level-up gift'),
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Ended' }))
    expect(cards()).toEqual([expect.stringContaining('Monsoon reload')])
  })

  it('NAMED-08 opens at the part and category of its address', async () => {
    startStubGateway()
    await signInOnStub('ravi88')
    await open('/m/activity?view=mine&category=DEPOSIT')
    await screen.findByRole('link', { name: /A bit more on every deposit/ })
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('PROMO-03 PROMO-04 writes each of the thirteen labels on a promotion of the list', async () => {
    startStubGateway()
    await signInOnStub('ravi88')
    const words = [
      ['Join', 'Claim', 'Applying', 'Closed', 'Rejected', 'Issued', 'Claimed', 'In process', 'Joined', 'Signed'],
      ['Coming soon', 'Permanent', 'Subscribed'],
    ].flat()
    const seen = new Set<string>()
    await open('/m/activity')
    await screen.findAllByRole('link')
    for (const name of screen.getAllByRole('tab').map((tab) => tab.textContent)) {
      fireEvent.click(screen.getByRole('tab', { name }))
      for (const card of screen.getAllByRole('link'))
        for (const word of words) if (within(card).queryByText(word)) seen.add(word)
    }
    expect(words.filter((word) => !seen.has(word))).toEqual([])
  })

  it('NAMED-08 says that there is nothing yet', async () => {
    startStubGateway({ prefer: { listDepositPromos: 'code=200, example=empty' } })
    await signInOnStub('ravi88')
    await open('/m/activity?view=mine')
    expect(await screen.findByText('You have not joined anything yet')).toBeDefined()
  })

  it('NAMED-08 says that it could not be loaded, and tries again', async () => {
    startStubGateway({ prefer: { listAnnouncements: 'code=500, example=UNKNOWN_ERROR' } })
    await open('/m/activity')
    const retry = await button('Try again')
    startStubGateway()
    fireEvent.click(retry)
    expect(await screen.findByRole('link', { name: /Double your first deposit/ })).toBeDefined()
  })

  it('asks visitors to log in for their own', async () => {
    startStubGateway()
    await open('/m/activity?view=mine')
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toContain('/m/login?from=')
  })

  it('tells of a promotion that is gone', async () => {
    startStubGateway()
    await open('/m/activity?promo=PR0')
    expect((await screen.findByRole('link', { name: 'All promotions' })).getAttribute('href')).toBe('/m/activity')
  })
})

describe('the details of a promotion', () => {
  it('NAMED-08 shows terms, and rules as safe HTML', async () => {
    startStubGateway()
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2601')
    await screen.findByRole('heading', { name: 'Double your first deposit' })
    screen.getByText('100%')
    screen.getByText('18×')
    expect(screen.getByRole('link', { name: 'general terms' }).getAttribute('href')).toBe('/m/help?tag=terms')
  })

  it('PROMO-05 shows what was handed in, and why it was rejected', async () => {
    startStubGateway()
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2605')
    await screen.findByText('My friend is rakib_dhk')
    screen.getByText(/has not made a deposit yet/)
    expect(await button('Apply again')).toBeDefined()
  })

  it('GATEWAY-84 GATEWAY-09 joins once for twenty taps, under a loading notice that goes', async () => {
    const gateway = startStubGateway({ hold: ['acceptDepositPromo'] })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2601')
    await button('Join now')
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Join now' }))
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(1)
    expect(screen.getByTestId('notice').textContent).toBe('loading')
    gateway.held[0]?.release()
    await screen.findByRole('link', { name: 'Deposit with this bonus' })
    expect(said).toEqual(['promotions.notice.joined'])
    expect(screen.getByTestId('notice').textContent).toBe('success')
  })

  const elsewhere: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']
  const codes = Object.keys(operations.acceptDepositPromo.errors).filter((code) => !elsewhere.includes(code))
  it.each(codes)('GATEWAY-09 %s is said once, and the button is free again', async (code) => {
    const gateway = startStubGateway({ prefer: { acceptDepositPromo: failing('acceptDepositPromo', code) } })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2601')
    fireEvent.click(await button('Join now'))
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said[0]).toMatch(/^errors\.code\./)
    await waitFor(() => expect(screen.getByTestId('notice').textContent).not.toBe('loading'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Join now' }).getAttribute('aria-busy')).toBeNull())
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(1)
  })

  it.each([4, 40, 41, 42])('GATEWAY-120 ERR-37 type %s is told that a real account is needed to join', async (type) => {
    const gateway = startStubGateway()
    await signInOnStub('ravi88', type)
    await open('/m/activity?promo=PR2601')
    fireEvent.click(await button('Join now'))
    await waitFor(() => expect(said).toEqual(['errors.code.realAccountRequired']))
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(0)
  })

  it('GATEWAY-120 ERR-37 a trial account does not even get the application form', async () => {
    startStubGateway()
    await signInOnStub('ravi88', 4)
    await open('/m/activity?promo=PR2603')
    fireEvent.click(await button('Apply'))
    await waitFor(() => expect(said).toEqual(['errors.code.realAccountRequired']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the application for a promotion', () => {
  const remark = () => screen.getByLabelText<HTMLTextAreaElement>('Remark')
  const write = (value: string) => fireEvent.input(remark(), { target: { value } })
  const openForm = async (options?: Parameters<typeof startStubGateway>[0]) => {
    const gateway = startStubGateway(options)
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2603')
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
  })

  it('PROMO-07 ERR-54 takes no picture of more than 5 MB', async () => {
    await openForm()
    const [large, fits] = [file('large.jpg'), file('fits.jpg')]
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 })
    Object.defineProperty(fits, 'size', { value: 5 * 1024 * 1024 })
    add(large, fits)
    await waitFor(() => expect(pictures()).toEqual(['fits.jpg']))
    expect(said).toEqual(['errors.code.imageTooLarge'])
  })

  it('PROMO-08 ERR-55 takes three pictures, and offers no fourth', async () => {
    await openForm()
    add(file('1.jpg'), file('2.jpg'), file('3.jpg'), file('4.jpg'))
    await waitFor(() => expect(pictures()).toEqual(['1.jpg', '2.jpg', '3.jpg']))
    expect(said).toEqual(['errors.code.imageTooMany'])
    expect(screen.queryByLabelText('Add picture')).toBeNull()
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
    RECORD_NOT_FOUND: 'notice',
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
      await openForm({ prefer: { applyPromotion: failing('applyPromotion', code) } })
      write('Slip 771204')
      fireEvent.click(await button('Send application'))
      const words = englishOf(code as ErrorCode)
      const expected = {
        'line under the field': [[], '', 'true'],
        'line over the button': [[], words, null],
        notice: [[reactions[code as ErrorCode].text.id], '', null],
      }[place]
      await waitFor(() => expect([said, formFault(), remark().getAttribute('aria-invalid')]).toEqual(expected))
      expect(remark().value).toBe('Slip 771204')
    },
  )

  it('PROMO-05 says in a notice that a promotion is gone, for the form goes too', async () => {
    const { held } = await openForm({
      hold: ['applyPromotion'],
      prefer: { applyPromotion: failing('applyPromotion', 'RECORD_NOT_FOUND') },
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
