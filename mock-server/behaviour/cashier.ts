import { signedIn, type Behaviours } from './behaviour.ts'
import { depositMethods, withdrawBanks } from '../data/payments.ts'
import { centsOf, money } from '../lib/cents.ts'
import { CARD_LIMITS, cardsOf, MAX_CARDS } from '../state/money/cards.ts'

const DEFAULT_LANGUAGE = 'EN'
const DAILY_CENTS = 10_000_000

/** The ways to pay in and out, and the cards of a member. */
export const cashierBehaviour = {
  listDepositBanks({ merchant, query }) {
    const { method, vendor, language = DEFAULT_LANGUAGE } = query ?? {}
    const all = depositMethods(merchant, language).filter((one) => method === undefined || one.method === method)
    if (vendor === undefined) return { methods: all }
    const methods = all.map((one) => ({ ...one, channels: one.channels.filter((way) => way.vendor === vendor) }))
    return { methods: methods.filter(({ channels }) => channels.length > 0) }
  },

  listWithdrawBanks({ merchant }) {
    return { list: withdrawBanks(merchant) }
  },

  listBankCards(call) {
    const { account } = signedIn(call)
    const { sumBalance = '0.00' } = account.wallet
    return {
      cards: cardsOf(account),
      maxCards: MAX_CARDS,
      allowance: {
        withdrawable: sumBalance,
        limits: CARD_LIMITS,
        leftToday: money(Math.min(DAILY_CENTS, centsOf(CARD_LIMITS.maxAmount) * 2)),
        timesLeftToday: 3,
        turnoverLeft: '0.00',
        fee: { rate: '1.50', minimum: '10.00', freeTimesLeft: 1 },
      },
    }
  },
} satisfies Behaviours
