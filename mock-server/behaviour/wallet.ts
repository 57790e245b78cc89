import type { Behaviours } from './behaviour.ts'
import { sites } from '#mock/data/sites.ts'

/** Balance and currency. */
export const walletBehaviour = {
  getWallets({ session, merchant }) {
    return session ? session.account.wallet : { currencySymbol: sites[merchant].currencySymbol }
  },
} satisfies Behaviours
