import Gift from 'lucide-react/icons/gift'
import Percent from 'lucide-react/icons/percent'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListMemberTransactionsInfinite } from '#src/api/generated/records-lists.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { PagedRows } from '#src/core/records/PagedRows.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { rewardKinds, rewardMessages as messages } from './reward-messages.ts'
import styles from './RewardHistory.module.css'
import { keptDays } from './kept-days.ts'

const kinds = ['BONUS', 'REBATE'] as const
const kindIcons = { BONUS: Gift, REBATE: Percent } as const

/** The bookings that rewards made in the wallet, by kind, the latest first (NAMED-04). */
export function RewardHistory() {
  const intl = useIntl()
  const [kind, setKind] = useState<(typeof kinds)[number]>('BONUS')
  return (
    <>
      <ChipRow label={intl.formatMessage(messages.kind)}>
        {kinds.map((one) => (
          <Chip key={one} selected={one === kind} onPress={() => setKind(one)}>
            {intl.formatMessage(rewardKinds[one])}
          </Chip>
        ))}
      </ChipRow>
      <Bookings key={kind} kind={kind} />
    </>
  )
}

function Bookings({ kind }: { kind: (typeof kinds)[number] }) {
  const intl = useIntl()
  const [days] = useState(keptDays)
  const query = useListMemberTransactionsInfinite({ query: { ...days, txCode: kind } })
  return (
    <PagedRows
      query={query}
      className={styles.list}
      empty={<StateView kind="empty" title={intl.formatMessage(messages.noneBooked)} />}
    >
      {({ transactionNo, amount, remark, createdAt }) => (
        <Row
          key={transactionNo}
          picture={<Icon icon={kindIcons[kind]} size={20} />}
          title={remark ? <bdi>{remark}</bdi> : intl.formatMessage(rewardKinds[kind])}
          detail={<Moment at={createdAt} />}
          end={
            <span className={styles.amount}>
              <Money amount={amount} />
            </span>
          }
        />
      )}
    </PagedRows>
  )
}
