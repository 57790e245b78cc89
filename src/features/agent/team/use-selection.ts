import { useState } from 'react'
import { transferMultipleDownlineTransfersMaxItems } from '#src/api/generated/bounds.ts'
import type { TransferResults } from '#src/api/generated/types.ts'
import type { Payee } from './transfer/batch.ts'

/** The members that are ticked; they stay so over searches, pages and levels. */
export interface Selection {
  payees: readonly Payee[]
  isFull: boolean
  has: (memberId: string) => boolean
  tick: (payee: Payee, isTicked: boolean) => void
  /** Unticks those who got their money, and ends with the last one. */
  leaveOut: (results: TransferResults) => void
}

/** Ticking several members, and the ways to begin and to end it; undefined while nobody can be ticked. */
export function useSelection(): [Selection | undefined, begin: () => void, end: () => void] {
  const [payees, setPayees] = useState<readonly Payee[]>()
  const selection = payees && {
    payees,
    isFull: payees.length >= transferMultipleDownlineTransfersMaxItems,
    has: (memberId: string) => payees.some((one) => one.memberId === memberId),
    tick: ({ memberId, account }: Payee, isTicked: boolean) => {
      const others = payees.filter((one) => one.memberId !== memberId)
      setPayees(isTicked ? [...others, { memberId, account }] : others)
    },
    leaveOut: ({ results }: TransferResults) => {
      const sent = new Set(results.filter(({ success }) => success).map(({ memberId }) => memberId))
      // Others may have been ticked, or the ticking ended, while the call was under way.
      setPayees((ticked) => {
        const left = ticked?.filter(({ memberId }) => !sent.has(memberId))
        return left?.length === 0 && ticked?.length !== 0 ? undefined : left
      })
    },
  }
  return [selection, () => setPayees([]), () => setPayees(undefined)]
}
