import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { accounts, merchantCodes } from '#mock/data/accounts.ts'
import type { Database } from './db.ts'
import { memberIcons } from '#mock/data/member-icons.ts'
import { ownLotteries } from '#mock/data/games/lotteries.ts'
import { createAccount, updateAccount } from './accounts/accounts.ts'
import { bookOrder } from './games/lottery-orders.ts'
import { usedGameWallets } from '#mock/data/game-wallets.ts'
import { seedPromotions } from './money/promotions.ts'
import { announcementsFor, inboxOf, markAnnouncements, markMessages } from './messages/read-marks.ts'
import type { Account } from './rows.ts'

/** How many announcements and messages a seeded member has left unread: enough for a badge. */
const UNREAD = 3
/** Lottery orders of the last days, more than one page holds. */
const ORDERS = 26
const LAST_LOGIN_AGO_MS = 21 * 3_600_000
const ORDER_EVERY_MS = 5.5 * 3_600_000

/** Fills an empty database with the fixed accounts, the same ones each time. */
export async function seedAccounts(db: Database): Promise<void> {
  const now = stubNow()
  for (const merchant of merchantCodes) {
    for (const { balance, mobileNum, role, vip, ...seed } of accounts) {
      const account = await createAccount(db, {
        ...seed,
        merchant,
        balance: balance[merchant],
        mobileNum: mobileNum[merchant],
        ...(vip && { vip: vip[merchant] }),
      })
      if (role !== 'member') continue
      await settleIn(db, account, now)
      await readOldMail(db, account, now)
      await seedOrders(db, account, now)
      await seedPromotions(db, account, now)
    }
  }
}

/** They were here yesterday, chose a picture, and left money at games. */
async function settleIn(db: Database, account: Account, now: number): Promise<void> {
  const [icon] = memberIcons
  const vendorWallets = usedGameWallets(account.merchant)
  await updateAccount(db, account, (draft) => {
    draft.loginAt = new Date(now - LAST_LOGIN_AGO_MS).toISOString()
    if (vendorWallets) draft.wallet.vendorWallets = vendorWallets
    if (!icon) return
    draft.iconId = icon.iconId
    draft.info.iconUrl = icon.iconUrl
  })
}

async function readOldMail(db: Database, account: Account, now: number): Promise<void> {
  const announcements = announcementsFor(db, account.merchant, account, DEFAULT_LANGUAGE, now).filter(
    ({ type }) => type !== 'B',
  )
  await markAnnouncements(db, account, announcements.slice(UNREAD))
  await markMessages(db, account, inboxOf(db, account, now).slice(UNREAD))
}

/** Their bets and wins are part of the balance that the account starts with. */
async function seedOrders(db: Database, account: Account, now: number): Promise<void> {
  const lotteries = ownLotteries(account.merchant).filter(({ drawSeconds }) => drawSeconds * 1_000 < ORDER_EVERY_MS)
  for (let ago = ORDERS; ago > 0; ago -= 1) {
    const game = lotteries[ago % lotteries.length]
    if (!game) return
    const playType = game.row.lottoMode?.includes('Entertainment') ? 'ent' : 'trad'
    await bookOrder(db, account, { game, playType, prizeMode: 'Elott', paid: true }, now - ago * ORDER_EVERY_MS)
  }
}
