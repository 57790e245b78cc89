import type {
  AccountKind,
  DepositChannel,
  DepositMethod,
  DepositMethodCode,
  WithdrawBank,
} from '#src/api/generated/types.ts'
import type { MerchantCode } from './accounts.ts'
import { inAll, wordIn, type Words } from './languages.ts'

/** Banks and wallets by merchant: the code, the name, and what numbers it knows where it is no bank. */
const BANKS: Readonly<Record<MerchantCode, readonly (readonly [code: string, name: string, kind?: AccountKind])[]>> = {
  bdtdemo: [
    ['BKASH', 'bKash', 'MOBILE'],
    ['NAGAD', 'Nagad', 'MOBILE'],
    ['ROCKET', 'Rocket', 'ROCKET'],
    ['USDT', 'USDT', 'CRYPTO'],
    ['PADMA', 'Padma River Bank'],
    ['MEGHNA', 'Meghna Trust'],
    ['SUNDAR', 'Sundarban Savings'],
  ],
  tlbdemo: [
    ['PROMPTPAY', 'PromptPay', 'PROMPTPAY'],
    ['LOTUS', 'Siam Lotus Bank'],
    ['CHAO', 'Chao Phraya Savings'],
    ['DOI', 'Doi Kham Trust'],
  ],
  inrdemo: [
    ['UPI', 'UPI', 'UPI'],
    ['DECCAN', 'Deccan People Bank'],
    ['GANGA', 'Ganga Valley Trust'],
    ['MALABAR', 'Malabar Savings'],
  ],
}

const METHOD_NAMES: Readonly<Record<DepositMethodCode, Words>> = {
  MANUAL: inAll('Bank transfer', 'โอนผ่านธนาคาร', 'बैंक ट्रांसफ़र', 'ব্যাংক ট্রান্সফার', 'بینک ٹرانسفر', 'Transfer bank'),
  GATEWAY: inAll(
    'Online payment',
    'ชำระเงินออนไลน์',
    'ऑनलाइन भुगतान',
    'অনলাইন পেমেন্ট',
    'آن لائن ادائیگی',
    'Pembayaran online',
  ),
  ALIPAY: inAll('Alipay', 'Alipay', 'Alipay', 'Alipay', 'Alipay', 'Alipay'),
  QQ: inAll('QQ Wallet', 'QQ Wallet', 'QQ Wallet', 'QQ Wallet', 'QQ Wallet', 'QQ Wallet'),
  WECHAT: inAll('WeChat Pay', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay'),
}
const OPEN_AGAIN = inAll(
  'Open again at 18:00.',
  'เปิดอีกครั้งเวลา 18:00 น.',
  'फिर 18:00 बजे खुलेगा।',
  'আবার খুলবে ১৮:০০ টায়।',
  'دوبارہ 18:00 بجے کھلے گا۔',
  'Dibuka lagi pukul 18.00.',
)
const WITHIN_MINUTES = inAll(
  'Transfers are seen within 15 minutes, from 9:00 to 23:00.',
  'ตรวจสอบยอดโอนภายใน 15 นาที ระหว่าง 9:00–23:00 น.',
  'ट्रांसफ़र 15 मिनट में दिख जाता है, 9:00 से 23:00 तक।',
  'ট্রান্সফার ১৫ মিনিটের মধ্যে দেখা যায়, ৯:০০ থেকে ২৩:০০ পর্যন্ত।',
  'ٹرانسفر 15 منٹ میں نظر آ جاتا ہے، 9:00 سے 23:00 تک۔',
  'Transfer terlihat dalam 15 menit, pukul 9.00 sampai 23.00.',
)

/** What a transfer needs beside the number: the branch in Dhaka, the IFSC in India, nothing in Thailand. */
function branchOf(merchant: MerchantCode, bank: number): { branch?: string } {
  if (merchant === 'bdtdemo') return { branch: 'Motijheel' }
  return merchant === 'inrdemo' ? { branch: `LNTN000482${bank}` } : {}
}

/** Nobody has the key of this one, whose number is zero. */
const NOBODYS_ADDRESS = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

/** The smallest and largest amount of one payment, and what is offered for one tap. */
type Amounts = readonly [min: number, max: number, ...quick: number[]]

/** The banks that a merchant pays out to. */
export function withdrawBanks(merchant: MerchantCode): WithdrawBank[] {
  return BANKS[merchant].map(([bankCode, bankName, kind = 'BANK']) => ({
    bankCode,
    bankName,
    logoUrl: logoOf(bankCode),
    kind,
    ...(kind === 'CRYPTO' ? { network: 'TRC20' } : {}),
  }))
}

const EASTERN: Amounts = [500, 50_000, 500, 1_000, 5_000]

/** The ways to pay in at a merchant, open and closed ones, with names in a language. */
export function depositMethods(merchant: MerchantCode, language: string): DepositMethod[] {
  const method = (
    code: DepositMethodCode,
    channels: DepositChannel[],
    rest: Partial<Pick<DepositMethod, 'state' | 'notice'>> = {},
  ): DepositMethod => ({ method: code, name: wordIn(METHOD_NAMES[code], language), state: 'OPEN', channels, ...rest })
  const banks = BANKS[merchant]
    .filter(([, , kind]) => kind !== 'CRYPTO')
    .map(([bankCode, bankName]) => ({ bankCode, bankName, logoUrl: logoOf(bankCode) }))
  const transfer: DepositChannel[] = banks
    .filter(({ bankCode }) => /^(PADMA|MEGHNA|LOTUS|CHAO|DECCAN|GANGA)$/.test(bankCode))
    .map(({ bankCode, bankName }, i) =>
      channel(`m-${bankCode}`, bankName, [500, 200_000, 500, 1_000, 5_000, 20_000], {
        logoUrl: logoOf(bankCode),
        notice: wordIn(WITHIN_MINUTES, language),
        account: {
          bankName,
          accountName: 'Evening Lantern Trading',
          accountNumber: `18511000482${i}3`,
          ...branchOf(merchant, i),
        },
        ...(merchant === 'inrdemo' ? { referenceKind: 'UTR' } : {}),
      }),
    )
  const online = method('GATEWAY', [
    channel(`g-${banks[0]?.bankCode}`, banks[0]?.bankName ?? '', [100, 30_000, 100, 500, 1_000, 3_000, 10_000], {
      vendor: 'PADMAPAY',
      logoUrl: logoOf(banks[0]?.bankCode ?? ''),
      bonusRate: '1.00',
    }),
    channel('g-netbanking', wordIn(METHOD_NAMES.GATEWAY, language), [1_000, 100_000, 1_000, 5_000, 20_000], {
      vendor: 'KAVERIPAY',
      banks: banks.slice(1),
    }),
    channel('g-cards', 'Visa, Mastercard', [1_000, 100_000, 1_000, 5_000], {
      vendor: 'JAMUNAPAY',
      state: 'MAINTENANCE',
    }),
  ])
  if (merchant !== 'bdtdemo') return [online, method('MANUAL', transfer)]
  const wallet = channel('m-BKASH', 'bKash Send Money', [200, 25_000, 200, 500, 1_000, 5_000], {
    logoUrl: logoOf('BKASH'),
    account: { bankName: 'bKash', accountName: 'Evening Lantern Trading', accountNumber: '01700000482' },
    referenceKind: 'TRXID',
  })
  const usdt = channel('m-USDT', 'USDT (TRC20)', [1_000, 500_000, 1_000, 5_000, 10_000, 50_000], {
    logoUrl: logoOf('USDT'),
    account: { bankName: 'USDT', accountName: 'Evening Lantern Trading', accountNumber: NOBODYS_ADDRESS },
    referenceKind: 'HASH',
    crypto: { currency: 'USDT', network: 'TRC20', rate: '121.50', confirmations: 20 },
  })
  return [
    method('MANUAL', [...transfer, wallet, usdt]),
    online,
    method('ALIPAY', [channel('a-main', 'Alipay', EASTERN, { vendor: 'EASTLINK', state: 'MAINTENANCE' })], {
      state: 'MAINTENANCE',
      notice: wordIn(OPEN_AGAIN, language),
    }),
    method('WECHAT', [channel('w-main', 'WeChat Pay', EASTERN, { vendor: 'EASTLINK', variants: ['QR', 'H5'] })]),
    method('QQ', [], { state: 'CLOSED' }),
  ]
}

/** The same with every way open, for tests of those that are closed as a rule. */
export const withEveryChannel = (methods: readonly DepositMethod[]): DepositMethod[] =>
  methods.map((one) => ({
    ...one,
    state: 'OPEN',
    channels:
      one.channels.length === 0
        ? [channel('q-main', one.name, EASTERN, { vendor: 'EASTLINK' })]
        : one.channels.map((way) => ({ ...way, state: 'OPEN' })),
  }))

function channel(
  channelId: string,
  name: string,
  [min, max, ...quick]: Amounts,
  rest: Partial<DepositChannel> = {},
): DepositChannel {
  return {
    channelId,
    name,
    vendor: 'HOUSE',
    state: 'OPEN',
    limits: { minAmount: min.toFixed(2), maxAmount: max.toFixed(2) },
    quickAmounts: quick.map((amount) => amount.toFixed(2)),
    ...rest,
  }
}

const logoOf = (bankCode: string) => `/media/payments/${bankCode.toLowerCase()}.svg`
