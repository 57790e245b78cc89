import type { Announcement, AnnouncementType } from '#src/api/generated/types.ts'
import { rng } from '#mock/art/rng.ts'
import type { MerchantCode } from './accounts.ts'
import { bannerRows } from './banners.ts'
import { hotGames } from './hot-games.ts'
import { inAll, wordIn, type Words } from './languages.ts'
import { promotionRow, untouchedStatus } from './promotions.ts'
import { promotionSeeds } from './promotion-seeds.ts'
import { vendorsOf } from './vendors.ts'

const DAY_MS = 86_400_000
const SPAN_DAYS = 90
const NOTICES = 60
const FIRST_ID = 8200
/** How many days ago a promotion was announced that has not begun. */
const PLANNED_DAYS = 4

interface Notice {
  type: AnnouncementType
  title: Words
  content: string
}

/** The latest notices, in every language; older ones have English titles. */
const latest: readonly Notice[] = [
  {
    type: 'PL',
    title: inAll(
      'Wallet maintenance on Monday, 04:00 to 04:30',
      'ปิดปรับปรุงกระเป๋าเงินวันจันทร์ 04:00 ถึง 04:30',
      'वॉलेट रखरखाव: सोमवार, सुबह 4:00 से 4:30',
      'ওয়ালেট রক্ষণাবেক্ষণ: সোমবার ভোর ৪:০০ থেকে ৪:৩০',
      'والٹ کی دیکھ بھال: پیر، صبح 4:00 سے 4:30 تک',
      'Pemeliharaan dompet Senin, 04.00 sampai 04.30',
    ),
    content:
      '<p>Deposits and withdrawals pause for half an hour. <strong>Play is not affected</strong>, and everything you asked for before is finished first.</p>',
  },
  {
    type: 'PL',
    title: inAll(
      'New: Wishing Lamp by Moonreel',
      'เกมใหม่: ตะเกียงสมปรารถนา จาก Moonreel',
      'नया: Moonreel का मनोकामना चिराग़',
      'নতুন: Moonreel-এর ইচ্ছের চেরাগ',
      'نیا: Moonreel کا جادوئی چراغ',
      'Baru: Lampu Harapan dari Moonreel',
    ),
    content:
      '<p>Three wishes, twenty lines, and a lamp that remembers. You find it under <a href="/m/gameList?type=new">new games</a>.</p>',
  },
  {
    type: 'PU',
    title: inAll(
      'Play within your means',
      'เล่นอย่างมีสติ',
      'अपनी सीमा में खेलें',
      'সাধ্যের মধ্যে খেলুন',
      'اپنی استطاعت کے مطابق کھیلیں',
      'Bermainlah sesuai kemampuan',
    ),
    content:
      '<p>You can set limits for deposits and for time, or take a break. The <a href="/m/help?tag=responsible-gaming">help centre</a> shows how.</p>',
  },
  {
    type: 'PR',
    title: inAll(
      'Friday river of lanterns: 50% on your top-up',
      'คืนวันศุกร์ สายน้ำแห่งโคมไฟ: รับเพิ่ม 50%',
      'शुक्रवार: दीपों की नदी, जमा पर 50%',
      'শুক্রবার লণ্ঠনের নদী: জমায় ৫০%',
      'جمعے کی شب: ڈپازٹ پر 50%',
      'Jumat sungai lentera: 50% untuk isi saldo',
    ),
    content:
      '<p>Every Friday from 18:00 to midnight.</p><ul><li>One claim a person and day.</li><li>The bonus has to be played <em>eight times</em>.</li><li>Slots and fishing count in full.</li></ul>',
  },
  {
    type: 'PL',
    title: inAll(
      'Withdrawals at the weekend',
      'การถอนเงินช่วงสุดสัปดาห์',
      'सप्ताहांत में निकासी',
      'সপ্তাহান্তে উত্তোলন',
      'ہفتے کے آخر میں رقم نکالنا',
      'Penarikan di akhir pekan',
    ),
    content: '<p>Banks answer more slowly from Friday noon. Please allow up to <strong>six hours</strong>.</p>',
  },
  {
    type: 'H',
    title: inAll(
      'Late bets close with the first ball, the first card or the draw',
      'ปิดรับเดิมพันเมื่อเริ่มลูกแรก ไพ่ใบแรก หรือเริ่มออกรางวัล',
      'पहली गेंद, पहले कार्ड या ड्रॉ के साथ दांव बंद',
      'প্রথম বল, প্রথম কার্ড বা ড্রয়ের সঙ্গে বাজি বন্ধ',
      'پہلی گیند، پہلے کارڈ یا ڈرا کے ساتھ شرطیں بند',
      'Taruhan ditutup saat bola, kartu, atau undian pertama',
    ),
    content: '<p>A bet that arrives later is given back in full.</p>',
  },
  {
    type: 'H',
    title: inAll(
      'All makers of this page play with one wallet',
      'ทุกค่ายในหน้านี้ใช้กระเป๋าเงินเดียวกัน',
      'इस पेज के सभी प्रोवाइडर एक ही वॉलेट से',
      'এই পাতার সব প্রোভাইডার এক ওয়ালেটে',
      'اس صفحے کے تمام پرووائیڈرز ایک ہی والٹ سے',
      'Semua provider di halaman ini memakai satu dompet',
    ),
    content: '<p>There is nothing to transfer before you play.</p>',
  },
  {
    type: 'A',
    title: inAll(
      'Agents: figures of the week are ready',
      'ตัวแทน: สรุปตัวเลขประจำสัปดาห์พร้อมแล้ว',
      'एजेंट: सप्ताह के आँकड़े तैयार',
      'এজেন্ট: সপ্তাহের হিসাব প্রস্তুত',
      'ایجنٹ: ہفتے کے اعداد تیار ہیں',
      'Agen: angka minggu ini sudah siap',
    ),
    content: '<p>You find your team, its bets and your share in the agency centre.</p>',
  },
]

/** What older notices say; each takes a vendor or a game and its running number. */
const templates: readonly ((about: {
  vendor: string
  game: string
  number: number
}) => readonly [type: AnnouncementType, title: string, content: string])[] = [
  ({ vendor, number }) => [
    'PL',
    `${vendor}: servers rest on night ${number}`,
    `<p>${vendor} maintains its servers from 02:00 to 04:00. Open rounds are finished first; all other games stay open.</p>`,
  ],
  ({ game, number }) => [
    'PL',
    `${game}: table of winners, week ${number}`,
    `<p>Thirty members share this week's prize pool of <strong>${game}</strong>.</p><ol><li>Half to the first ten</li><li>The rest in equal parts</li></ol>`,
  ],
  ({ vendor, number }) => [
    'PL',
    `Five new games by ${vendor}, series ${number}`,
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
  ({ vendor, number }) => [
    'A',
    `Agents: rebates of ${vendor}, change ${number}`,
    '<p>The new rates hold from the first of next month. Contracts that you signed keep theirs.</p>',
  ],
  ({ game, number }) => [
    'PL',
    `${game} now in six languages, release ${number}`,
    '<p>The game follows the language of the site.</p>',
  ],
  ({ vendor, number }) => ['PU', `${vendor} opens early, day ${number}`, '<p>Doors open at 10:00 instead of noon.</p>'],
]

/**
 * Every announcement of a merchant: the banners in the order of their carousels, then the notices, the latest first
 * (GATEWAY-58). Nothing is read; what a member has read is kept elsewhere.
 */
export function announcementRows(now: Date, merchant: MerchantCode, language: string): Announcement[] {
  const notices = [...noticeRows(now, merchant, language), ...promotionNotices(now, merchant, language)]
  const latestFirst = notices.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  return [...bannerRows(now, merchant, language), ...latestFirst]
}

function noticeRows(now: Date, merchant: MerchantCode, language: string): Announcement[] {
  const r = rng(`notices|${merchant}`)
  const vendors = vendorsOf(merchant)
  const step = (SPAN_DAYS * DAY_MS) / NOTICES
  return Array.from({ length: NOTICES }, (_, i) => {
    const recent = latest[i]
    const about = {
      vendor: r.pick(vendors).name,
      game: hotGames[(i * 7) % hotGames.length]?.name ?? '',
      number: NOTICES - i,
    }
    const template = r.pick(templates)
    const [type, title, content] =
      recent === undefined ? template(about) : [recent.type, wordIn(recent.title, language), recent.content]
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

/** One for every promotion that is open to all or comes, published when it began, or some days ago where it has not begun. */
function promotionNotices(now: Date, merchant: MerchantCode, language: string): Announcement[] {
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
