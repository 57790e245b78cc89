import type {
  BetRecord,
  DepositReport,
  MemberTransaction,
  MoneyOrderStatus,
  TxCode,
  WalletTransfer,
  WithdrawReport,
} from '#src/api/generated/types.ts'
import { rng, type Rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from './accounts.ts'
import { gameRow, gamesOf } from './games/catalogue.ts'
import { inAll, wordIn, type Words } from './languages.ts'
import { withdrawBanks } from './payments.ts'
import { providersOf } from './games/providers.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const SPAN_DAYS = 90

/** Whose records: the same member of the same merchant always has the same past. */
export interface RecordsOf {
  account: string
  merchant: MerchantCode
  /** The balance now, in the wallet's currency; the bookings lead to it. */
  balance: string
}

/** The name of the wallet that every transfer leaves or reaches. */
export const MAIN_WALLET = 'Main wallet'
const METHODS = ['Bank transfer', 'Payment gateway', 'QR payment', 'Card'] as const

const txCodes: readonly (readonly [code: string, label: Words])[] = [
  ['DEPOSIT', inAll('Deposit', 'ฝากเงิน', 'जमा', 'জমা', 'ڈپازٹ', 'Deposit')],
  ['WITHDRAW', inAll('Withdrawal', 'ถอนเงิน', 'निकासी', 'উত্তোলন', 'رقم نکالنا', 'Penarikan')],
  ['GAME_IN', inAll('From a game', 'โอนจากเกม', 'गेम से', 'গেম থেকে', 'گیم سے', 'Dari game')],
  ['GAME_OUT', inAll('To a game', 'โอนไปเกม', 'गेम को', 'গেমে', 'گیم میں', 'Ke game')],
  ['BONUS', inAll('Bonus', 'โบนัส', 'बोनस', 'বোনাস', 'بونس', 'Bonus')],
  ['REBATE', inAll('Rebate', 'คืนยอด', 'छूट', 'রিবেট', 'ری بیٹ', 'Rabat')],
  ['ADJUST', inAll('Correction', 'ปรับยอด', 'सुधार', 'সংশোধন', 'درستی', 'Koreksi')],
]

/** Kinds of booking with their names in a language, in the order of the filter. */
export function txCodeRows(language: string): TxCode[] {
  return txCodes.map(([code, label]) => ({ code, label: wordIn(label, language) }))
}

/** 320 bets over 90 days, the latest first; the first few are still open. */
export function betRows(now: Date, of: RecordsOf, language: string): BetRecord[] {
  const r = source('bets', of)
  const games = gamesOf(of.merchant)
  return moments(r, now, 320).map((at, i) =>
    betRow(r, { at, now, game: gameRow(r.pick(games), language), number: serial(i), isOpen: i < 3 }),
  )
}

interface PlacedBet {
  at: Date
  now: Date
  game: ReturnType<typeof gameRow>
  /** Ends the bet's number. */
  number: string
  isOpen: boolean
}

/** A bet on a game, and how it came out. */
export function betRow(r: Rng, { at, now, game, number, isOpen }: PlacedBet): BetRecord {
  const { nodeId, displayName, gameType, vassalage } = game
  const bet = r.pick([10, 20, 20, 50, 50, 100, 200, 500])
  const luck = r()
  const status = isOpen ? 'OPEN' : luck < 0.03 ? 'CANCELLED' : 'SETTLED'
  const won = luck < 0.68 ? -bet : luck < 0.97 ? bet * r.between(-0.5, 1.8) : bet * r.between(2, 24)
  return {
    betNo: `B${stamp(at)}${number}`,
    nodeId,
    gameName: displayName,
    gameType,
    vassalage,
    betAmount: money(bet),
    validBet: money(status === 'SETTLED' ? bet : 0),
    winLoss: money(status === 'SETTLED' ? won : 0),
    status,
    betAt: at.toISOString(),
    ...(status === 'OPEN' ? {} : { settledAt: later(at, r.between(0.1, 2), now) }),
  }
}

/** 140 bookings, the latest first; each balance follows from the one before, and the latest is the member's own. */
export function transactionRows(now: Date, of: RecordsOf): MemberTransaction[] {
  const r = source('transactions', of)
  let balance = Math.round(Number(of.balance) * 100)
  return moments(r, now, 140).map((at, i) => {
    const after = balance
    const wanted = bookingOf(r)
    // A booking that would have begun below zero came in from outside instead.
    const [txCode, cents] = after - wanted[1] < 0 ? (['GAME_OUT', -r.int(5_000, 60_000)] as const) : wanted
    balance = after - cents
    return {
      transactionNo: `X${stamp(at)}${serial(i)}`,
      txCode,
      amount: money(cents / 100),
      balance: money(after / 100),
      ...(txCode === 'ADJUST' ? { remark: 'Round settled again by the provider' } : {}),
      createdAt: at.toISOString(),
    }
  })
}

function bookingOf(r: Rng): readonly [code: string, cents: number] {
  const luck = r()
  if (luck < 0.2) return ['DEPOSIT', r.pick([500, 1000, 2000, 5000]) * 100]
  if (luck < 0.3) return ['WITHDRAW', -r.pick([500, 1000, 2500]) * 100]
  if (luck < 0.58) return ['GAME_OUT', -r.int(5_000, 90_000)]
  if (luck < 0.84) return ['GAME_IN', r.int(2_000, 99_000)]
  if (luck < 0.92) return ['REBATE', r.int(120, 4_800)]
  if (luck < 0.98) return ['BONUS', r.pick([50, 100, 250]) * 100]
  return ['ADJUST', r.int(100, 2_000)]
}

/** 36 transfers between the main wallet and a provider's, the latest first. */
export function transferRows(now: Date, of: RecordsOf): WalletTransfer[] {
  const r = source('transfers', of)
  const wallets = providersOf(of.merchant).map(({ name }) => name)
  return moments(r, now, 36).map((at, i) => {
    const provider = r.pick(wallets)
    const outward = r() < 0.55
    return {
      transferNo: `T${stamp(at)}${serial(i)}`,
      from: outward ? MAIN_WALLET : provider,
      to: outward ? provider : MAIN_WALLET,
      amount: money(r.int(5_000, 200_000) / 100),
      status: i === 0 ? 'PROCESSING' : r() < 0.06 ? 'REJECTED' : 'COMPLETED',
      createdAt: at.toISOString(),
    }
  })
}

/** 38 deposits, the latest first. */
export function depositRows(now: Date, of: RecordsOf): DepositReport[] {
  const r = source('deposits', of)
  return moments(r, now, 38).map((at, i) => {
    const amount = r.pick([200, 500, 900, 1000, 2000, 5000])
    const status = statusOf(r, i)
    return {
      // Without the day, so that a link to the page of one stays right.
      orderNo: `D0100${serial(i)}`,
      method: r.pick(METHODS),
      amount: money(amount),
      bonus: money(status === 'COMPLETED' && amount >= 500 && r() < 0.5 ? amount * 0.05 : 0),
      status,
      ...(status === 'REJECTED' ? { remark: 'The slip shows another amount' } : {}),
      createdAt: at.toISOString(),
      ...(isFinal(status) ? { finishedAt: later(at, r.between(2, 40), now) } : {}),
    }
  })
}

/** 24 withdrawals, the latest first. */
export function withdrawRows(now: Date, of: RecordsOf): WithdrawReport[] {
  const r = source('withdrawals', of)
  const cards = withdrawBanks(of.merchant).map(({ bankName }) => ({
    bankName,
    cardNo: `**** **** **** ${r.int(1000, 9999)}`,
  }))
  return moments(r, now, 24).map((at, i) => {
    const status = statusOf(r, i)
    return {
      // Without the day, so that a link to the page of one stays right.
      orderNo: `W0100${serial(i)}`,
      ...r.pick(cards),
      amount: money(r.pick([500, 1000, 1500, 2500, 8000])),
      fee: money(r() < 0.2 ? 10 : 0),
      status,
      ...(status === 'REJECTED' ? { remark: 'The name on the card is another one' } : {}),
      createdAt: at.toISOString(),
      ...(isFinal(status) ? { finishedAt: later(at, r.between(20, 360), now) } : {}),
    }
  })
}

function source(kind: string, { account, merchant }: RecordsOf): Rng {
  return rng(`${kind}|${merchant}|${account}`)
}

/** So many moments over the last 90 days, the latest first. */
function moments(r: Rng, now: Date, count: number): Date[] {
  return Array.from(
    { length: count },
    (_, i) => new Date(now.getTime() - (i + r.between(0.05, 0.9)) * (SPAN_DAYS / count) * DAY_MS),
  )
}

function statusOf(r: Rng, i: number): MoneyOrderStatus {
  if (i === 0) return 'PENDING'
  if (i === 1) return 'PROCESSING'
  const luck = r()
  return luck < 0.07 ? 'REJECTED' : luck < 0.12 ? 'CANCELLED' : 'COMPLETED'
}

const isFinal = (status: MoneyOrderStatus) => status === 'COMPLETED' || status === 'REJECTED' || status === 'CANCELLED'

/** Two decimals, never `-0.00`. */
function money(amount: number): string {
  const text = amount.toFixed(2)
  return text === '-0.00' ? '0.00' : text
}

/** `yymmdd` of a moment in UTC. */
const stamp = (at: Date) => at.toISOString().slice(2, 10).replaceAll('-', '')
const serial = (i: number) => String(9000 - i).padStart(4, '0')
const later = (at: Date, minutes: number, now: Date) =>
  new Date(Math.min(at.getTime() + minutes * MINUTE_MS, now.getTime())).toISOString()
