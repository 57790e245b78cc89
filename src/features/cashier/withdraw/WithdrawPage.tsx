import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useListBankCards } from '#src/api/generated/withdraw.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { accountRecordPath } from '#src/core/routing/view-paths.ts'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { CashierBar } from '../CashierBar.tsx'
import styles from '../Cashier.module.css'
import { FeatureGate } from '../FeatureGate.tsx'
import { Allowance } from './Allowance.tsx'
import { WithdrawForm } from './form/WithdrawForm.tsx'
import { withdrawMessages as messages } from './withdraw-messages.ts'
import { WithdrawGate } from './WithdrawGate.tsx'

const OPERATIONS = ['withdraw'] as const

/**
 * `/m/withdraw`: what can be withdrawn, and the order to do so (NAMED-02). An order whose outcome is not known stands
 * in the way of another one.
 */
export function WithdrawPage() {
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <CashierBar history="withdraw" />
      <FeatureGate feature="WITHDRAW">
        <MoneyCallGate
          operations={OPERATIONS}
          onDone={(orderNo) =>
            void navigate(orderNo === undefined ? accountRecordPath('withdraw') : withdrawOrderPath(orderNo), {
              replace: true,
            })
          }
        >
          <Order />
        </MoneyCallGate>
      </FeatureGate>
    </div>
  )
}

function Order() {
  const intl = useIntl()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useListBankCards({ query: { language } })
  // One may have been added since.
  const mayLackAccounts = data?.cards.length === 0 && (isFetching || error !== null)
  if (data && !mayLackAccounts) {
    return (
      <>
        <Allowance allowance={data.allowance} />
        <WithdrawGate {...data}>
          <WithdrawForm {...data} />
          <div>
            <MoreLink render={(link) => <Link to={paths.cards} {...link} />}>
              {intl.formatMessage(messages.manage)}
            </MoreLink>
          </div>
        </WithdrawGate>
      </>
    )
  }
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  return (
    <div aria-busy="true">
      <Skeleton shape="card" count={3} />
    </div>
  )
}
