import type { BalanceReturnResults, VendorWallet, WalletTransfer } from '#src/api/generated/types.ts'
import { CLOSED_PROVIDERS } from '#mock/data/games/providers.ts'
import { MAIN_WALLET } from '#mock/data/records.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { updateAccount } from '../accounts/accounts.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'
import { bookCents } from './bookings.ts'
import { orderNo } from './order-no.ts'
import { latestFirst } from './latest-first.ts'

type Result = BalanceReturnResults['results'][number]

/**
 * Empties wallets of game providers one after another into the main wallet (BEYOND-08).
 *
 * @param now epoch milliseconds
 */
export async function returnWallets(
  db: Database,
  account: Account,
  wallets: readonly VendorWallet[],
  now: number,
): Promise<BalanceReturnResults> {
  const results: Result[] = []
  let returned = 0n
  for (const one of wallets) {
    const result = await returnWallet(db, account, one, now)
    if (result.state === 'RETURNED') returned += centsOf(result.amount)
    results.push(result)
  }
  return { results, returned: money(returned) }
}

/** What came back since the stub was started first, the latest first. */
export function transfersOf(db: Database, { merchant, username }: Account): WalletTransfer[] {
  const rows = latestFirst(
    db.walletTransfers.findMany((q) => q.where({ merchant, username })),
    (row) => row.createdAt,
  )
  return rows.map(({ transferNo, from, to, amount, createdAt }) => ({
    transferNo,
    from,
    to,
    amount,
    status: 'COMPLETED',
    createdAt,
  }))
}

/** Sets what lies in a game wallet of an account. */
export function fillWallet(account: Account, wallet: string, balance: string): void {
  const found = walletOf(account, wallet)
  if (found) found.balance = balance
}

/** A game wallet of an account, by the code of its provider. */
export const walletOf = ({ wallet: { vendorWallets } }: Account, wallet: string): VendorWallet | undefined =>
  vendorWallets?.find((one) => one.wallet === wallet)

async function returnWallet(
  db: Database,
  account: Account,
  { wallet, name, balance }: VendorWallet,
  now: number,
): Promise<Result> {
  if (CLOSED_PROVIDERS.has(wallet) && centsOf(balance) > 0n)
    return { state: 'FAILED', wallet, name, amount: balance, code: 'VENDOR_MAINTENANCE' }
  const cents = await empty(db, account, wallet)
  if (cents === 0n) return { state: 'EMPTY', wallet, name }
  const amount = money(cents)
  const transferNo = orderNo('T', now)
  const { merchant, username } = account
  const createdAt = new Date(now).toISOString()
  await bookCents(db, account, cents, 'GAME_IN')
  await db.walletTransfers.create({ merchant, username, transferNo, from: name, to: MAIN_WALLET, amount, createdAt })
  return { state: 'RETURNED', wallet, name, amount, transferNo }
}

/** Looks and takes in one step, so that of two calls at once only one gets the money. */
async function empty(db: Database, account: Account, wallet: string): Promise<bigint> {
  let cents = 0n
  await updateAccount(db, account, (draft) => {
    cents = centsOf(walletOf(draft, wallet)?.balance)
    fillWallet(draft, wallet, '0.00')
  })
  return cents
}
