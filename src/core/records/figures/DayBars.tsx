import { useIntl } from 'react-intl'
import { formatMoney } from '#src/lib/money.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { signOf } from '#src/lib/sum-amounts.ts'
import { useDayText } from '../days/use-day-text.ts'
import { bestAndWorst, reachOf, shareOf, type DayAmount, type Reach } from './day-amounts.ts'
import { barsLabel } from './figure-messages.ts'
import styles from './Figures.module.css'

/**
 * What was won above the line and lost below it, a bar a day, the first day first. A picture: the page names best and
 * worst day for who does not see it, and writes all days elsewhere.
 */
export function DayBars({ days }: { days: readonly DayAmount[] }) {
  const intl = useIntl()
  const text = useDayText()
  const { currencySymbol } = useBalance()
  const [first, last] = [days[0], days[days.length - 1]]
  const extremes = bestAndWorst(days)
  if (!first || !last || !extremes) return null
  const reach = reachOf(days.map(({ amount }) => amount))
  const amountOf = ({ amount }: DayAmount) => formatMoney(currencySymbol, amount)
  const label = intl.formatMessage(barsLabel, {
    bestDay: text(extremes.best.day),
    best: amountOf(extremes.best),
    worstDay: text(extremes.worst.day),
    worst: amountOf(extremes.worst),
  })
  return (
    <>
      <div role="img" aria-label={label} className={styles.bars} style={{ gridTemplateRows: rowsOf(reach) }}>
        <span className={styles.zero} style={{ gridColumnEnd: days.length + 1 }} />
        {days.map(({ day, amount }, index) =>
          signOf(amount) === 0 ? null : (
            <span
              key={day}
              className={classNames(styles.bar, signOf(amount) > 0 ? styles.up : styles.down)}
              style={{ gridColumn: index + 1, height: shareOf(amount, reach) }}
            />
          ),
        )}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{text(first.day)}</span>
        <span>{text(last.day)}</span>
      </p>
    </>
  )
}

/** Parts of the whole height; numbers as large as sums of money would drown the rounding. */
const rowsOf = ({ up, down }: Reach) => `${up / (up + down)}fr ${down / (up + down)}fr`
