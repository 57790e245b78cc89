import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { getPlayLimitsQuery, useGetPlayLimits } from '#src/api/generated/limits.ts'
import type { PlayLimit } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { onBreakMessage } from '#src/core/money/on-break-message.ts'
import { tightestOf, usePlayLimits, type SetLimit } from '#src/core/money/play-limits.ts'
import { useRefreshWhenOver } from '#src/core/money/use-refresh-when-over.ts'
import { useTimeLeft } from '#src/core/money/use-time-left.ts'
import { isNothing } from '#src/core/money/withdraw-fee.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import styles from '../Cashier.module.css'
import { ownLimitMessages as messages } from './own-limit-messages.ts'

/** How well the gateway's clock is known: asked any sooner, it may not have renewed a limit yet. */
const CLOCK_ERROR_MS = 1_000

/** How often a limit is asked for that should be renewed by now: as an order that is open for long. */
const AGAIN_MS = 15_000

const reachedTitles = {
  DAY: messages.dayTitle,
  WEEK: messages.weekTitle,
  MONTH: messages.monthTitle,
} as const satisfies Record<PlayLimit['period'], unknown>

/**
 * What the member has decided stands before the form, with figures and one way on (BEYOND-10, MONEY-39). Where it could
 * not be loaded the form opens: the gateway judges each order again.
 */
export function OwnLimitGate({ children }: { children: ReactNode }) {
  const { isOffered, data, isFetched } = usePlayLimits()
  if (isOffered === false) return children
  if (!data) {
    // A failure is forgotten while they are asked for again; what is typed stays.
    if (isFetched) return children
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={3} />
      </div>
    )
  }
  const tightest = tightestOf(data)
  const form = tightest && isNothing(tightest.left) ? <Reached limit={tightest} /> : children
  return data.break ? <DuringBreak endsAt={data.break.endsAt}>{form}</DuringBreak> : form
}

/** A break that ends while the page is looked at makes way for what it held back. */
function DuringBreak({ endsAt, children }: { endsAt: string; children: ReactNode }) {
  const intl = useIntl()
  const isOver = useTimeLeft(endsAt) === 0
  if (isOver) return children
  return (
    <Note title={intl.formatMessage(onBreakMessage)}>
      {intl.formatMessage(messages.breakText, { time: <Moment key="time" at={endsAt} /> })}
    </Note>
  )
}

/** A limit that leaves something again while the page is looked at makes way for the form. */
function Reached({ limit: { period, amount, used, renewsAt } }: { limit: SetLimit }) {
  const intl = useIntl()
  const renewed = new Date(Date.parse(renewsAt) + CLOCK_ERROR_MS).toISOString()
  const isOver = useTimeLeft(renewed) === 0
  useRefreshWhenOver(isOver, getPlayLimitsQuery)
  useGetPlayLimits(undefined, { refetchInterval: isOver && AGAIN_MS, refetchOnMount: false })
  return (
    <Note title={intl.formatMessage(reachedTitles[period])}>
      {intl.formatMessage(messages.reached, {
        amount: <Money key="amount" amount={amount} />,
        used: <Money key="used" amount={used} />,
        time: <Moment key="time" at={renewsAt} />,
      })}
    </Note>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <Card lit className={styles.note}>
      <h2 className={styles.noteTitle}>{title}</h2>
      <p className={styles.noteText}>{children}</p>
      <Button size="wide" render={(link) => <Link to={paths.playLimits} {...link} />}>
        {intl.formatMessage(messages.show)}
      </Button>
    </Card>
  )
}
