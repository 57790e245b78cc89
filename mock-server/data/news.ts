import type { LobbyNews } from '#src/api/generated/types.ts'
import { inAll, wordIn, type Words } from './languages.ts'

const HOUR_MS = 3_600_000

interface NewsSeed {
  title: Words
  link?: string
  /** Hours since it was published. */
  age: number
}

const news: readonly NewsSeed[] = [
  {
    age: 3,
    link: '/m/activity',
    title: inAll(
      'Tonight from 18:00: 50% on every first top-up',
      'คืนนี้ 18:00: ฝากครั้งแรกรับ 50%',
      'आज रात 6 बजे से: पहली जमा पर 50%',
      'আজ সন্ধ্যা ৬টা থেকে: প্রথম জমায় ৫০%',
      'آج شام 6 بجے سے: پہلے ڈپازٹ پر 50%',
      'Malam ini 18.00: 50% untuk isi saldo pertama',
    ),
  },
  {
    age: 20,
    link: '/m/gameList?type=new',
    title: inAll(
      'Eleven new games since Sunday',
      'เกมใหม่ 11 เกมตั้งแต่วันอาทิตย์',
      'रविवार से ग्यारह नए गेम',
      'রবিবার থেকে এগারোটি নতুন গেম',
      'اتوار سے گیارہ نئی گیمز',
      'Sebelas game baru sejak Minggu',
    ),
  },
  {
    age: 31,
    title: inAll(
      'A member won 131,004 at Teen Patti Palace',
      'สมาชิกชนะ 131,004 ที่วังทีนปัตติ',
      'तीन पत्ती महल में एक सदस्य ने 131,004 जीते',
      'তিন পাত্তি মহলে একজন জিতলেন ১,৩১,০০৪',
      'تین پتی محل میں ایک رکن نے 131,004 جیتے',
      'Anggota menang 131.004 di Istana Teen Patti',
    ),
  },
  {
    age: 54,
    link: '/m/sports',
    title: inAll(
      'Test series: odds for all five days',
      'เทสต์แมตช์: ราคาครบทั้ง 5 วัน',
      'टेस्ट सीरीज़: पाँचों दिन के भाव',
      'টেস্ট সিরিজ: পাঁচ দিনেরই দর',
      'ٹیسٹ سیریز: پانچوں دن کے ریٹ',
      'Seri Test: peluang untuk kelima hari',
    ),
  },
  {
    age: 78,
    link: '/m/vip',
    title: inAll(
      'Points of yesterday are settled',
      'สรุปคะแนนของเมื่อวานแล้ว',
      'कल के पॉइंट जुड़ गए',
      'গতকালের পয়েন্ট যোগ হয়েছে',
      'کل کے پوائنٹس شامل ہو گئے',
      'Poin kemarin sudah dihitung',
    ),
  },
]

/** The news of the lobby, the latest first, and the jackpot that the house vouches for. It grows by 37 each second. */
export function lobbyNews(now: Date, language: string): LobbyNews {
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    list: news.map(({ title, link, age }, i) => ({
      id: `N${700 - i}`,
      title: wordIn(title, language),
      ...(link === undefined ? {} : { link }),
      publishedAt: new Date(now.getTime() - age * HOUR_MS).toISOString(),
    })),
    jackpot: {
      amount: (23_000_000 + ((seconds * 37) % 2_000_000)).toFixed(2),
      asOf: new Date(seconds * 1000).toISOString(),
    },
  }
}
