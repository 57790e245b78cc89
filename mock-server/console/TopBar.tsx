import { useState } from 'react'
import { accounts, type MerchantCode, type SeededAccount } from '#mock/data/accounts.ts'
import type { Door } from './door.ts'
import { formatAhead, leaps } from './leaps.ts'
import { Icon, Lantern } from './Icon.tsx'
import { Item, Menu } from './Menu.tsx'
import { listed } from './scenario/operations.ts'
import { MerchantSelect } from './MerchantSelect.tsx'
import { shownMerchant } from './site-storage.ts'

const DOORS: Record<Door, string> = {
  stub: 'stub gateway with state',
  prism: 'Prism alone, examples of the contract',
  browser: 'gateway in the page of the site',
}

interface Props {
  door: Door
  who: string | undefined
  /** Undefined where there is no clock to move. */
  aheadMs: number | undefined
  onSignIn: (merchant: MerchantCode, account: SeededAccount | undefined) => void
  onLeap: (aheadMs: number) => void
  onReset: (everything: boolean) => void
  onTheme: () => void
  onHelp: () => void
}

/** What is true of the whole gateway: who is signed in, what time it is, its state. */
export function TopBar({ door, who, aheadMs, onSignIn, onLeap, onReset, onTheme, onHelp }: Props) {
  return (
    <header className="top">
      <div className="brand">
        <Lantern />
        <h1>Mock console</h1>
      </div>
      <span className="meta">
        {DOORS[door]} · <b>{listed.length}</b> operations
      </span>
      <span className="grow" />
      <Menu icon="user" label="Signed in" value={who ?? 'nobody'}>
        <SignIn onChoose={onSignIn} />
      </Menu>
      {aheadMs !== undefined && (
        <Menu icon="clock" label="Clock" value={formatAhead(aheadMs)}>
          <p>Puts the clock of the gateway forward; the site reads it off the next answer.</p>
          {leaps.map(({ name, ms, note }) => (
            <Item key={name} name={name} note={note} onChoose={() => onLeap(aheadMs + ms)} />
          ))}
          <hr />
          <Item name="Real time" note="as the machine has it" onChoose={() => onLeap(0)} />
        </Menu>
      )}
      <Menu icon="reset" label="Reset state">
        <p>Accounts, wallets, favourites, read marks, promotions and orders have their first rows again.</p>
        <Item name="Reset state" note="scenario and clock stay" onChoose={() => onReset(false)} />
        <Item name="Reset everything" note="scenario and clock as well" onChoose={() => onReset(true)} />
      </Menu>
      <button type="button" className="btn square quiet" aria-label="Light or dark" onClick={onTheme}>
        <Icon name="theme" />
      </button>
      <button type="button" className="btn square quiet" aria-label="Keys" onClick={onHelp}>
        ?
      </button>
    </header>
  )
}

function SignIn({ onChoose }: { onChoose: (merchant: MerchantCode, account: SeededAccount | undefined) => void }) {
  const [merchant, setMerchant] = useState(shownMerchant)
  return (
    <>
      <div className="row at">
        <span aria-hidden="true">Merchant</span>
        <MerchantSelect label="Merchant" value={merchant} onChoose={setMerchant} />
      </div>
      {accounts.map((account) => (
        <Item
          key={account.username}
          name={account.username}
          note={account.role}
          onChoose={() => onChoose(merchant, account)}
        />
      ))}
      <hr />
      <Item name="Visitor" note="no session" onChoose={() => onChoose(merchant, undefined)} />
    </>
  )
}
