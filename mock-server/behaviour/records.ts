import type {
  BetRecord,
  BetTotals,
  DepositReport,
  GameType,
  PaymentTotals,
  TransferDirection,
  WalletTransfer,
  WithdrawReport,
} from '#src/api/generated/types.ts'
import { signedIn, type Behaviours, type Call } from './behaviour.ts'
import { contentOf, daysOf } from '#mock/state/record-page.ts'
import {
  betRows,
  depositRows,
  MAIN_WALLET,
  transactionRows,
  transferRows,
  txCodeRows,
  withdrawRows,
} from '#mock/data/records.ts'
import { sites } from '#mock/data/sites.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { bookingsOf } from '#mock/state/money/bookings.ts'
import { betsOfMember } from '#mock/state/money/member-bets.ts'
import { depositReports } from '#mock/state/money/deposit-orders.ts'
import { returnWallets, transfersOf } from '#mock/state/money/game-wallets.ts'
import { once } from '#mock/state/money/money-calls.ts'
import { latestFirst } from '#mock/state/money/latest-first.ts'
import { withdrawReports } from '#mock/state/money/withdraw-orders.ts'
import { paymentTotals } from '#mock/state/money/payment-totals.ts'
import { pastOf } from '#mock/state/money/pasts.ts'
import { isAgent, membersOf, teamOf } from '#mock/state/agents/team.ts'

const TRIAL_TYPE = 4

/** What a member bet, paid in, had paid out and moved, by day and page. */
export const recordsBehaviour = {
  listBetRecords(call) {
    const { account } = signedIn(call)
    const { gameType, member, language = DEFAULT_LANGUAGE, ...asked } = call.query ?? {}
    if (member !== undefined && !isAgent(account)) throw call.gatewayError('NOT_AN_AGENT')
    const found = membersOf(teamOf(call.db, account)).find((one) => one.account === member)
    if (member !== undefined && !found) throw call.gatewayError('USER_UNKNOWN_OR_DISABLED')
    const isAsked = daysOf(call, asked)
    const bets = found
      ? betsOfMember(found, { ...call, language })
      : pastOf(account, (until, of) => betRows(until, of, language))
    const rows = bets.filter(
      (bet) => isAsked(bet.betAt) && (gameType === undefined || isSameType(bet.gameType, gameType)),
    )
    return { ...contentOf(rows, asked), totals: betTotalsOf(rows) }
  },

  listMemberTransactions(call) {
    const { account } = signedIn(call)
    const { txCode, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const rows = withPast(bookingsOf(call.db, account), pastOf(account, transactionRows))
    const wanted = rows.filter((row) => isAsked(row.createdAt) && (txCode === undefined || row.txCode === txCode))
    return { ...contentOf(wanted, asked), ...totalsOf(call, isAsked) }
  },

  listTxCodes({ query }) {
    return { list: txCodeRows(query?.language ?? DEFAULT_LANGUAGE) }
  },

  listWalletTransfers(call) {
    const { account } = signedIn(call)
    if (account.info.type === TRIAL_TYPE) throw call.gatewayError('BALANCE_RETURN_NOT_MEMBER')
    const { direction, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const rows = withPast(transfersOf(call.db, account), pastOf(account, transferRows)).filter(
      (row) => isAsked(row.createdAt) && (!direction || directionOf(row) === direction),
    )
    return contentOf(rows, asked)
  },

  returnBalance(call) {
    const { account } = signedIn(call)
    return once(call, account, () => {
      if (account.info.type === TRIAL_TYPE) throw call.gatewayError('BALANCE_RETURN_NOT_MEMBER')
      const { vendorWallets } = account.wallet
      if (!vendorWallets) throw call.gatewayError('FEATURE_UNAVAILABLE')
      const { wallet } = call.body
      const wanted = vendorWallets.filter((one) => wallet === undefined || one.wallet === wallet)
      if (wallet !== undefined && wanted.length === 0) throw call.gatewayError('RECORD_NOT_FOUND')
      return returnWallets(call.db, account, wanted, call.now)
    })
  },

  listDepositReports(call) {
    const { status, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const rows = depositsOf(call).filter((row) => isAsked(row.createdAt) && (!status || row.status === status))
    return { ...contentOf(rows, asked), ...totalsOf(call, isAsked) }
  },

  listWithdrawReports(call) {
    const { status, ...asked } = call.query ?? {}
    const isAsked = daysOf(call, asked)
    const rows = withdrawalsOf(call).filter((row) => isAsked(row.createdAt) && (!status || row.status === status))
    return { ...contentOf(rows, asked), ...totalsOf(call, isAsked) }
  },
} satisfies Behaviours

type MemberCall = Pick<Call<'listDepositReports'>, 'db' | 'merchant' | 'now' | 'session'>

function depositsOf(call: MemberCall): DepositReport[] {
  const { account } = signedIn(call)
  return withPast(depositReports(call.db, account, call.now, DEFAULT_LANGUAGE), pastOf(account, depositRows))
}

function withdrawalsOf(call: MemberCall): WithdrawReport[] {
  const { account } = signedIn(call)
  return withPast(withdrawReports(call.db, account), pastOf(account, withdrawRows))
}

/** Kept rows and the made-up past in one row by time: what is kept may be older, since the past ends at each start. */
const withPast = <Row extends { createdAt: string }>(kept: Row[], past: Row[]): Row[] =>
  latestFirst([...kept, ...past].toReversed(), ({ createdAt }) => createdAt)

/** What was paid in and out in the asked days, where the merchant shows it. */
function totalsOf(call: MemberCall, isAsked: (moment: string) => boolean): { totals?: PaymentTotals } {
  if (!sites[call.merchant].paymentTotals) return {}
  const inDays = ({ createdAt }: { createdAt: string }) => isAsked(createdAt)
  return { totals: paymentTotals(depositsOf(call).filter(inDays), withdrawalsOf(call).filter(inDays)) }
}

const directionOf = ({ from }: WalletTransfer): TransferDirection => (from === MAIN_WALLET ? 'OUT' : 'IN')

/** GAP-45: a category has two spellings. */
function isSameType(one: GameType, other: GameType): boolean {
  const plain = (type: GameType) => (type === 'ELOTTO' ? 'ELOTT' : type.toUpperCase())
  return plain(one) === plain(other)
}

/** Over all pages; in whole cents, because sums of fractions drift. */
function betTotalsOf(bets: readonly BetRecord[]): BetTotals {
  const sum = (key: keyof BetTotals) =>
    (bets.reduce((total, bet) => total + Math.round(Number(bet[key]) * 100), 0) / 100).toFixed(2)
  return { betAmount: sum('betAmount'), validBet: sum('validBet'), winLoss: sum('winLoss') }
}
