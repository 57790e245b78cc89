import { useIntl } from 'react-intl'
import type { VipLevel } from '#src/core/merchant/vip-levels.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Amount } from './Amount.tsx'
import styles from './BonusCard.module.css'
import { vipMessages as messages } from './vip-messages.ts'

/** The picture of a level's bonus with its words, or a quiet card where the merchant has none (GAP-150). */
export function BonusCard({ level: { number, terms } }: { level: VipLevel }) {
  const intl = useIntl()
  return (
    <div className={classNames(styles.card, !terms && styles.plain)}>
      {terms ? (
        <img className={styles.picture} src={terms.bonusPicture} alt="" width={340} height={190} loading="lazy" />
      ) : null}
      <div className={styles.words}>
        <span className={styles.level}>{intl.formatMessage(messages.bonusOf, { number })}</span>
        {terms ? (
          <>
            <span className={styles.amount}>
              <Amount amount={terms.levelUpBonus} />
            </span>
            <span className={styles.name}>{intl.formatMessage(messages.levelUp)}</span>
          </>
        ) : (
          <span className={styles.name}>{intl.formatMessage(messages.unknown)}</span>
        )}
      </div>
    </div>
  )
}
