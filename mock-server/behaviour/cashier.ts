import { signedIn, type Behaviours } from './behaviour.ts'
import { withdrawBanks } from '#mock/data/payments.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { identityOf } from '#mock/state/accounts/identity.ts'
import { cardsOf, MAX_CARDS } from '#mock/state/money/cards.ts'
import { methodsNow } from '#mock/state/money/open-methods.ts'
import { settle } from '#mock/state/money/money-calls.ts'
import { allowanceOf } from '#mock/state/money/withdraw-orders.ts'

/** The ways to pay in and out, the cards of a member, and what became of a call that moves money. */
export const cashierBehaviour = {
  listDepositBanks(call) {
    const { merchant, query } = call
    const { method, vendor, language = DEFAULT_LANGUAGE } = query ?? {}
    const identity = identityOf(signedIn(call).account)
    const all = methodsNow(merchant, language).filter((one) => method === undefined || one.method === method)
    if (vendor === undefined) return { methods: all, ...identity }
    const methods = all.map((one) => ({ ...one, channels: one.channels.filter((way) => way.vendor === vendor) }))
    return { methods: methods.filter(({ channels }) => channels.length > 0), ...identity }
  },

  listWithdrawBanks({ merchant }) {
    return { list: withdrawBanks(merchant) }
  },

  listBankCards(call) {
    const { account } = signedIn(call)
    return { cards: cardsOf(account), maxCards: MAX_CARDS, allowance: allowanceOf(call.db, account, call.now) }
  },

  settleMoneyCall(call) {
    return settle(call.db, signedIn(call).account, call.body)
  },
} satisfies Behaviours
