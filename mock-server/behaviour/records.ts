import type { BetRecord, BetTotals, GameType, TransferDirection, WalletTransfer } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours, type FaultOf } from './behaviour.ts'
import type { MerchantCode } from '../data/accounts.ts'
import {
  betRows,
  depositRows,
  MAIN_WALLET,
  transactionRows,
  transferRows,
  txCodeRows,
  withdrawRows,
} from '../data/records.ts'
import { bookingsOf } from '../state/money/bookings.ts'
import { betsOfMember } from '../state/money/member-bets.ts'
import { depositReports } from '../state/money/deposit-orders.ts'
import { withdrawReports } from '../state/money/withdraw-orders.ts'
import { pageOf } from '../state/page.ts'
import { pastOf } from '../state/money/pasts.ts'
import { withinDays, type AskedDays } from '../state/money/record-days.ts'
import { isAgent, membersOf, teamOf } from '../state/agents/team.ts'

const DEFAULT_LANGUAGE = 'EN'
const PAGE_SIZE = 25
const TRIAL_TYPE = 4

type Paged = AskedDays & { readonly pageNo?: number; readonly pageSize?: number }
/** What a member bet, paid in, had paid out and moved, by day and page. */
export const recordsBehaviour = {
  listBetRecords(call) {
    const { account } = signedIn(call)
    const { gameType, member, language = DEFAULT_LANGUAGE, ...asked } = call.query ?? {}
    if (member !== undefined && !isAgent(account)) throw call.fault('NOT_AN_AGENT')
    const found = membersOf(teamOf(call.db, account)).find((one) => one.account === member)
    if (member !== undefined && !found) throw call.fault('USER_UNKNOWN_OR_DISABLED')
    const isAsked = daysOf(call, asked)
    const bets = found
      ? betsOfMember(found, { ...call, language })
      : pastOf(account, (until, of) => betRows(until, of, language))
    const rows = bets.filter(
      (bet) => isAsked(bet.betAt) && (gameType === undefined || isSameType(bet.gameType, gameType)),
    )
    return { ...contentOf(rows, asked), totals: totalsOf(rows) }
  },

  listMemberTransactions(call) {
    const { account } = signedIn(call)
    const { txCode, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const rows = [...bookingsOf(call.db, account), ...pastOf(account, transactionRows)]
    const wanted = rows.filter((row) => isAsked(row.createdAt) && (txCode === undefined || row.txCode === txCode))
    return contentOf(wanted, asked)
  },

  listTxCodes({ query }) {
    return { list: txCodeRows(query?.language ?? DEFAULT_LANGUAGE) }
  },

  listWalletTransfers(call) {
    const { account } = signedIn(call)
    if (account.info.type === TRIAL_TYPE) throw call.fault('BALANCE_RETURN_NOT_MEMBER')
    const { direction, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const rows = pastOf(account, transferRows).filter(
      (row) => isAsked(row.createdAt) && (!direction || directionOf(row) === direction),
    )
    return contentOf(rows, asked)
  },

  listDepositReports(call) {
    const { status, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const { account } = signedIn(call)
    const rows = [...depositReports(call.db, account, call.now, DEFAULT_LANGUAGE), ...pastOf(account, depositRows)]
    return contentOf(
      rows.filter((row) => isAsked(row.createdAt) && (!status || row.status === status)),
      asked,
    )
  },

  listWithdrawReports(call) {
    const { status, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const { account } = signedIn(call)
    const rows = [...withdrawReports(call.db, account), ...pastOf(account, withdrawRows)]
    return contentOf(
      rows.filter((row) => isAsked(row.createdAt) && (!status || row.status === status)),
      asked,
    )
  },
} satisfies Behaviours

interface RecordCall {
  readonly merchant: MerchantCode
  readonly now: number
  /** Of any call that has days; all of them can say that the days are none. */
  readonly fault: FaultOf<'listDepositReports'>
}

function daysOf(call: RecordCall, asked: AskedDays): (moment: string) => boolean {
  const isAsked = withinDays(call.merchant, asked, call.now)
  if (!isAsked) throw call.fault('DATE_RANGE_INVALID')
  return isAsked
}

function contentOf<Row>(all: readonly Row[], { pageNo = 1, pageSize = PAGE_SIZE }: Paged) {
  const { rows, ...numbers } = pageOf(all, pageNo, pageSize)
  return { content: rows, ...numbers }
}

const directionOf = ({ from }: WalletTransfer): TransferDirection => (from === MAIN_WALLET ? 'OUT' : 'IN')

/** GAP-45: a category has two spellings. */
function isSameType(one: GameType, other: GameType): boolean {
  const plain = (type: GameType) => (type === 'ELOTTO' ? 'ELOTT' : type.toUpperCase())
  return plain(one) === plain(other)
}

/** Over all pages; in whole cents, because sums of fractions drift. */
function totalsOf(bets: readonly BetRecord[]): BetTotals {
  const sum = (key: keyof BetTotals) =>
    (bets.reduce((total, bet) => total + Math.round(Number(bet[key]) * 100), 0) / 100).toFixed(2)
  return { betAmount: sum('betAmount'), validBet: sum('validBet'), winLoss: sum('winLoss') }
}
