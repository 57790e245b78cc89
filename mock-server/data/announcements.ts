import type { Announcement, AnnouncementType } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from './accounts.ts'
import { bannerRows } from './banners.ts'
import { hotGames } from './games/hot-games.ts'
import { wordIn } from './languages.ts'
import { latestAnnouncements } from './latest-announcements.ts'
import { promotionRow, untouchedStatus } from './promotions.ts'
import { promotionSeeds } from './promotion-seeds.ts'
import { providersOf } from './games/providers.ts'

const DAY_MS = 86_400_000
const SPAN_DAYS = 90
const ANNOUNCEMENTS = 60
const FIRST_ID = 8200
/** How many days ago a promotion was announced that has not begun. */
const PLANNED_DAYS = 4

/** Texts of older announcements, in English only; each takes a provider or a game and its running number. */
const templates: readonly ((about: {
  provider: string
  game: string
  number: number
}) => readonly [type: AnnouncementType, title: string, content: string])[] = [
  ({ provider, number }) => [
    'PL',
    `${provider}: servers rest on night ${number}`,
    `<p>${provider} maintains its servers from 02:00 to 04:00. Open rounds are finished first; all other games stay open.</p>`,
  ],
  ({ game, number }) => [
    'PL',
    `${game}: table of winners, week ${number}`,
    `<p>Thirty members share this week's prize pool of <strong>${game}</strong>.</p><ol><li>Half to the first ten</li><li>The rest in equal parts</li></ol>`,
  ],
  ({ provider, number }) => [
    'PL',
    `Five new games by ${provider}, series ${number}`,
    `<p>They stand under <a href="/m/gameList?type=new">new games</a>. Trial accounts may try two of them.</p>`,
  ],
  ({ game, number }) => [
    'PR',
    `${game}: double points, round ${number}`,
    '<p>Points count twice from Tuesday to Thursday. They settle daily.</p>',
  ],
  ({ number }) => [
    'PL',
    `Bank channel ${number} is open again`,
    '<p>Transfers through this channel arrive within five minutes again. Thank you for your patience.</p>',
  ],
  ({ number }) => [
    'PL',
    `Never share your code: notice ${number}`,
    '<p>Our staff never ask for a password or an SMS code. If somebody does, write to <a href="/m/feedback">us</a>.</p>',
  ],
  ({ provider, number }) => [
    'A',
    `Agents: rebates of ${provider}, change ${number}`,
    '<p>The new rates hold from the first of next month. Contracts that you signed keep theirs.</p>',
  ],
  ({ game, number }) => [
    'PL',
    `${game} now in six languages, release ${number}`,
    '<p>The game follows the language of the site.</p>',
  ],
  ({ provider, number }) => [
    'PU',
    `${provider} opens early, day ${number}`,
    '<p>Doors open at 10:00 instead of noon.</p>',
  ],
]

/**
 * What the announcement call answers for a merchant: the banners in the order of their carousels, then the
 * announcements, the latest first (GATEWAY-58). All are unread; `state/messages/read-marks.ts` adds what a member has
 * read.
 */
export function announcementRows(now: Date, merchant: MerchantCode, language: string): Announcement[] {
  const announcements = [
    ...generalAnnouncements(now, merchant, language),
    ...promotionAnnouncements(now, merchant, language),
  ]
  const latestFirst = announcements.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  return [...bannerRows(now, merchant, language), ...latestFirst]
}

function generalAnnouncements(now: Date, merchant: MerchantCode, language: string): Announcement[] {
  const r = rng(`notices|${merchant}`)
  const providers = providersOf(merchant)
  const step = (SPAN_DAYS * DAY_MS) / ANNOUNCEMENTS
  return Array.from({ length: ANNOUNCEMENTS }, (_, i) => {
    const recent = latestAnnouncements[i]
    const about = {
      provider: r.pick(providers).name,
      game: hotGames[(i * 7) % hotGames.length]?.name ?? '',
      number: ANNOUNCEMENTS - i,
    }
    const template = r.pick(templates)
    const [type, title, content] =
      recent === undefined
        ? template(about)
        : [recent.type, wordIn(recent.title, language), wordIn(recent.content, language)]
    const age = i === 0 ? 0.2 * DAY_MS : i * step + r.between(0, step * 0.8)
    return {
      id: String(FIRST_ID - i),
      type,
      title,
      content,
      read: false,
      publishedAt: new Date(now.getTime() - age).toISOString(),
    }
  })
}

/** One for each open or planned promotion, published on its first day, or some days ago if it has not begun. */
function promotionAnnouncements(now: Date, merchant: MerchantCode, language: string): Announcement[] {
  return promotionSeeds
    .filter((seed) => untouchedStatus(seed) !== 'CLOSED')
    .map((seed) => {
      const { promoId, title, category, banner, content, startsAt, endsAt } = promotionRow(
        seed,
        now.getTime(),
        merchant,
        language,
      )
      return {
        id: `A${promoId}`,
        type: 'PR',
        title,
        content,
        url: banner,
        promotion: { promoId, category, ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) },
        read: false,
        publishedAt: new Date(now.getTime() + Math.min(seed.starts, -PLANNED_DAYS) * DAY_MS).toISOString(),
      }
    })
}
