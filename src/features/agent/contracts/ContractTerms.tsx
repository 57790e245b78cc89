import { useIntl } from 'react-intl'
import type { Contract } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { formatPercent } from '#src/lib/money.ts'
import { FactList } from '#src/ui/display/FactList.tsx'
import { contractMessages as messages, settlementNames } from './contract-messages.ts'
import { basisName, tiersCaption, type ContractReader } from './contract-reader.ts'
import styles from './ContractDetails.module.css'

type Terms = Contract['terms']

/** What is measured, how often it is settled, what each step pays, and the agent's own words. */
export function ContractTerms({ terms, reader }: { terms: Terms; reader: ContractReader }) {
  const { basis, settlement, tiers, remark } = terms
  const intl = useIntl()
  return (
    <>
      <FactList
        facts={[
          { name: intl.formatMessage(messages.basis), value: intl.formatMessage(basisName(basis, reader)) },
          { name: intl.formatMessage(messages.settlement), value: intl.formatMessage(settlementNames[settlement]) },
        ]}
      />
      <div className={styles.scroller}>
        <table className={styles.tiers}>
          <caption className={styles.caption}>{intl.formatMessage(tiersCaption(reader))}</caption>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(messages.from)}</th>
              <th scope="col" className={styles.end}>
                {intl.formatMessage(messages.members)}
              </th>
              <th scope="col" className={styles.end}>
                {intl.formatMessage(messages.pay)}
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ reachedFrom, minActiveMembers, pay }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps never change places; two may start alike
              <tr key={index}>
                <th scope="row">
                  <Money amount={reachedFrom} />
                </th>
                <td className={styles.end}>
                  <bdi className="num">{intl.formatNumber(minActiveMembers)}</bdi>
                </td>
                <td className={styles.pay}>
                  {pay.kind === 'FIXED' ? (
                    <Money amount={pay.amount} />
                  ) : (
                    <bdi className="num">{formatPercent(pay.rate)}</bdi>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {remark ? (
        <p className={styles.remark} dir="auto">
          {remark}
        </p>
      ) : null}
    </>
  )
}
