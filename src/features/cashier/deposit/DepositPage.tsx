import { useIntl } from 'react-intl'
import { useListDepositBanks } from '#src/api/generated/deposit.ts'
import type { DepositMethodList } from '#src/api/generated/types.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useSiteStatus } from '#src/core/site/site-status.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { CashierFrame } from '../CashierFrame.tsx'
import styles from '../Cashier.module.css'
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

/** `/m/voucherCenter`: the ways to pay in, and the order by one of them (NAMED-01). */
export function DepositPage() {
  return (
    <CashierFrame direction="deposit" operations={OPERATIONS}>
      <WaitingOrder />
      <Order />
    </CashierFrame>
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
        {data ? <Methods methods={data.methods} /> : <LoadingCards count={3} error={error} onRetry={refetch} />}
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
