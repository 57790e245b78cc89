import { useId, useState, type FormEvent } from 'react'
import { accounts } from '#mock/data/accounts.ts'
import type { AccountChange, Control } from '../control.ts'
import { MerchantSelect } from '../MerchantSelect.tsx'
import { shownMerchant } from '../site-storage.ts'
import { LimitKnobs } from './LimitKnobs.tsx'
import { typedAmount } from './order-words.ts'
import { useAttempt } from './use-attempt.ts'

type Change = Omit<AccountChange, 'merchant' | 'username'>

interface Props {
  control: Control
  /** Who is signed in at the site. */
  who: string | undefined
  onSay: (words: string) => void
}

/**
 * What is changed of an account without the site: what must be bet before a payout, whether the cards that it added are
 * checked, its identity, a hold, and what its member decides.
 */
export function AccountKnobs({ control, who, onSay }: Props) {
  const [merchant, setMerchant] = useState(shownMerchant)
  const [username, setUsername] = useState(who ?? accounts[0]?.username ?? '')
  const [turnover, setTurnover] = useState('0.00')
  const { refused, attempt } = useAttempt()
  const names = useId()

  const change = (values: Change, said: string): void =>
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
        <MerchantSelect label="Merchant of the account" value={merchant} onChoose={setMerchant} />
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
      <Pair
        legend="Cards added on the site"
        onChange={change}
        choices={[
          ['Checked', { cardsUsable: true }, 'added cards are checked'],
          ['Unchecked', { cardsUsable: false }, 'added cards are unchecked'],
        ]}
      />
      <Pair
        legend="Identity"
        onChange={change}
        choices={[
          ['Ask', { identity: 'REQUIRED' }, 'customer service must confirm who it is'],
          ['Confirm', { identity: 'CONFIRMED' }, 'customer service knows who it is'],
        ]}
      />
      <Pair
        legend="Withdrawals"
        onChange={change}
        choices={[
          ['Hold a day', { held: true }, 'withdrawals are held for a day'],
          ['Release', { held: false }, 'withdrawals are no longer held'],
        ]}
      />
      <LimitKnobs onChange={change} />
      {refused !== '' && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}

interface PairProps {
  legend: string
  /** Name, what changes, and what is said of it. */
  choices: readonly (readonly [name: string, values: Change, said: string])[]
  onChange: (values: Change, said: string) => void
}

/** Two states of an account, each by a button. */
function Pair({ legend, choices, onChange }: PairProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="acts">
        {choices.map(([name, values, said]) => (
          <button key={name} type="button" className="btn" onClick={() => onChange(values, said)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
