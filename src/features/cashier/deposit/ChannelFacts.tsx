import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { DepositChannel } from '#src/api/generated/types.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { formatPercent } from '#src/lib/money.ts'
import { FactList } from '#src/ui/display/FactList.tsx'
import styles from '../Cashier.module.css'
import { cashierMessages } from '../cashier-messages.ts'
import { Limits } from '../Limits.tsx'
import { depositMessages as messages } from './deposit-messages.ts'

/**
 * What a bank or channel takes. The account to transfer to is not shown before an order can be made: money that comes
 * without one has to be searched for.
 */
export function ChannelFacts({ channel }: { channel: DepositChannel }) {
  const intl = useIntl()
  const { bonusRate, banks, notice, quickAmounts } = channel
  return (
    <>
      {notice ? (
        <p className={styles.noteText} dir="auto">
          {notice}
        </p>
      ) : null}
      <FactList
        facts={[
          { name: intl.formatMessage(cashierMessages.limits), value: <Limits limits={channel.limits} /> },
          ...(bonusRate === undefined
            ? []
            : [{ name: intl.formatMessage(moneyFacts.bonus), value: <bdi>{formatPercent(bonusRate)}</bdi> }]),
        ]}
      />
      {quickAmounts.length > 0 ? (
        <Group name={intl.formatMessage(messages.quick)}>
          {quickAmounts.map((amount) => (
            <li key={amount} className={styles.bank}>
              <Money amount={amount} />
            </li>
          ))}
        </Group>
      ) : null}
      {banks && banks.length > 0 ? (
        <Group name={intl.formatMessage(messages.banks)}>
          {banks.map(({ bankCode, bankName }) => (
            <li key={bankCode} className={styles.bank} dir="auto">
              {bankName}
            </li>
          ))}
        </Group>
      ) : null}
    </>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className={styles.quiet}>{name}</p>
      <ul className={styles.banks} aria-label={name}>
        {children}
      </ul>
    </div>
  )
}
