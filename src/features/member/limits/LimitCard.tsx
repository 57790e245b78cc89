import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PlayLimit } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { LimitForm } from './LimitForm.tsx'
import { limitMessages as messages, periodNames } from './limit-messages.ts'
import styles from './Limits.module.css'
import { PendingChange } from './PendingChange.tsx'

/** The deposit limit of one period: how much of it is used, what waits, and the way to another one (BEYOND-10). */
export function LimitCard({ limit }: { limit: PlayLimit }) {
  const intl = useIntl()
  const [isChanging, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const { period, amount, used, left, renewsAt, pending } = limit
  const name = intl.formatMessage(periodNames[period])
  return (
    <Card className={styles.limit}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Button ref={change} size="small" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {intl.formatMessage(amount === undefined ? messages.set : messages.change)}
        </Button>
      </div>
      <p className={styles.amount}>
        {amount === undefined ? intl.formatMessage(messages.none) : <Money amount={amount} />}
      </p>
      {amount === undefined ? null : <UsedBar used={used} amount={amount} />}
      <p className={styles.quiet}>
        {left === undefined
          ? intl.formatMessage(messages.usedOnly, { used: <Money key="used" amount={used} /> })
          : intl.formatMessage(messages.used, {
              used: <Money key="used" amount={used} />,
              left: <Money key="left" amount={left} />,
            })}
      </p>
      <p className={styles.quiet}>
        {intl.formatMessage(messages.renews, { time: <Moment key="time" at={renewsAt} /> })}
      </p>
      {pending && amount !== undefined ? (
        <PendingChange period={period} present={amount} pending={pending} onSettled={() => change.current?.focus()} />
      ) : null}
      <Sheet
        open={isChanging}
        onClose={() => setChanging(false)}
        title={name}
        closeLabel={intl.formatMessage(commonMessages.close)}
      >
        {isChanging ? <LimitForm period={period} present={amount} onDone={() => setChanging(false)} /> : null}
      </Sheet>
    </Card>
  )
}

/** The figures stand in words below, so nothing is read out here. */
function UsedBar({ used, amount }: { used: string; amount: string }) {
  const share = Math.min(1, Number(used) / Number(amount))
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.done} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
