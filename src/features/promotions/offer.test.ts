import { readTranslation } from '#scripts/lib/message-catalogue.ts'
import { describe, expect, it } from 'vitest'
import type { Announcement, PromotionStatus } from '#src/api/generated/types.ts'
import {
  actionOf,
  categoriesOf,
  offerOfAnnouncement,
  offerOfPromotion,
  rewardsAmong,
  viewOf,
  views,
  type Offer,
} from './offer.ts'
import { statusNames } from './status-names.ts'

const english = readTranslation('en')

const NOW = Date.parse('2026-11-21T06:00:00Z')
const statuses = Object.keys(statusNames) as PromotionStatus[]

const offer = (part: Partial<Offer>): Offer => ({
  id: 'PR1',
  title: 'Double',
  content: '',
  banner: undefined,
  category: undefined,
  status: 'JOIN',
  takenBy: 'ACCEPT',
  ...part,
})
const announcement = (part: Partial<Announcement>): Announcement => ({
  id: '8200',
  type: 'PR',
  title: 'Double',
  content: '<p>Twice</p>',
  read: false,
  publishedAt: '2026-11-01T00:00:00Z',
  ...part,
})

describe('promotions', () => {
  it('PROMO-03 PROMO-04 have eleven labels and two more, each in one part of the list', () => {
    expect(statuses.map((status) => english[statusNames[status].id])).toEqual(
      [
        ['Join', 'Claim', 'Applying', 'Closed', 'Rejected', 'Issued', 'Claimed', 'In progress', 'Joined', 'Signed'],
        ['Coming soon', 'Permanent', 'Subscribed'],
      ].flat(),
    )
    const parts = new Map(views.map((view) => [view, statuses.filter((status) => viewOf({ status }) === view)]))
    expect(parts.get('open')).toEqual(['JOIN', 'CLAIM', 'COMING_SOON', 'PERMANENT'])
    expect(parts.get('ended')).toEqual(['CLOSED'])
    expect(parts.get('mine')).toHaveLength(statuses.length - 5)
    expect(viewOf({ status: undefined })).toBe('open')
  })

  it('NAMED-08 offer to join, claim or apply only where the status and the promotion allow it', () => {
    expect(actionOf(offer({}))).toBe('join')
    expect(actionOf(offer({ takenBy: 'APPLY' }))).toBe('apply')
    expect(actionOf(offer({ takenBy: 'APPLY', status: 'REJECTED' }))).toBe('apply')
    expect(actionOf(offer({ status: 'CLAIM' }))).toBe('claim')
    expect(actionOf(offer({ takenBy: 'LOGIN', status: undefined }))).toBe('logIn')
    const depositTerms = { minDeposit: '500.00', bonusRate: '100.00', turnoverTimes: 18 }
    expect(actionOf(offer({ status: 'JOINED', depositTerms }))).toBe('deposit')
    const rest = statuses.filter((status) => !['JOIN', 'CLAIM', 'REJECTED'].includes(status))
    for (const status of rest)
      for (const takenBy of ['ACCEPT', 'APPLY', 'NOTHING'] as const)
        expect(actionOf(offer({ status, takenBy })), `${status} ${takenBy}`).toBeUndefined()
  })

  it('NAMED-08 let visitors read, under the id that members meet, and ask for the login where there is something to take', () => {
    const category = { code: 'WELCOME', name: 'Welcome' }
    const promotion = { promoId: 'PR1', category, startsAt: '2026-11-01T00:00:00Z' }
    expect(offerOfAnnouncement(announcement({ promotion }), NOW)).toMatchObject({
      id: 'PR1',
      category,
      status: undefined,
      takenBy: 'LOGIN',
    })
    const planned = { ...promotion, startsAt: '2026-12-01T00:00:00Z' }
    expect(offerOfAnnouncement(announcement({ promotion: planned }), NOW)).toMatchObject({
      status: 'COMING_SOON',
      takenBy: 'NOTHING',
    })
    const over = { ...promotion, endsAt: '2026-11-21T06:00:00Z' }
    expect(offerOfAnnouncement(announcement({ promotion: over }), NOW)).toMatchObject({
      status: 'CLOSED',
      takenBy: 'NOTHING',
    })
    expect(offerOfAnnouncement(announcement({ promotion: over }), NOW - 1)).toMatchObject({ takenBy: 'LOGIN' })
    expect(offerOfAnnouncement(announcement({}), NOW)).toMatchObject({ id: 'news-8200', takenBy: 'NOTHING' })
  })

  it('NAMED-08 have no banner where its address is empty', () => {
    const { id: promoId, takenBy: _login, ...rest } = offer({})
    const category = { code: 'WELCOME', name: 'Welcome' }
    const promotion = { ...rest, promoId, category, status: 'JOIN', takenBy: 'ACCEPT', banner: '' } as const
    expect(offerOfPromotion(promotion).banner).toBeUndefined()
    expect(offerOfPromotion({ ...promotion, banner: '/1.svg' }).banner).toBe('/1.svg')
    expect(offerOfAnnouncement(announcement({ url: '' }), NOW).banner).toBeUndefined()
  })

  it('NAMED-08 name each category once, in their order', () => {
    const of = (code: string) => ({ category: { code, name: code.toLowerCase() } })
    expect(categoriesOf([of('VIP'), of('EVENT'), { category: undefined }, of('VIP')]).map(({ code }) => code)).toEqual([
      'VIP',
      'EVENT',
    ])
  })

  it('GAP-121 are rewards when there is something to claim or something was paid, the former first', () => {
    const offers = [
      offer({ id: 'a', status: 'ISSUED', reward: '1.00' }),
      offer({ id: 'b', status: 'JOINED' }),
      offer({ id: 'c', status: 'CLAIM', reward: '2.00' }),
      offer({ id: 'd', status: 'CLAIMED' }),
    ]
    expect(rewardsAmong(offers).map(({ id }) => id)).toEqual(['c', 'a', 'd'])
  })
})
