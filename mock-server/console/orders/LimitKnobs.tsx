import { useState, type FormEvent } from 'react'
import type { AccountChange } from '../control.ts'
import { typedAmount } from './order-words.ts'

interface Props {
  /** Changes the account that is named beside. */
  onChange: (values: Pick<AccountChange, 'depositLimit' | 'breakDays'>, said: string) => void
}

const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
const BREAKS = [1, 7, 30] as const

/** What the member of an account decides, without the wait: how much is paid in at most, and breaks (BEYOND-10). */
export function LimitKnobs({ onChange }: Props) {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('DAY')
  const [amount, setAmount] = useState('1000.00')
  const setLimit = (event: FormEvent): void => {
    event.preventDefault()
    const limit = typedAmount(amount)
    onChange({ depositLimit: { period, amount: limit } }, `at most ${limit} a ${period.toLowerCase()}`)
  }
  return (
    <>
      <fieldset>
        <legend>Own deposit limit</legend>
        <form className="joined" onSubmit={setLimit}>
          <select
            className="field"
            aria-label="Period of the deposit limit"
            value={period}
            onChange={({ target }) => setPeriod(PERIODS.find((one) => one === target.value) ?? period)}
          >
            {PERIODS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <input
            className="field amount"
            aria-label="Amount of the deposit limit"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <button type="submit" className="btn">
            Limit
          </button>
        </form>
        <div className="acts">
          <button
            type="button"
            className="btn"
            onClick={() => onChange({ depositLimit: { period } }, `no limit a ${period.toLowerCase()}`)}
          >
            No limit
          </button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Break</legend>
        <div className="acts">
          {BREAKS.map((days) => (
            <button
              key={days}
              type="button"
              className="btn"
              onClick={() => onChange({ breakDays: days }, `a break of ${days} d`)}
            >
              {days} d
            </button>
          ))}
          <button type="button" className="btn" onClick={() => onChange({ breakDays: 0 }, 'no break')}>
            End
          </button>
        </div>
      </fieldset>
    </>
  )
}
