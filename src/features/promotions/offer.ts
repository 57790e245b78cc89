import type { Announcement, Promotion, PromotionStatus } from '#src/api/generated/types.ts'

type Own = Pick<Promotion, 'title' | 'startsAt' | 'endsAt' | 'depositTerms' | 'reward' | 'statusNote' | 'application'>

/** A promotion as the pages show it, for members and visitors. */
export interface Offer extends Own {
  id: string
  /** HTML of the operator. */
  content: string
  /** Never empty. */
  banner: string | undefined
  category: Promotion['category'] | undefined
  /** Where the member stands; of visitors only known before and after a promotion, and unknown of mere news. */
  status: PromotionStatus | undefined
  takenBy: Promotion['takenBy'] | 'LOGIN'
}

/** What a member is offered (PROMO-09). */
export function offerOfPromotion({ promoId, ...promotion }: Promotion): Offer {
  return { ...promotion, id: promoId, banner: promotion.banner || undefined }
}

/** The id of mere news among the offers, by that of the announcement, which a promotion may have too. */
export const newsId = (announcementId: string): string => `news-${announcementId}`

/**
 * What a visitor may read at the moment `now` in epoch milliseconds; a promotion that members can take asks for the
 * login (NAMED-08).
 */
export function offerOfAnnouncement(announcement: Announcement, now: number): Offer {
  const { id, title, content, url, promotion } = announcement
  const isPlanned = promotion?.startsAt !== undefined && Date.parse(promotion.startsAt) > now
  const isOver = promotion?.endsAt !== undefined && Date.parse(promotion.endsAt) <= now
  const status = isOver ? 'CLOSED' : isPlanned ? 'COMING_SOON' : undefined
  return {
    id: promotion?.promoId ?? newsId(id),
    title,
    content,
    banner: url || undefined,
    category: promotion?.category,
    status,
    takenBy: promotion && !status ? 'LOGIN' : 'NOTHING',
    ...(promotion?.startsAt && { startsAt: promotion.startsAt }),
    ...(promotion?.endsAt && { endsAt: promotion.endsAt }),
  }
}

/** The parts of the list: what is open, what one takes part in or has got, and what is over. */
export const views = ['open', 'mine', 'ended'] as const
export type View = (typeof views)[number]

const viewOfStatus = {
  JOIN: 'open',
  CLAIM: 'open',
  COMING_SOON: 'open',
  PERMANENT: 'open',
  APPLYING: 'mine',
  PROCESS: 'mine',
  JOINED: 'mine',
  SIGNED: 'mine',
  SUBSCRIBED: 'mine',
  REJECTED: 'mine',
  ISSUED: 'mine',
  CLAIMED: 'mine',
  CLOSED: 'ended',
} as const satisfies Record<PromotionStatus, View>

export const viewOf = ({ status }: Pick<Offer, 'status'>): View => (status ? viewOfStatus[status] : 'open')

/** The categories among some offers, each once, in their order. */
export function categoriesOf(offers: readonly Pick<Offer, 'category'>[]): Promotion['category'][] {
  const byCode = new Map(offers.flatMap(({ category }) => (category ? [[category.code, category] as const] : [])))
  return [...byCode.values()]
}

/** What there is to press. */
type OfferAction = 'join' | 'claim' | 'apply' | 'logIn' | 'deposit'

export function actionOf(offer: Pick<Offer, 'status' | 'takenBy' | 'depositTerms'>): OfferAction | undefined {
  const { status, takenBy, depositTerms } = offer
  if (takenBy === 'LOGIN') return 'logIn'
  if (status === 'CLAIM') return 'claim'
  if (status === 'JOIN' && takenBy === 'ACCEPT') return 'join'
  // What was rejected may be applied for again.
  if ((status === 'JOIN' || status === 'REJECTED') && takenBy === 'APPLY') return 'apply'
  return status === 'JOINED' && depositTerms ? 'deposit' : undefined
}

const rewarding: readonly PromotionStatus[] = ['CLAIM', 'CLAIMED', 'ISSUED']

/** GAP-121: what was won or can be claimed, the latter first. */
export function rewardsAmong(offers: readonly Offer[]): Offer[] {
  const rewards = offers.filter(({ status, reward }) => reward !== undefined || (status && rewarding.includes(status)))
  return [...rewards].sort((a, b) => Number(b.status === 'CLAIM') - Number(a.status === 'CLAIM'))
}
