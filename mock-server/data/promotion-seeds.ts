import type { DepositBonusTerms, Promotion } from '#src/api/generated/types.ts'
import type { SceneName } from '#mock/art/banner.ts'
import { inAll, type Words } from './languages.ts'

/** The tabs of the promotions page. */
export const categories = {
  WELCOME: inAll('Welcome', 'ต้อนรับ', 'स्वागत', 'স্বাগতম', 'خوش آمدید', 'Sambutan'),
  DEPOSIT: inAll('Deposit', 'ฝากเงิน', 'जमा', 'ডিপোজিট', 'ڈپازٹ', 'Deposit'),
  CASHBACK: inAll('Cashback', 'คืนยอดเสีย', 'कैशबैक', 'ক্যাশব্যাক', 'کیش بیک', 'Cashback'),
  SPORTS: inAll('Sports', 'กีฬา', 'खेल', 'স্পোর্টস', 'کھیل', 'Olahraga'),
  EVENT: inAll('Events', 'กิจกรรม', 'इवेंट', 'ইভেন্ট', 'ایونٹس', 'Event'),
  VIP: inAll('VIP', 'VIP', 'VIP', 'VIP', 'VIP', 'VIP'),
} as const satisfies Record<string, Words>

/** Where the seeded member stands with a promotion, in place of whoever has done nothing. */
interface Past {
  readonly status: Promotion['status']
  readonly reward?: string
  readonly statusNote?: string
  /** Days since the application, and its words. */
  readonly applied?: { readonly days: number; readonly remark: string; readonly pictures: number }
}

/** A promotion of every merchant. */
export interface PromotionSeed {
  readonly promoId: string
  readonly title: Words
  readonly category: keyof typeof categories
  readonly scene: SceneName
  readonly content: string
  readonly takenBy: Promotion['takenBy']
  /** The status while it runs, for whoever has done nothing about it. */
  readonly opensAs: 'JOIN' | 'PERMANENT'
  /** Days from now; the past is negative. */
  readonly starts: number
  readonly ends?: number
  readonly depositTerms?: DepositBonusTerms
  readonly past?: Past
}

/** In the order of the page; between them and the seeded member, every status label is there. */
export const promotionSeeds: readonly PromotionSeed[] = [
  {
    promoId: 'PR2601',
    title: inAll(
      'Double your first deposit',
      'ฝากครั้งแรก รับเพิ่มเท่าตัว',
      'पहली जमा पर दोगुना',
      'প্রথম ডিপোজিটে দ্বিগুণ',
      'پہلے ڈپازٹ پر دگنا',
      'Deposit pertama jadi dua kali lipat',
    ),
    category: 'WELCOME',
    scene: 'kites',
    content:
      '<p>Join, then deposit <b>500.00 or more</b>, and play with twice as much.</p><ol><li>Join this promotion before you deposit.</li><li>Choose it on the deposit page.</li><li>The bonus arrives with the deposit.</li></ol><p>Deposit and bonus together have to be played <em>18 times</em>. Slots and fishing count in full, live tables to a tenth. One bonus a person, payment account and device. See the <a href="/m/help?tag=terms">general terms</a>.</p>',
    takenBy: 'ACCEPT',
    opensAs: 'JOIN',
    starts: -20,
    ends: 40,
    depositTerms: { minDeposit: '500.00', bonusRate: '100.00', maxBonus: '10000.00', turnoverTimes: 18 },
  },
  {
    promoId: 'PR2602',
    title: inAll(
      'Weekly cashback on slots',
      'คืนยอดสล็อตทุกสัปดาห์',
      'स्लॉट पर साप्ताहिक कैशबैक',
      'স্লটে সাপ্তাহিক ক্যাশব্যাক',
      'سلاٹس پر ہفتہ وار کیش بیک',
      'Cashback slot mingguan',
    ),
    category: 'CASHBACK',
    scene: 'market',
    content:
      "<p><b>1.2%</b> of last week's losses on slots, ready every Monday at noon. Claim it before the next Monday; what nobody claims is gone.</p><p>No turnover: you can withdraw it at once.</p>",
    takenBy: 'ACCEPT',
    opensAs: 'JOIN',
    starts: -6,
    ends: 1,
    past: { status: 'CLAIM', reward: '384.60' },
  },
  {
    promoId: 'PR2603',
    title: inAll(
      'Cricket slip of the month',
      'สลิปคริกเก็ตประจำเดือน',
      'महीने की क्रिकेट स्लिप',
      'মাসের সেরা ক্রিকেট স্লিপ',
      'مہینے کی کرکٹ سلپ',
      'Slip kriket bulan ini',
    ),
    category: 'SPORTS',
    scene: 'cricket',
    content:
      '<p>Send us your winning slip with the longest odds. The best ten of the month share <b>20,000.00</b>.</p><ul><li>At least three matches on one slip</li><li>A picture on which the number of the slip can be read</li><li>One slip a member and month</li></ul>',
    takenBy: 'APPLY',
    opensAs: 'JOIN',
    starts: -12,
    ends: 18,
  },
  {
    promoId: 'PR2604',
    title: inAll(
      'A bit more on every deposit',
      'ฝากทุกครั้ง รับเพิ่มทุกครั้ง',
      'हर जमा पर थोड़ा और',
      'প্রতিটি ডিপোজিটে আরও একটু',
      'ہر ڈپازٹ پر کچھ اور',
      'Bonus di setiap deposit',
    ),
    category: 'DEPOSIT',
    scene: 'river',
    content:
      '<p><b>5%</b> on every deposit from 200.00 on, added at once, as often as you like. To be played three times.</p>',
    takenBy: 'ACCEPT',
    opensAs: 'JOIN',
    starts: -15,
    depositTerms: { minDeposit: '200.00', bonusRate: '5.00', turnoverTimes: 3 },
    past: { status: 'JOINED' },
  },
  {
    promoId: 'PR2605',
    title: inAll('Bring a friend', 'ชวนเพื่อน รับโบนัส', 'दोस्त को बुलाएँ', 'বন্ধুকে আনুন', 'دوست کو لائیں', 'Ajak teman'),
    category: 'EVENT',
    scene: 'stairs',
    content: '<p><b>300.00</b> for every friend who deposits. Tell us the account name of your friend.</p>',
    takenBy: 'APPLY',
    opensAs: 'JOIN',
    starts: -85,
    past: {
      status: 'REJECTED',
      statusNote: 'Your friend has not made a deposit yet. Apply again once it has arrived.',
      applied: { days: 19, remark: 'My friend is rakib_dhk', pictures: 0 },
    },
  },
  {
    promoId: 'PR2606',
    title: inAll(
      'Big fish of the week',
      'ปลาใหญ่ประจำสัปดาห์',
      'हफ़्ते की बड़ी मछली',
      'সপ্তাহের বড় মাছ',
      'ہفتے کی بڑی مچھلی',
      'Ikan terbesar minggu ini',
    ),
    category: 'EVENT',
    scene: 'lagoon',
    content: '<p>A picture of your biggest catch in any fishing game wins up to <b>5,000.00</b>.</p>',
    takenBy: 'APPLY',
    opensAs: 'JOIN',
    starts: -5,
    ends: 9,
    past: { status: 'APPLYING', applied: { days: 2, remark: 'Golden shark, 21:40 on Thursday', pictures: 2 } },
  },
  {
    promoId: 'PR2607',
    title: inAll(
      'Twenty hands a day',
      'วันละยี่สิบมือ',
      'रोज़ बीस हाथ',
      'দিনে কুড়ি হাত',
      'روزانہ بیس بازیاں',
      'Dua puluh ronde sehari',
    ),
    category: 'EVENT',
    scene: 'table',
    content: '<p>Play twenty hands a day at our live tables for a week. Your days are being counted.</p>',
    takenBy: 'NOTHING',
    opensAs: 'PERMANENT',
    starts: -4,
    ends: 3,
    past: { status: 'PROCESS' },
  },
  {
    promoId: 'PR2608',
    title: inAll(
      'Rebate on every bet',
      'คืนค่าคอมทุกเดิมพัน',
      'हर दांव पर रिबेट',
      'প্রতি বাজিতে রিবেট',
      'ہر شرط پر ری بیٹ',
      'Rabat di setiap taruhan',
    ),
    category: 'CASHBACK',
    scene: 'market',
    content:
      '<table><tr><th>Games</th><th>Rate</th></tr><tr><td>Slots</td><td>0.8%</td></tr><tr><td>Live tables</td><td>0.5%</td></tr><tr><td>Sports</td><td>0.3%</td></tr></table><p>Of each valid bet, paid at midnight. There is nothing to join.</p>',
    takenBy: 'NOTHING',
    opensAs: 'PERMANENT',
    starts: -80,
  },
  {
    promoId: 'PR2609',
    title: inAll(
      'Sunday free ticket',
      'ตั๋วฟรีวันอาทิตย์',
      'रविवार का मुफ़्त टिकट',
      'রবিবারের ফ্রি টিকিট',
      'اتوار کا مفت ٹکٹ',
      'Tiket gratis hari Minggu',
    ),
    category: 'EVENT',
    scene: 'river',
    content: '<p>A lottery ticket each Sunday for everybody who is subscribed to our letters.</p>',
    takenBy: 'NOTHING',
    opensAs: 'PERMANENT',
    starts: -60,
    past: { status: 'SUBSCRIBED' },
  },
  {
    promoId: 'PR2610',
    title: inAll(
      'Evening league contract',
      'สัญญาลีกยามค่ำ',
      'शाम की लीग का करार',
      'সন্ধ্যা লিগের চুক্তি',
      'شام کی لیگ کا معاہدہ',
      'Kontrak liga malam',
    ),
    category: 'VIP',
    scene: 'stairs',
    content: '<p>A higher rebate for three months against a fixed weekly turnover. You have signed it.</p>',
    takenBy: 'NOTHING',
    opensAs: 'PERMANENT',
    starts: -30,
    ends: 60,
    past: { status: 'SIGNED' },
  },
  {
    promoId: 'PR2611',
    title: inAll(
      'Level-up gift',
      'ของขวัญเลื่อนระดับ',
      'लेवल-अप उपहार',
      'লেভেল-আপ উপহার',
      'لیول اپ تحفہ',
      'Hadiah naik level',
    ),
    category: 'VIP',
    scene: 'lagoon',
    content: '<p>A gift at each new VIP level, once a level.</p>',
    takenBy: 'NOTHING',
    opensAs: 'PERMANENT',
    starts: -82,
    past: { status: 'CLAIMED', reward: '1500.00' },
  },
  {
    promoId: 'PR2612',
    title: inAll('Fishing festival', 'เทศกาลตกปลา', 'फ़िशिंग उत्सव', 'ফিশিং উৎসব', 'فشنگ میلہ', 'Festival memancing'),
    category: 'EVENT',
    scene: 'lagoon',
    content: '<p>Prizes for the hundred best hunters. You came 42nd.</p>',
    takenBy: 'NOTHING',
    opensAs: 'PERMANENT',
    starts: -60,
    ends: -50,
    past: { status: 'ISSUED', reward: '750.00' },
  },
  {
    promoId: 'PR2613',
    title: inAll(
      'Longest night spins',
      'หมุนฟรีคืนที่ยาวที่สุด',
      'सबसे लंबी रात के स्पिन',
      'দীর্ঘতম রাতের স্পিন',
      'لمبی رات کے اسپن',
      'Putaran malam terpanjang',
    ),
    category: 'EVENT',
    scene: 'kites',
    content: '<p>Free spins for one night. The doors open soon.</p>',
    takenBy: 'ACCEPT',
    opensAs: 'JOIN',
    starts: 25,
    ends: 28,
  },
  {
    promoId: 'PR2614',
    title: inAll('Monsoon reload', 'เติมรับฤดูฝน', 'मानसून रीलोड', 'বর্ষার রিলোড', 'ساون ری لوڈ', 'Reload musim hujan'),
    category: 'DEPOSIT',
    scene: 'river',
    content: '<p>20% on deposits in the rainy season. It is over; the next one comes with the next clouds.</p>',
    takenBy: 'ACCEPT',
    opensAs: 'JOIN',
    starts: -88,
    ends: -40,
    depositTerms: { minDeposit: '1000.00', bonusRate: '20.00', maxBonus: '5000.00', turnoverTimes: 8 },
  },
]
