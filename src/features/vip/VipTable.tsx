import { useIntl, type MessageDescriptor } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import type { VipLevel, VipTerms } from '#src/core/merchant/vip-levels.ts'
import { vipMessages as messages } from './vip-messages.ts'
import styles from './VipTable.module.css'

interface VipTableProps {
  levels: readonly VipLevel[]
  columns: readonly { title: string; cell: (terms: VipTerms) => string }[]
  /** Below the table. */
  notes: readonly MessageDescriptor[]
}

/** One line for each level, with the rules that belong to it. */
export function VipTable({ levels, columns, notes }: VipTableProps) {
  const intl = useIntl()
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {intl.formatMessage(messages.amountsIn, { symbol: currentMerchant.currencySymbol })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(messages.level)}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className={styles.amount}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ number, terms }) =>
            terms ? (
              <tr key={number}>
                <th scope="row">
                  <bdi>{number}</bdi>
                </th>
                {columns.map(({ title, cell }) => (
                  <td key={title} className={styles.amount}>
                    <bdi dir="ltr">{cell(terms)}</bdi>
                  </td>
                ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>{intl.formatMessage(note)}</li>
        ))}
      </ul>
    </>
  )
}
