import type { BoundCard } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import { withdrawBanks } from '#mock/data/payments.ts'
import { maskNumber } from './account-numbers.ts'
import { pastOf } from './pasts.ts'
import type { Account } from '../rows.ts'

export const MAX_CARDS = 5

/** The cards of an account, those that it bound here last. */
export const cardsOf = (account: Account): BoundCard[] =>
  cardsEverOf(account).filter(({ cardId }) => account.removedCards?.includes(cardId) !== true)

/** Those that were removed too: their ids are not given to others. */
export const cardsEverOf = (account: Account): BoundCard[] => [...seededCards(account), ...(account.cards ?? [])]

/** Cards come from an account's past: two to pay out to and one that is still being checked. */
export function seededCards(account: Account): BoundCard[] {
  return pastOf(account, (until, { merchant }) => {
    const r = rng(`cards|${merchant}|${account.username}`)
    return withdrawBanks(merchant)
      .slice(0, 3)
      .map((bank, i) => ({
        cardId: `C${r.int(20_000, 39_999)}`,
        bank,
        maskedNumber: maskNumber(bank.kind === 'UPI' ? `${account.username}@okbank` : String(r.int(1000, 9999))),
        payeeName: maskPayee(account.info.nickname),
        usable: i < 2,
        addedAt: new Date(until.getTime() - (i < 2 ? 90 - i * 40 : 1) * 86_400_000).toISOString(),
      }))
  })
}

/** A name as a card shows it. */
export const maskPayee = (name: string): string => `${name.slice(0, 1).toUpperCase()}**** *****`
