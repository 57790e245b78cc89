import { useIntl } from 'react-intl'
import { useListDepositBanks } from '#src/api/generated/deposit.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { BalanceBar } from '../BalanceBar.tsx'
import styles from '../Cashier.module.css'
import { CashierFailed } from '../CashierFailed.tsx'
import { ServiceNote } from '../ServiceNote.tsx'
import { BaseMethods } from './BaseMethods.tsx'
import { depositMessages as messages } from './deposit-messages.ts'
import { NewMethods } from './NewMethods.tsx'
import { Offers } from './Offers.tsx'

/** BOOT-23, DEPOSIT-04 */
const NEW_TEMPLATE = 1

/** `/m/voucherCenter`: the ways to pay in with their limits, and the offers on deposits (NAMED-01). */
export function DepositPage() {
  const intl = useIntl()
  return (
    <div className={styles.page}>
      <BalanceBar history="deposit" />
      <Methods />
      <ServiceNote title={intl.formatMessage(messages.noteTitle)} lines={[intl.formatMessage(messages.noteText)]} />
      <Offers />
    </div>
  )
}

function Methods() {
  const intl = useIntl()
  const language = useLanguage()
  const { dep_func } = useSiteStatus().info.mobileTemplate
  const { data, error, refetch } = useListDepositBanks({ query: { language } })
  if (!data) {
    if (error) return <CashierFailed error={error} onRetry={() => void refetch()} />
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={3} />
      </div>
    )
  }
  if (data.methods.length === 0) return <StateView kind="empty" title={intl.formatMessage(messages.none)} />
  const Template = dep_func === NEW_TEMPLATE ? NewMethods : BaseMethods
  return <Template methods={data.methods} />
}
