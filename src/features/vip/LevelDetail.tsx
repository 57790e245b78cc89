import { useIntl } from 'react-intl'
import type { VipLevel } from '#src/core/merchant/vip-levels.ts'
import { formatAmount } from '#src/lib/money.ts'
import { VipTable } from './VipTable.tsx'
import { vipMessages as messages } from './vip-messages.ts'

/** What every level asks for, and how it is counted (VIP-05, VIP-06, VIP-10, VIP-13). */
export function LevelDetail({ levels }: { levels: readonly VipLevel[] }) {
  const intl = useIntl()
  return (
    <VipTable
      levels={levels}
      columns={[
        { title: intl.formatMessage(messages.deposits), cell: ({ deposits }) => formatAmount(deposits) },
        { title: intl.formatMessage(messages.validBets), cell: ({ validBets }) => formatAmount(validBets) },
      ]}
      notes={[messages.cumulative, messages.points, messages.tour]}
    />
  )
}
