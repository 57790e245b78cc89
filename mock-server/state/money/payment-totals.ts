import type { DepositReport, PaymentTotals, WithdrawReport } from '#src/api/generated/types.ts'
import { centsOf, money } from '#mock/lib/cents.ts'

/** What arrived of deposits, and what withdrawals paid out after their fees; only completed ones count (BEYOND-16). */
export function paymentTotals(
  deposits: readonly DepositReport[],
  withdrawals: readonly WithdrawReport[],
): PaymentTotals {
  return {
    paidIn: sumOf(deposits, ({ amount }) => centsOf(amount)),
    paidOut: sumOf(withdrawals, ({ amount, fee }) => centsOf(amount) - centsOf(fee)),
  }
}

function sumOf<Row extends { status: DepositReport['status'] }>(rows: readonly Row[], cents: (row: Row) => bigint) {
  return money(rows.reduce((sum, row) => (row.status === 'COMPLETED' ? sum + cents(row) : sum), 0n))
}
