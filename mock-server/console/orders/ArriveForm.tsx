import { useState } from 'react'
import { typedAmount } from './order-words.ts'

/** Lets money arrive, as much as was ordered or any other amount. */
export function ArriveForm({ ordered, onArrive }: { ordered: string; onArrive: (amount: string) => void }) {
  const [amount, setAmount] = useState(ordered)
  return (
    <form
      className="joined"
      onSubmit={(event) => {
        event.preventDefault()
        onArrive(typedAmount(amount))
      }}
    >
      <input
        className="field amount"
        aria-label="Amount that arrives"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <button type="submit" className="btn">
        Money arrives
      </button>
    </form>
  )
}
