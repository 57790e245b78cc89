import { useId } from 'react'
import { useIntl } from 'react-intl'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { PageHead } from '#src/core/routing/PageHead.tsx'
import { useQueryValues } from '#src/core/routing/use-query-values.ts'
import { TAB } from '#src/core/routing/view-paths.ts'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { DrawsTab } from './draws/DrawsTab.tsx'
import { PopularLotteries } from './draws/PopularLotteries.tsx'
import { lotteryMessages as messages } from './lottery-messages.ts'
import styles from './LotteryPage.module.css'
import { OrdersTab } from './orders/OrdersTab.tsx'

const ORDERS = 'orders'

/** `/m/lottery`: all lotteries, and with `?tab=orders` what the member bet on them (LOTT-01, NAMED-10, LOTT-05). */
export function LotteryPage() {
  const intl = useIntl()
  const panelId = useId()
  const [query, changeQuery] = useQueryValues()
  const tab = query.get(TAB) === ORDERS ? ORDERS : 'draws'
  return (
    <>
      <PageHead flush title={intl.formatMessage(categoryNames.LOTT)} />
      <div className={styles.tabs}>
        <Segmented
          label={intl.formatMessage(messages.views)}
          segments={[
            { id: 'draws', label: intl.formatMessage(messages.draws), panelId },
            { id: ORDERS, label: intl.formatMessage(messages.orders), panelId },
          ]}
          selected={tab}
          onSelect={(id) => changeQuery({ [TAB]: id === ORDERS ? ORDERS : undefined })}
        />
      </div>
      <div id={panelId} role="tabpanel" className={styles.panel}>
        {tab === ORDERS ? (
          <OrdersTab />
        ) : (
          <>
            <PopularLotteries />
            <DrawsTab />
          </>
        )}
      </div>
    </>
  )
}
