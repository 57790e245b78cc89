import type { CachedRead } from '#src/api/invalidate.ts'

/**
 * What says whether there is a payment password: the pages that lead to setting one ask either, and have to agree. By
 * their names alone, as in `money-reads.ts`: forms that share this file ask for neither.
 */
export const paymentPasswordReads: readonly CachedRead[] = [
  { operation: 'getSecurityConfig' },
  { operation: 'hasWithdrawalPassword' },
]
