import type { VendorWallet } from '#src/api/generated/types.ts'
import type { MerchantCode } from './accounts.ts'
import { providersOf } from './games/providers.ts'

/** Providers that keep a wallet of their own at a merchant; at the others they play with the one wallet (BEYOND-08). */
const GAME_WALLETS: Readonly<Partial<Record<MerchantCode, readonly string[]>>> = { bdtdemo: ['MOON', 'ORBIT', 'NET'] }

/** What the seeded member has left at games; the last provider is under maintenance and keeps its money. */
const LEFT: Readonly<Record<string, string>> = { MOON: '640.25', NET: '85.00' }

/** The empty game wallets of a new account; undefined where the merchant has none. */
export function newGameWallets(merchant: MerchantCode): VendorWallet[] | undefined {
  const codes = GAME_WALLETS[merchant]
  return (
    codes &&
    providersOf(merchant)
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name }) => ({ wallet: code, name, balance: '0.00' }))
  )
}

/** The game wallets of a member who has played. */
export const usedGameWallets = (merchant: MerchantCode): VendorWallet[] | undefined =>
  newGameWallets(merchant)?.map((one) => ({ ...one, balance: LEFT[one.wallet] ?? one.balance }))
