import { useIntl } from 'react-intl'
import type { DepositChannel, DepositMethod } from '#src/api/generated/types.ts'
import { formatPercent } from '#src/lib/money.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from '../Cashier.module.css'
import { ChannelFacts } from './ChannelFacts.tsx'
import { depositMessages as messages } from './deposit-messages.ts'
import { DepositForm } from './form/DepositForm.tsx'

/** A chosen channel: its form where it takes payments, what it takes at other times where it does not (MONEY-24). */
export function ChosenChannel({ method, channel }: { method: DepositMethod; channel: DepositChannel }) {
  const intl = useIntl()
  if (method.state !== 'OPEN' || channel.state !== 'OPEN') return <ChannelFacts channel={channel} />
  return (
    <>
      {channel.notice ? (
        <p className={styles.noteText} dir="auto">
          {channel.notice}
        </p>
      ) : null}
      {channel.bonusRate === undefined ? null : (
        <dl className={classNames(styles.facts, styles.bonus)}>
          <dt>{intl.formatMessage(messages.bonus)}</dt>
          <dd>
            <bdi>{formatPercent(channel.bonusRate)}</bdi>
          </dd>
        </dl>
      )}
      <DepositForm key={channel.channelId} method={method.method} channel={channel} />
    </>
  )
}
