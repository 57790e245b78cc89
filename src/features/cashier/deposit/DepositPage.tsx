import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useListDepositBanks } from '#src/api/generated/deposit.ts'
import type { DepositMethodList } from '#src/api/generated/types.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'
import { depositOrderPath } from '#src/core/routing/order-path.ts'
import { accountRecordPath } from '#src/core/routing/view-paths.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { CashierBar } from '../CashierBar.tsx'
import styles from '../Cashier.module.css'
import { FeatureGate } from '../FeatureGate.tsx'
import { IdentityStep } from '../IdentityStep.tsx'
import { MethodList } from './MethodList.tsx'
import { depositMessages as messages } from './deposit-messages.ts'
import { depositOperations } from './form/send-deposit.ts'
import { MethodTiles } from './MethodTiles.tsx'
import { OwnLimitGate } from './OwnLimitGate.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'

const OPERATIONS = Object.values(depositOperations)
/** BOOT-23, DEPOSIT-04 */
const TILES_TEMPLATE = 1

/**
 * `/m/voucherCenter`: the ways to pay in, and the order by one of them (NAMED-01). An order whose outcome is not known
 * stands in the way of another one.
 */
export function DepositPage() {
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <CashierBar history="deposit" />
      <FeatureGate feature="DEPOSIT">
        <MoneyCallGate
          operations={OPERATIONS}
          onDone={(orderNo) =>
            void navigate(orderNo === undefined ? accountRecordPath('deposit') : depositOrderPath(orderNo), {
              replace: true,
            })
          }
        >
          <WaitingOrder />
          <Order />
        </MoneyCallGate>
      </FeatureGate>
    </div>
  )
}

/** The ways to pay in, once the operator knows who the member is (MONEY-39). */
function Order() {
  const language = useLanguage()
  const { data, error, refetch } = useListDepositBanks({ query: { language } })
  if (data?.identity === 'REQUIRED') return <IdentityStep />
  return (
    <>
      <OwnLimitGate>
        {data ? (
          <Methods methods={data.methods} />
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <div aria-busy="true">
            <Skeleton shape="card" count={3} />
          </div>
        )}
      </OwnLimitGate>
      <div className={styles.service}>
        <ServiceButton quiet />
      </div>
    </>
  )
}

function Methods({ methods }: Pick<DepositMethodList, 'methods'>) {
  const intl = useIntl()
  const { dep_func } = useSiteStatus().info.mobileTemplate
  if (methods.length === 0) return <StateView kind="empty" title={intl.formatMessage(messages.none)} />
  const Template = dep_func === TILES_TEMPLATE ? MethodTiles : MethodList
  return <Template methods={methods} />
}
