import type { RegisterSettings, SiteLink } from '#src/api/generated/types.ts'
import type { MerchantCode } from './accounts.ts'

/** What a merchant may have beyond the usual; each is off where {@link Site.optional} does not name it. */
type OptionalPart = 'CANCEL_WITHDRAWAL' | 'IDENTITY' | 'WITHDRAW_HOLD'

/** What the stub knows of one merchant's site. */
export interface Site {
  readonly brand: string
  readonly currencySymbol: string
  /** In which days of records begin and end (GAP-151). */
  readonly timeZone: string
  /** Host names for which the site is meant; none of them exists. */
  readonly domains: readonly string[]
  readonly whitelabel: Readonly<Record<string, boolean>>
  readonly links: readonly SiteLink[]
  readonly minimumAge: number
  /** Records say what was paid in and out (BEYOND-16). */
  readonly paymentTotals?: true
  /** Mobile numbers of the region, without the country's code. */
  readonly mobile: { readonly dialingCode: string; readonly pattern: string; readonly digits: number }
  readonly registerSettings: RegisterSettings
  readonly optional: readonly OptionalPart[]
}

const EVERYTHING = {
  DEPOSIT: true,
  WITHDRAW: true,
  TRANSBETREPMEM3: true,
  REWCEN3: true,
  suggest: true,
  MOBILEVERCODELOGIN3: true,
  FACEBOOKLOGIN3: true,
  GOOGLELOGIN3: true,
  CBS3: true,
  LIVEMODEL3: false,
} as const

const USERNAME = { enabled: true, required: true, pattern: '^[A-Za-z0-9_]{4,20}$', maxLength: 20 } as const
const CODE = { enabled: true, required: false, pattern: '^[A-Za-z0-9]{4,12}$', maxLength: 12 } as const
const EMAIL = { enabled: true, required: true, maxLength: 254 } as const

/** The three merchants, unlike enough to see that nothing is fixed in the client (BOOT-30 to BOOT-32). */
export const sites: Readonly<Record<MerchantCode, Site>> = {
  bdtdemo: {
    brand: 'Lanternhouse',
    currencySymbol: '৳',
    timeZone: 'Asia/Dhaka',
    domains: ['lanternhouse.example', 'www.lanternhouse.example', 'fast.lanternhouse.example'],
    whitelabel: { ...EVERYTHING, PLAYLIMITS: true },
    links: linksOf('lanternhouse'),
    minimumAge: 18,
    paymentTotals: true,
    mobile: { dialingCode: '880', pattern: '^01[0-9]{9}$', digits: 11 },
    registerSettings: {
      username: USERNAME,
      mobileNum: { enabled: true, required: true, pattern: '^01[0-9]{9}$', maxLength: 11 },
      email: EMAIL,
      nickname: { enabled: true, required: false, maxLength: 20 },
      payeeName: { enabled: true, required: true, maxLength: 60 },
      recommenderId: CODE,
      affiliateCode: CODE,
      birthDate: { enabled: true, required: false },
    },
    optional: ['CANCEL_WITHDRAWAL', 'IDENTITY'],
  },
  tlbdemo: {
    brand: 'Tideglass',
    currencySymbol: '฿',
    timeZone: 'Asia/Bangkok',
    domains: ['tideglass.example', 'www.tideglass.example'],
    whitelabel: { ...EVERYTHING, CBS3: false },
    links: linksOf('tideglass'),
    minimumAge: 21,
    mobile: { dialingCode: '66', pattern: '^0[0-9]{9}$', digits: 10 },
    registerSettings: {
      username: USERNAME,
      mobileNum: { enabled: true, required: true, pattern: '^0[0-9]{9}$', maxLength: 10 },
      // A slip as operators make them: the class is never closed, so no client can use the pattern (GAP-76).
      line: { enabled: true, required: false, pattern: '^[a-z0-9._-{4,20}$', maxLength: 30 },
      email: { ...EMAIL, required: false },
      paymentPassword: { enabled: true, required: true, pattern: '^[0-9]{6}$', maxLength: 6 },
    },
    optional: ['WITHDRAW_HOLD'],
  },
  inrdemo: {
    brand: 'Orchid Court',
    currencySymbol: '₹',
    timeZone: 'Asia/Kolkata',
    domains: ['orchidcourt.example'],
    whitelabel: { ...EVERYTHING, MOBILEVERCODELOGIN3: false, FACEBOOKLOGIN3: false, LIVEMODEL3: true },
    links: linksOf('orchidcourt'),
    minimumAge: 18,
    mobile: { dialingCode: '91', pattern: '^[6-9][0-9]{9}$', digits: 10 },
    registerSettings: {
      username: USERNAME,
      mobileNum: { enabled: false, required: false },
      whatsapp: { enabled: true, required: false, pattern: '^\\+?[0-9]{6,20}$', maxLength: 21 },
      affiliateCode: CODE,
    },
    optional: [],
  },
}

/** Whether a merchant has an optional part. */
export const hasOptional = (merchant: MerchantCode, part: OptionalPart): boolean =>
  sites[merchant].optional.includes(part)

/** FEEDBACK-03, GAP-115: the limits of a feedback, in characters; one merchant has set its own. */
export function feedbackLength(merchant: MerchantCode): { min: number; max: number } {
  return merchant === 'tlbdemo' ? { min: 15, max: 300 } : { min: 10, max: 500 }
}

function linksOf(host: string): SiteLink[] {
  return [
    { resourceType: 'IOS', url: `https://dl.${host}.example/ios`, labelNameEn: 'iPhone and iPad' },
    { resourceType: 'Android', url: `https://dl.${host}.example/${host}.apk`, labelNameEn: 'Android app' },
    { resourceType: 'MOBILECONFIG', url: `https://dl.${host}.example/webclip.mobileconfig`, labelNameEn: 'Web clip' },
    { resourceType: 'TUTORIAL', url: `https://${host}.example/tutorial`, labelNameEn: 'How to play' },
    { resourceType: 'BONUS', url: `https://${host}.example/bonus`, labelNameEn: 'Daily bonus' },
    { resourceType: 'TELEGRAM', url: `https://t.me/${host}_example`, labelNameEn: 'Telegram' },
    { resourceType: 'LIVECHAT', url: `https://support.${host}.example/chat`, labelNameEn: 'Live chat' },
    { resourceType: 'FACEBOOK', url: `https://www.facebook.com/${host}.example`, labelNameEn: 'Facebook' },
    { resourceType: 'WHATSAPP', url: 'https://wa.me/10000000000', labelNameEn: 'WhatsApp' },
  ]
}
