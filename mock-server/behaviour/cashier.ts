import type { BoundCard } from '#src/api/generated/types.ts'
import { rng } from '#mock/art/rng.ts'
import { signedIn, type Behaviours } from '../behaviours.ts'
import { depositMethods, withdrawBanks } from '../data/payments.ts'
import { updateAccount } from '../store/accounts.ts'
import { centsOf, money } from '../store/bookings.ts'
import { pastOf } from '../store/pasts.ts'
import type { Account } from '../store/rows.ts'
import { isName } from '../store/rules.ts'

const DEFAULT_LANGUAGE = 'EN'
const MAX_CARDS = 5
const PAYEE_NAME_LENGTH = 60
const LIMITS = { minAmount: '500.00', maxAmount: '50000.00' }
const DAILY_CENTS = 10_000_000

/** The ways to pay in and out, and what a member has set for them. */
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
        limits: LIMITS,
        leftToday: money(Math.min(DAILY_CENTS, centsOf(LIMITS.maxAmount) * 2)),
        timesLeftToday: 3,
        turnoverLeft: '0.00',
        fee: { rate: '1.50', minimum: '10.00', freeTimesLeft: 1 },
      },
    }
  },

  getSecurityConfig(call) {
    const { account } = signedIn(call)
    return {
      paymentPassword: hasPaymentPassword(account),
      securityQuestions: false,
      email: account.email !== '',
      mobileNum: account.mobileNum !== '',
      payeeName: account.info.payeeName !== undefined,
      bankCards: cardsOf(account).length,
      bankCardLimit: MAX_CARDS,
    }
  },

  hasWithdrawalPassword(call) {
    return hasPaymentPassword(signedIn(call).account)
  },

  async updatePayeeName(call) {
    const { payeeName } = call.body
    if (!isName(payeeName, PAYEE_NAME_LENGTH) || !/^\p{L}[\p{L}\p{M} .-]+$/u.test(payeeName)) {
      throw call.fault('NAME_FORMAT')
    }
    await updateAccount(call.db, signedIn(call).account, (draft) => {
      draft.info.payeeName = payeeName
    })
    return null
  },
} satisfies Behaviours

/** Who has bound a card has set one before. */
const hasPaymentPassword = (account: Account): boolean => cardsOf(account).length > 0

/** Cards come from an account's past: two to pay out to and one that is still being checked. */
function cardsOf(account: Account): BoundCard[] {
  return pastOf(account, (until, { merchant }) => {
    const r = rng(`cards|${merchant}|${account.username}`)
    return withdrawBanks(merchant)
      .slice(0, 3)
      .map((bank, i) => ({
        cardId: `C${r.int(20_000, 39_999)}`,
        bank,
        maskedNumber: `**** **** **** ${r.int(1000, 9999)}`,
        payeeName: `${account.info.nickname.slice(0, 1).toUpperCase()}**** *****`,
        usable: i < 2,
        addedAt: new Date(until.getTime() - (i < 2 ? 90 - i * 40 : 1) * 86_400_000).toISOString(),
      }))
  })
}
