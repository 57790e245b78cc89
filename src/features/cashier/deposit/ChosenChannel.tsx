import { useIntl } from 'react-intl'
import type { DepositChannel, DepositMethod } from '#src/api/generated/types.ts'
import { isMore } from '#src/core/money/amounts.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { formatPercent } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import styles from '../Cashier.module.css'
import { ChannelFacts } from './ChannelFacts.tsx'
import { DepositForm } from './form/DepositForm.tsx'
import { useOwnRest } from './form/own-rest.ts'
import { ownLimitMessages } from './own-limit-messages.ts'

/** A chosen channel: its form where it takes payments, what it takes at other times where it does not (MONEY-24). */
export function ChosenChannel({ method, channel }: { method: DepositMethod; channel: DepositChannel }) {
  const intl = useIntl()
  const rest = useOwnRest(channel.limits)
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
            facts={[
              { name: intl.formatMessage(moneyFacts.bonus), value: <bdi>{formatPercent(channel.bonusRate)}</bdi> },
            ]}
          />
        </div>
      )}
      {rest !== undefined && isMore(channel.limits.minAmount, rest) ? (
        <TooLittle rest={rest} least={channel.limits.minAmount} />
      ) : (
        <DepositForm key={`${method.method} ${channel.channelId}`} method={method.method} channel={channel} />
      )}
    </>
  )
}

/** The member's own limits leave less than the smallest deposit by this channel. */
function TooLittle({ rest, least }: { rest: string; least: string }) {
  const intl = useIntl()
  return (
    <>
      <p className={styles.noteText}>
        {intl.formatMessage(ownLimitMessages.tooLittle, {
          amount: <Money key="amount" amount={rest} />,
          least: <Money key="least" amount={least} />,
        })}
      </p>
      <Button size="wide" render={(link) => <Link to={paths.playLimits} {...link} />}>
        {intl.formatMessage(ownLimitMessages.show)}
      </Button>
    </>
  )
}
