import { useState } from 'react'
import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { vipLevels } from '#src/core/merchant/vip-levels.ts'
import { PageHead } from '#src/core/routing/PageHead.tsx'
import { pageNames } from '#src/core/site/page-names.ts'
import { BonusSection } from './BonusSection.tsx'
import { LevelSection } from './LevelSection.tsx'
import { RulesSection } from './RulesSection.tsx'
import { VipNavigation } from './VipNavigation.tsx'
import styles from './VipPage.module.css'

/** `/m/vip`: the levels, bonuses and rules of the merchant's VIP club, without any call (VIP-01, VIP-14, SHELL-25). */
export function VipPage() {
  const intl = useIntl()
  const [levels] = useState(() => vipLevels(currentMerchant.code))
  return (
    <>
      <PageHead flush title={intl.formatMessage(pageNames.vipClub)} />
      <VipNavigation />
      <div className={styles.page}>
        <LevelSection levels={levels} />
        <BonusSection levels={levels} />
        <RulesSection />
      </div>
    </>
  )
}
