import type { DepositReport, WithdrawReport } from '#src/api/generated/types.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'

type Owner = Pick<Account, 'merchant' | 'username'>

/** Notes an order to pay in; the record of deposits tells of it from then on. */
export async function noteDeposit(
  db: Database,
  { merchant, username }: Owner,
  order: Pick<DepositReport, 'orderNo' | 'method' | 'amount' | 'createdAt'>,
): Promise<void> {
  const { orderNo, method, amount, createdAt } = order
  const report = { orderNo, method, amount, bonus: '0.00', status: 'PENDING', createdAt } as const
  await db.depositOrders.create({ merchant, username, report })
}

/** Notes an order to pay out; the record of withdrawals tells of it from then on. */
export async function noteWithdrawal(
  db: Database,
  { merchant, username }: Owner,
  order: Pick<WithdrawReport, 'orderNo' | 'bankName' | 'cardNo' | 'amount' | 'fee' | 'createdAt'>,
): Promise<void> {
  const { orderNo, bankName, cardNo, amount, fee, createdAt } = order
  const report = { orderNo, bankName, cardNo, amount, fee, status: 'PENDING', createdAt } as const
  await db.withdrawOrders.create({ merchant, username, report })
}

/** What was ordered since the stub was started first, the latest first. */
export const depositOrdersOf = (db: Database, { merchant, username }: Owner): DepositReport[] =>
  db.depositOrders
    .findMany((q) => q.where({ merchant, username }))
    .map(({ report }) => ({ ...report }))
    .toReversed()

/** The same of what was to be paid out. */
export const withdrawOrdersOf = (db: Database, { merchant, username }: Owner): WithdrawReport[] =>
  db.withdrawOrders
    .findMany((q) => q.where({ merchant, username }))
    .map(({ report }) => ({ ...report }))
    .toReversed()
