import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { reachOf, shareOf } from '#src/core/records/figures/day-amounts.ts'
import { figureMessages } from '#src/core/records/figures/figure-messages.ts'
import { SignedMoney } from '#src/core/records/figures/SignedMoney.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { signOf } from '#src/lib/sum-amounts.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { reportMessages as messages } from './report-messages.ts'
import styles from './Reports.module.css'

/** A line of a table of figures. */
interface ReportRow {
  key: string
  name: string
  bets: string
  profit: string
}

interface ReportTableProps {
  title: string
  /** What the first column holds. */
  head: string
  rows: readonly ReportRow[]
  /** Draws each profit as a bar below its name. */
  bars?: boolean
  /** In place of an empty table. */
  none: ReactNode
}

/** What was bet and what came of it, line by line. */
export function ReportTable({ title, head, rows, bars = false, none }: ReportTableProps) {
  const intl = useIntl()
  const id = useId()
  const reach = reachOf(rows.map(({ profit }) => profit))
  const most = Math.max(reach.up, reach.down)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHead flush title={title} id={id} />
      {rows.length === 0 ? (
        <Card className={styles.none}>{none}</Card>
      ) : (
        <Card flush>
          <div className={styles.scroller}>
            <table className={styles.table} aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{head}</th>
                  <th scope="col">{intl.formatMessage(figureMessages.bets)}</th>
                  <th scope="col">{intl.formatMessage(messages.profit)}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, name, bets, profit }) => (
                  <tr key={key}>
                    <th scope="row">
                      {name}
                      {bars ? (
                        <span className={styles.track} aria-hidden="true">
                          <span
                            className={classNames(styles.share, signOf(profit) < 0 && styles.lost)}
                            style={{ width: shareOf(profit, { up: most, down: most }) }}
                          />
                        </span>
                      ) : null}
                    </th>
                    <td>
                      <Money amount={bets} />
                    </td>
                    <td>
                      <SignedMoney amount={profit} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      )}
    </section>
  )
}
