import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { tierNames } from '#src/core/merchant/tier-names.ts'
import type { VipLevel } from '#src/core/merchant/vip-levels.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Mark } from '#src/ui/display/Mark.tsx'
import styles from './LevelCard.module.css'
import { vipMessages as messages } from './vip-messages.ts'

/** The card of a level: the merchant's picture, or a quiet card with its mark where it has none (GAP-150). */
export function LevelCard({ level: { number, terms } }: { level: VipLevel }) {
  const intl = useIntl()
  return (
    <div className={classNames(styles.card, terms ? (terms.isDark ? styles.dark : styles.light) : styles.plain)}>
      {terms ? (
        <img className={styles.picture} src={terms.card} alt="" width={260} height={340} loading="lazy" />
      ) : (
        <Mark shape={currentMerchant.mark} className={styles.mark} />
      )}
      {terms ? <span className={styles.tier}>{intl.formatMessage(tierNames[terms.tier])}</span> : null}
      <span className={styles.foot}>
        <bdi className={styles.number}>{number}</bdi>
        <span className={styles.word}>{intl.formatMessage(messages.vipLevel)}</span>
      </span>
    </div>
  )
}
