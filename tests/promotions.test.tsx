// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { ErrorCode } from '#src/api/generated/errors.ts'
import type { PromotionList, SiteStatus } from '#src/api/generated/types.ts'
import { PromotionsPage } from '#src/features/promotions/PromotionsPage.tsx'
import { leavePage, openPage, tapTwentyTimes, whereabouts } from './support/member-page.tsx'
import { signInOnStub } from './support/stub-session.ts'
import { startStubGateway } from './support/stub-gateway.ts'
import { said, shownToast } from './support/page.tsx'

beforeEach(resetRuntime)
afterEach(leavePage)

const open = (path: string) => openPage(<PromotionsPage />, path)
const button = (name: string) => screen.findByRole('button', { name })
const timesAsked = ({ asked }: ReturnType<typeof startStubGateway>, id: string) =>
  asked.filter(({ operation }) => operation === id).length
const cards = () => screen.getAllByRole('link').map((link) => link.textContent)
/** The `Prefer` header that makes an operation fail. */
const failing = (code: string) => `code=${operations.acceptDepositPromo.errors[code as ErrorCode]}, example=${code}`

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

  it('NAMED-08 shows the banner and the period of a promotion in the list and on its details', async () => {
    const banner = '/media/promotions/own.jpg'
    const days = { startsAt: '2025-03-04T05:06:00Z', endsAt: '2025-04-05T05:06:00Z' }
    startStubGateway({
      change: (operation, value) => {
        if (operation !== 'listDepositPromos') return value
        const { promotions } = value as PromotionList
        return { promotions: promotions.map((one) => (one.promoId === 'PR2601' ? { ...one, banner, ...days } : one)) }
      },
    })
    await signInOnStub('ravi88')
    await open('/m/activity')
    const card = await screen.findByRole('link', { name: /Double your first deposit/ })
    const shows = (part: Element | null | undefined) => {
      expect(new URL(part?.querySelector('img')?.src ?? '').pathname).toBe(banner)
      expect(part?.textContent).toContain('Mar 4, 2025 – Apr 5, 2025')
    }
    shows(card)
    fireEvent.click(card)
    shows((await screen.findByRole('heading', { name: 'Double your first deposit' })).closest('article'))
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
      ['Join', 'Claim', 'Applying', 'Closed', 'Rejected', 'Issued', 'Claimed', 'In progress', 'Joined', 'Signed'],
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
    expect(await screen.findByText('You have not joined any promotions yet')).toBeDefined()
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

describe('what is only announced, by its address', () => {
  const NEWS = 'Double points on all slots'
  const withNews = (operation: string, value: unknown) => {
    if (operation !== 'listAnnouncements') return value
    const list = value as { list: { id: string; type: string; promotion?: object }[] }
    const [first] = list.list.filter(({ type }) => type === 'PR')
    return { ...list, list: [{ ...first, id: 'N1', title: NEWS, promotion: undefined }, ...list.list] }
  }

  it('NAMED-08 waits for a member until the announcements are known', async () => {
    const gateway = startStubGateway({ hold: ['listAnnouncements'], change: withNews })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=news-N1')
    await waitFor(() => expect(timesAsked(gateway, 'listDepositPromos')).toBe(1))
    await waitFor(() => expect(gateway.held).toHaveLength(1))
    await gateway.allAnswered()
    expect(screen.queryByRole('link', { name: 'All promotions' })).toBeNull()
    await act(async () => gateway.held[0]?.release())
    expect(await screen.findByRole('heading', { name: NEWS })).toBeDefined()
  })

  it('NAMED-08 is another one than the promotion that has its id, and a promotion announced twice stands once', async () => {
    startStubGateway({
      change: (operation, value) => {
        if (operation !== 'listAnnouncements') return value
        const { list } = value as { list: { id: string; title: string; promotion?: { promoId: string } }[] }
        const announced = list.filter(({ promotion }) => promotion?.promoId === 'PR2601')
        const [first] = announced
        const twin = { ...first, id: 'N2', title: 'Announced before' }
        return { list: [{ ...first, id: 'PR2601', title: NEWS, promotion: undefined }, ...announced, twin] }
      },
    })
    await open('/m/activity')
    const link = await screen.findByRole('link', { name: /Double your first deposit/ })
    expect(link.getAttribute('href')).toBe('/m/activity?promo=PR2601')
    expect(screen.queryByText('Announced before')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: NEWS }))
    expect(await screen.findByRole('heading', { name: NEWS })).toBeDefined()
  })

  it('NAMED-08 says to a member that it could not be loaded, and asks again for what failed', async () => {
    startStubGateway({ prefer: { listAnnouncements: 'code=500, example=UNKNOWN_ERROR' } })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=N1')
    const retry = await button('Try again')
    const gateway = startStubGateway({ change: withNews })
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { name: NEWS })).toBeDefined()
    expect(timesAsked(gateway, 'listDepositPromos')).toBe(0)
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

  it('PROMO-05 shows nothing for words that are empty', async () => {
    startStubGateway({
      change: (operation, value) => {
        if (operation !== 'listDepositPromos') return value
        const { promotions } = value as PromotionList
        const wordless = promotions.map(({ application, ...one }) =>
          application ? { ...one, statusNote: '', application: { ...application, remark: '' } } : one,
        )
        return { promotions: wordless }
      },
    })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2605')
    const article = (await screen.findByText('Pictures')).closest('article')
    expect(screen.queryByText('Remark')).toBeNull()
    expect([...(article?.querySelectorAll('p') ?? [])].filter(({ textContent }) => textContent === '')).toEqual([])
  })

  it('GATEWAY-84 GATEWAY-09 joins once for twenty taps, under a loading toast that goes', async () => {
    const gateway = startStubGateway({ hold: ['acceptDepositPromo'] })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2601')
    await button('Join now')
    await tapTwentyTimes(() => screen.queryByRole('button', { name: 'Join now' }))
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(1)
    expect(shownToast()?.kind).toBe('loading')
    gateway.held[0]?.release()
    await screen.findByRole('link', { name: 'Deposit with this bonus' })
    expect(said).toEqual(['promotions.toast.joined'])
    expect(shownToast()?.kind).toBe('success')
  })

  it('BOOT-24 offers no deposit for what was joined where there is none', async () => {
    startStubGateway({
      change: (operation, value) => {
        if (operation !== 'getSystemStatus') return value
        const { info, ...status } = value as SiteStatus
        return { ...status, info: { ...info, whitelabel: {} } }
      },
    })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2601')
    fireEvent.click(await button('Join now'))
    await waitFor(() => expect(said).toEqual(['promotions.toast.joined']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull())
    expect(screen.queryByRole('link', { name: 'Deposit with this bonus' })).toBeNull()
  })

  const elsewhere: readonly string[] = ['SESSION_MISSING', 'SESSION_ENDED', 'SITE_MAINTENANCE', 'REGION_RESTRICTED']
  const codes = Object.keys(operations.acceptDepositPromo.errors).filter((code) => !elsewhere.includes(code))
  it.each(codes)('GATEWAY-09 %s is said once, and the button is free again', async (code) => {
    const gateway = startStubGateway({ prefer: { acceptDepositPromo: failing(code) } })
    await signInOnStub('ravi88')
    await open('/m/activity?promo=PR2601')
    fireEvent.click(await button('Join now'))
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said[0]).toMatch(/^errors\.code\./)
    await waitFor(() => expect(shownToast()?.kind).not.toBe('loading'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Join now' }).getAttribute('aria-busy')).toBeNull())
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(1)
  })

  it.each([40, 41, 42])('GATEWAY-120 ERR-37 type %s is told that a real account is needed to join', async (type) => {
    const gateway = startStubGateway()
    await signInOnStub('ravi88', type)
    await open('/m/activity?promo=PR2601')
    fireEvent.click(await button('Join now'))
    await waitFor(() => expect(said).toEqual(['errors.code.realAccountRequired']))
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(0)
  })

  it.each(['PR2601', 'PR2603'])('SESSION-27 a trial is led to an account of its own in place of %s', async (promo) => {
    const gateway = startStubGateway()
    await signInOnStub('ravi88', 4)
    await open(`/m/activity?promo=${promo}`)
    const link = await screen.findByRole('link', { name: 'Register to play for real' })
    expect(link.getAttribute('href')).toBe('/m/register')
    for (const name of ['Join now', 'Apply']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(timesAsked(gateway, 'acceptDepositPromo')).toBe(0)
  })

  it('GATEWAY-120 ERR-37 who has no real account does not even get the application form', async () => {
    startStubGateway()
    await signInOnStub('ravi88', 41)
    await open('/m/activity?promo=PR2603')
    fireEvent.click(await button('Apply'))
    await waitFor(() => expect(said).toEqual(['errors.code.realAccountRequired']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
