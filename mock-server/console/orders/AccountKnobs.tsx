import { useId, useState, type FormEvent } from 'react'
import { accounts, merchantCodes } from '#mock/data/accounts.ts'
import type { AccountChange, Control } from '../control.ts'
import { shownMerchant } from '../site-storage.ts'
import { typedAmount } from './order-words.ts'
import { useAttempt } from './use-attempt.ts'

interface Props {
  control: Control
  /** Who is signed in at the site. */
  who: string | undefined
  onSay: (words: string) => void
}

/** What an operator changes of an account: what must be bet before a payout, and whether the cards that it added are checked. */
export function AccountKnobs({ control, who, onSay }: Props) {
  const [merchant, setMerchant] = useState(shownMerchant)
  const [username, setUsername] = useState(who ?? accounts[0]?.username ?? '')
  const [turnover, setTurnover] = useState('0.00')
  const { refused, attempt } = useAttempt()
  const names = useId()

  const change = (values: Omit<AccountChange, 'merchant' | 'username'>, said: string): void =>
    attempt(async () => {
      await control.changeAccount({ merchant, username, ...values })
      onSay(`${username}: ${said}`)
    })
  const setTurnoverLeft = (event: FormEvent): void => {
    event.preventDefault()
    const turnoverLeft = typedAmount(turnover)
    change({ turnoverLeft }, `${turnoverLeft} to bet before a payout`)
  }
  return (
    <div className="knobs account">
      <fieldset>
        <legend>Account</legend>
        <select
          className="field"
          aria-label="Merchant of the account"
          value={merchant}
          onChange={({ target }) => setMerchant(merchantCodes.find((code) => code === target.value) ?? merchant)}
        >
          {merchantCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <input
          className="field"
          aria-label="Name of the account"
          list={names}
          autoComplete="off"
          spellCheck={false}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
        <datalist id={names}>
          {accounts.map((account) => (
            <option key={account.username}>{account.username}</option>
          ))}
        </datalist>
      </fieldset>
      <fieldset>
        <legend>To bet before a payout</legend>
        <form className="joined" onSubmit={setTurnoverLeft}>
          <input
            className="field amount"
            aria-label="Amount to bet before a payout"
            inputMode="decimal"
            autoComplete="off"
            value={turnover}
            onChange={({ target }) => setTurnover(target.value)}
          />
          <button type="submit" className="btn">
            Set
          </button>
        </form>
      </fieldset>
      <fieldset>
        <legend>Cards added on the site</legend>
        <div className="acts">
          <button
            type="button"
            className="btn"
            onClick={() => change({ cardsUsable: true }, 'added cards are checked')}
          >
            Checked
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => change({ cardsUsable: false }, 'added cards are unchecked')}
          >
            Unchecked
          </button>
        </div>
      </fieldset>
      {refused !== '' && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
