import { useIntl } from 'react-intl'
import type { VipLevel } from '#src/core/merchant/vip-levels.ts'
import { formatAmount, formatPercent } from '#src/lib/money.ts'
import { VipTable } from './VipTable.tsx'
import { vipMessages as messages } from './vip-messages.ts'

/** What every level gives, and what holds for it (VIP-05, VIP-07, VIP-08, VIP-11, VIP-12). */
export function BonusDetail({ levels }: { levels: readonly VipLevel[] }) {
  const intl = useIntl()
  return (
    <VipTable
      levels={levels}
      columns={[
        { title: intl.formatMessage(messages.rebate), cell: ({ rebatePercent }) => formatPercent(rebatePercent) },
        { title: intl.formatMessage(messages.levelUp), cell: ({ levelUpBonus }) => formatAmount(levelUpBonus) },
        { title: intl.formatMessage(messages.birthday), cell: ({ birthdayGift }) => formatAmount(birthdayGift) },
      ]}
      notes={[messages.turnover, messages.onePerson, messages.rebates, messages.birthdayGift]}
    />
  )
}
