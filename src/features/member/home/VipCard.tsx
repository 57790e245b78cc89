import ChevronRight from 'lucide-react/icons/chevron-right'
import Crown from 'lucide-react/icons/crown'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { VipStanding } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { tierNames } from '#src/core/merchant/tier-names.ts'
import { vipLevels } from '#src/core/merchant/vip-levels.ts'
import { vipProgress } from '#src/core/merchant/vip-progress.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { vipMessages as messages } from './vip-messages.ts'
import styles from './VipCard.module.css'

/** The member's VIP level and the way to the next one, which leads to the club (VIP-06, NAMED-15). */
export function VipCard({ standing }: { standing: VipStanding }) {
  const intl = useIntl()
  const [levels] = useState(() => vipLevels(currentMerchant.code))
  const progress = vipProgress(standing, levels)
  const tier = levels[standing.level - 1]?.terms?.tier
  const way = () => {
    if (!progress) return null
    const { missing, next } = progress
    if (next === undefined) return intl.formatMessage(messages.highest)
    if (!missing) return intl.formatMessage(messages.reached, { level: next })
    const amount = <Money key="amount" amount={missing.amount} />
    return intl.formatMessage(messages[missing.what], { amount, level: next })
  }
  return (
    <Link to={paths.vip} className={styles.card}>
      <Icon icon={Crown} size={22} className={styles.crown} />
      <span className={styles.words}>
        <span className={styles.level}>
          {tier ? <span className={styles.tier}>{intl.formatMessage(tierNames[tier])}</span> : null}
          <span>{intl.formatMessage(messages.level, { level: standing.level })}</span>
        </span>
        {progress ? (
          <>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.done} style={{ width: `${progress.share * 100}%` }} />
            </span>
            <span className={styles.way}>{way()}</span>
          </>
        ) : null}
      </span>
      <Icon icon={ChevronRight} size={18} directional className={styles.arrow} />
    </Link>
  )
}
