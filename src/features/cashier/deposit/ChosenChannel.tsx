import { useIntl } from 'react-intl'
import type { DepositChannel, DepositMethod } from '#src/api/generated/types.ts'
import { formatPercent } from '#src/lib/money.ts'
import { FactList } from '#src/ui/display/FactList.tsx'
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
        <div className={styles.bonus}>
          <FactList
            facts={[{ name: intl.formatMessage(messages.bonus), value: <bdi>{formatPercent(channel.bonusRate)}</bdi> }]}
          />
        </div>
      )}
      <DepositForm key={channel.channelId} method={method.method} channel={channel} />
    </>
  )
}
