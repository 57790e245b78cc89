import type { Announcement, BannerGroup } from '#src/api/generated/types.ts'
import type { SceneName } from '#mock/art/banner.ts'
import type { HueName } from '#mock/art/scenes/scene-parts.ts'
import type { MerchantCode } from './accounts.ts'
import { inAll, wordIn, type Words } from './languages.ts'

interface BannerSeed {
  group: BannerGroup
  /** A scene, drawn in the merchant's hue, or the emblem of a top-up step. */
  picture: SceneName | `topup-${1 | 2 | 3}`
  title: Words
  subtitle?: Words
  action?: Words
  link?: string
  content?: string
  /** Days since it was published. */
  age: number
}

/** The hue in which a merchant's scenes are drawn. */
export const merchantHues: Readonly<Record<MerchantCode, HueName>> = {
  bdtdemo: 'night',
  tlbdemo: 'sea',
  inrdemo: 'dusk',
}
const DAY_MS = 86_400_000

/** In the order of their carousels. */
const banners: readonly BannerSeed[] = [
  {
    group: 'm_home',
    picture: 'river',
    age: 2,
    title: inAll(
      'Friday river of lanterns',
      'คืนวันศุกร์ สายน้ำแห่งโคมไฟ',
      'शुक्रवार: दीपों की नदी',
      'শুক্রবার: লণ্ঠনের নদী',
      'جمعے کی شب، چراغوں کی لہر',
      'Jumat, sungai lentera',
    ),
    subtitle: inAll(
      'Top up and get 50% more',
      'เติมเงินวันนี้ รับเพิ่ม 50%',
      'जमा करें और 50% ज़्यादा पाएँ',
      'টাকা জমা দিন, ৫০% বেশি পান',
      'رقم جمع کریں، 50% اضافی پائیں',
      'Isi saldo dan dapatkan 50% lebih',
    ),
    action: inAll('See offer', 'ดูข้อเสนอ', 'ऑफ़र देखें', 'অফার দেখুন', 'آفر دیکھیں', 'Lihat promo'),
    link: '/m/activity',
  },
  {
    group: 'm_home',
    picture: 'cricket',
    age: 5,
    title: inAll(
      'Under the floodlights',
      'ใต้แสงไฟสนาม',
      'फ़्लडलाइट की रोशनी में',
      'ফ্লাডলাইটের আলোয়',
      'فلڈ لائٹس کے نیچے',
      'Di bawah lampu stadion',
    ),
    subtitle: inAll(
      'Cricket odds from the first ball to the last',
      'ราคาคริกเก็ตตั้งแต่ลูกแรกจนลูกสุดท้าย',
      'पहली गेंद से आख़िरी तक क्रिकेट के भाव',
      'প্রথম বল থেকে শেষ বল পর্যন্ত ক্রিকেটের দর',
      'پہلی گیند سے آخری تک کرکٹ کے ریٹ',
      'Peluang kriket dari bola pertama hingga terakhir',
    ),
    action: inAll('To the match', 'ไปที่การแข่งขัน', 'मैच पर जाएँ', 'ম্যাচে যান', 'میچ دیکھیں', 'Ke pertandingan'),
    link: '/m/sports',
  },
  {
    group: 'm_home',
    picture: 'lagoon',
    age: 9,
    title: inAll(
      'The pearl is open',
      'ไข่มุกเปิดแล้ว',
      'मोती खुल गया है',
      'মুক্তা খুলেছে',
      'موتی کھل گیا ہے',
      'Mutiara telah terbuka',
    ),
    subtitle: inAll(
      'New waters in four fishing games',
      'น่านน้ำใหม่ในเกมยิงปลา 4 เกม',
      'चार फ़िशिंग गेम में नया पानी',
      'চারটি ফিশিং গেমে নতুন জলরাশি',
      'چار فشنگ گیمز میں نئے پانی',
      'Perairan baru di empat game ikan',
    ),
    action: inAll('Dive in', 'ลงน้ำเลย', 'गोता लगाएँ', 'ডুব দিন', 'غوطہ لگائیں', 'Menyelam'),
    link: '/m/gameList?gameType=FISH',
  },
  {
    group: 'm_home',
    picture: 'market',
    age: 14,
    title: inAll('Monsoon market', 'ตลาดหน้าฝน', 'सावन का बाज़ार', 'বর্ষার হাট', 'ساون بازار', 'Pasar musim hujan'),
    subtitle: inAll(
      'A small gift for every day you log in',
      'เข้าสู่ระบบทุกวัน รับของขวัญทุกวัน',
      'हर दिन लॉग इन पर एक छोटा तोहफ़ा',
      'প্রতিদিন লগইনে একটি ছোট উপহার',
      'روزانہ لاگ اِن پر ایک چھوٹا تحفہ',
      'Hadiah kecil setiap hari Anda masuk',
    ),
    action: inAll('Collect', 'รับของขวัญ', 'तोहफ़ा लें', 'উপহার নিন', 'تحفہ لیں', 'Ambil hadiah'),
    link: '/m/rewardCenter',
  },
  {
    group: 'm_live',
    picture: 'table',
    age: 3,
    title: inAll(
      'The tables are open',
      'โต๊ะเปิดแล้ว',
      'टेबल खुल चुके हैं',
      'টেবিল খোলা আছে',
      'میزیں کھلی ہیں',
      'Meja sudah dibuka',
    ),
    subtitle: inAll(
      'Six live rooms, day and night',
      'ห้องสด 6 ห้อง ตลอดวันตลอดคืน',
      'छह लाइव कक्ष, दिन-रात',
      'ছয়টি লাইভ রুম, দিনরাত',
      'چھ لائیو کمرے، دن رات',
      'Enam ruang live, siang dan malam',
    ),
    action: inAll('Take a seat', 'นั่งโต๊ะ', 'सीट लें', 'আসন নিন', 'نشست لیں', 'Ambil kursi'),
    link: '/m/live',
  },
  {
    group: 'm_live',
    picture: 'stairs',
    age: 11,
    title: inAll(
      'Climb the evening ladder',
      'ไต่บันไดแห่งค่ำคืน',
      'शाम की सीढ़ी चढ़ें',
      'সন্ধ্যার সিঁড়ি বেয়ে উঠুন',
      'شام کی سیڑھی چڑھیں',
      'Naiki tangga malam',
    ),
    subtitle: inAll(
      'Ranked baccarat from 20:00',
      'บาคาร่าจัดอันดับ เริ่ม 20:00',
      'रैंक वाला बैकारेट, रात 8 बजे से',
      'র‍্যাঙ্কড ব্যাকারেট, রাত ৮টা থেকে',
      'درجہ بند بکرا، رات 8 بجے سے',
      'Bakarat berperingkat mulai 20.00',
    ),
    action: inAll('Join', 'เข้าร่วม', 'शामिल हों', 'যোগ দিন', 'شامل ہوں', 'Ikut'),
    link: '/m/activity',
  },
  {
    group: 'm_reg',
    picture: 'kites',
    age: 30,
    title: inAll(
      'Join in a minute',
      'สมัครใน 1 นาที',
      'एक मिनट में जुड़ें',
      'এক মিনিটে যোগ দিন',
      'ایک منٹ میں شامل ہوں',
      'Daftar dalam semenit',
    ),
    subtitle: inAll(
      'One account, every game',
      'บัญชีเดียว เล่นได้ทุกเกม',
      'एक खाता, सारे गेम',
      'এক অ্যাকাউন্টে সব গেম',
      'ایک اکاؤنٹ، تمام گیمز',
      'Satu akun, semua gim',
    ),
  },
  {
    group: 'm_topup_1',
    picture: 'topup-1',
    age: 20,
    title: inAll(
      'Top up and climb',
      'ยิ่งเติมยิ่งได้',
      'जमा करें, आगे बढ़ें',
      'জমা দিন, এগিয়ে যান',
      'جمع کریں، آگے بڑھیں',
      'Isi saldo dan naik',
    ),
    subtitle: inAll(
      'A little more with every deposit',
      'ได้เพิ่มขึ้นทุกครั้งที่ฝาก',
      'हर जमा पर थोड़ा और',
      'প্রতিটি জমায় আরও একটু',
      'ہر ڈپازٹ پر کچھ اور',
      'Sedikit lebih di setiap deposit',
    ),
  },
  {
    group: 'm_topup_2',
    picture: 'topup-2',
    age: 20,
    title: inAll(
      '5% on 500 and more',
      'ฝาก 500 ขึ้นไป รับ 5%',
      '500 या ज़्यादा पर 5%',
      '৫০০ বা তার বেশিতে ৫%',
      '500 یا زیادہ پر 5%',
      '5% untuk 500 ke atas',
    ),
    action: inAll('More', 'ดูเพิ่ม', 'और', 'আরও', 'مزید', 'Lainnya'),
  },
  {
    group: 'm_topup_3',
    picture: 'topup-3',
    age: 20,
    title: inAll(
      '8% on 5,000 and more',
      'ฝาก 5,000 ขึ้นไป รับ 8%',
      '5,000 या ज़्यादा पर 8%',
      '৫,০০০ বা তার বেশিতে ৮%',
      '5,000 یا زیادہ پر 8%',
      '8% untuk 5.000 ke atas',
    ),
    subtitle: inAll(
      'Until the end of the month',
      'ถึงสิ้นเดือนนี้',
      'महीने के अंत तक',
      'মাসের শেষ পর্যন্ত',
      'مہینے کے آخر تک',
      'Sampai akhir bulan',
    ),
    action: inAll('Deposit more', 'ฝากเพิ่ม', 'और जमा करें', 'আরও জমা দিন', 'مزید جمع کریں', 'Tambah deposit'),
    link: '/m/voucherCenter',
    content:
      '<p>The bonus is added to your balance at once and has to be played <strong>five times</strong> before it can be withdrawn.</p>',
  },
]

/** The banners of a merchant in a language, in the order of their carousels (HOME-25, HOME-26, GAP-30). */
export function bannerRows(now: Date, merchant: MerchantCode, language: string): Announcement[] {
  return banners.map(({ group, picture, title, subtitle, action, link, content = '', age }, i) => ({
    id: String(9001 + i),
    type: 'B',
    title: wordIn(title, language),
    ...(subtitle === undefined ? {} : { subtitle: wordIn(subtitle, language) }),
    content,
    groupName: group,
    url: `/media/banners/${picture.startsWith('topup') ? picture : `${picture}-${merchantHues[merchant]}`}.svg`,
    ...(action === undefined ? {} : { action: wordIn(action, language) }),
    ...(link === undefined ? {} : { link }),
    read: false,
    publishedAt: new Date(now.getTime() - age * DAY_MS).toISOString(),
  }))
}
