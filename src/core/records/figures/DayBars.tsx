import { useState } from 'react'
import { useIntl } from 'react-intl'
import { formatAmount, formatMoney } from '#src/lib/money.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { signOf } from '#src/lib/sum-amounts.ts'
import { useDayText } from '../days/use-day-text.ts'
import { bestAndWorst, lastEventful, reachOf, scaleOf, shareOf, type DayAmount, type Scale } from './day-amounts.ts'
import styles from './DayBars.module.css'
import { barsLabel, figureMessages } from './figure-messages.ts'
import { SignedMoney } from './SignedMoney.tsx'

/**
 * What was won above the line and lost below it, a bar a day, the first day at the left in every language. A tap, a
 * drag or an arrow key chooses the day whose amount is written above the bars.
 */
export function DayBars({ days }: { days: readonly DayAmount[] }) {
  const intl = useIntl()
  const text = useDayText()
  const currencySymbol = useCurrencySymbol()
  const [picked, setPicked] = useState<number>()
  const at = Math.min(picked ?? lastEventful(days), days.length - 1)
  const [first, last, chosen] = [days[0], days[days.length - 1], days[at]]
  const extremes = bestAndWorst(days)
  if (!first || !last || !chosen || !extremes) return null
  const scale = scaleOf(reachOf(days.map(({ amount }) => amount)))
  const amountOf = ({ amount }: DayAmount) => formatMoney(currencySymbol, amount)
  const label = intl.formatMessage(barsLabel, {
    bestDay: text(extremes.best.day),
    best: amountOf(extremes.best),
    worstDay: text(extremes.worst.day),
    worst: amountOf(extremes.worst),
  })
  const said = `${text(chosen.day)}, ${amountOf(chosen)}`
  return (
    <>
      <p className={styles.chosen} aria-hidden="true">
        <span>{text(chosen.day)}</span>
        <b>
          <SignedMoney amount={chosen.amount} />
        </b>
      </p>
      <div className={styles.chart} dir="ltr">
        <Axis scale={scale} />
        <div className={styles.plot}>
          <div className={styles.lines}>
            {scale.lines.map((line) => (
              <span key={line} className={styles.line} />
            ))}
          </div>
          <div role="img" aria-label={label} className={styles.bars} style={{ gridTemplateRows: rowsOf(scale) }}>
            <span className={styles.strip} style={{ gridColumn: at + 1 }} />
            <span className={styles.zero} style={{ gridColumnEnd: days.length + 1 }} />
            {days.map(({ day, amount }, index) =>
              signOf(amount) === 0 ? null : (
                <span
                  key={day}
                  className={classNames(styles.bar, signOf(amount) > 0 ? styles.up : styles.down)}
                  style={{ gridColumn: index + 1, height: shareOf(amount, scale) }}
                />
              ),
            )}
          </div>
          <input
            type="range"
            className={styles.range}
            aria-label={intl.formatMessage(figureMessages.chooseDay)}
            aria-valuetext={said}
            min={0}
            max={days.length - 1}
            value={at}
            onChange={(event) => setPicked(Number(event.currentTarget.value))}
            // Safari moves by a drag alone, and every browser leaves room for half a thumb at both ends.
            onClick={({ clientX, currentTarget, detail }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              if (detail > 0) setPicked(dayAt((clientX - left) / width, days.length))
            }}
          />
        </div>
        <p className={styles.ends} aria-hidden="true">
          <bdi>{text(first.day)}</bdi>
          <bdi>{text(last.day)}</bdi>
        </p>
      </div>
    </>
  )
}

/** The amounts of the scale's lines; for the eye, the slider says those of days. */
function Axis({ scale }: { scale: Scale }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {scale.lines.map((line) => (
        <span key={line} className={styles.mark}>
          {amountOn(line)}
        </span>
      ))}
    </div>
  )
}

/** An amount of the scale; its steps are round, so cents show only where they count. */
const amountOn = (line: number): string => formatAmount(line.toFixed(2)).replace(/\.00$/, '')

/** The day at a fraction of the width. */
const dayAt = (share: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(share * count)))

/** Parts of the whole height; numbers as large as sums of money would drown the rounding. */
const rowsOf = ({ up, down }: Scale) => `${up / (up + down)}fr ${down / (up + down)}fr`
