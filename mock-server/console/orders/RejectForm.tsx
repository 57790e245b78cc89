import { useState } from 'react'
import type { RejectReason } from '#mock/state/money/order-terms.ts'
import type { Order } from '../control.ts'
import { REASONS } from './order-words.ts'

/** Those that the order's kind can have: a payout is no payment that has to be found. */
const OFFERED = {
  deposit: ['NOT_FOUND', 'AMOUNT', 'NAME', 'OPERATOR'],
  withdrawal: ['NAME', 'OPERATOR'],
} as const satisfies Record<Order['kind'], readonly RejectReason[]>

interface Props {
  kind: Order['kind']
  onReject: (reason: RejectReason) => void
}

/** Rejects an order, with the reason that the member reads. */
export function RejectForm({ kind, onReject }: Props) {
  const reasons: readonly RejectReason[] = OFFERED[kind]
  const [chosen, setChosen] = useState(reasons[0])
  return (
    <form
      className="joined"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onReject(chosen)
      }}
    >
      <select
        className="field"
        aria-label="Reason to reject it"
        value={chosen}
        onChange={({ target }) => setChosen(reasons.find((reason) => reason === target.value))}
      >
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {REASONS[reason]}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        Reject
      </button>
    </form>
  )
}
