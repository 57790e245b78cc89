import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { useGetDepositOrder } from '#src/api/generated/deposit.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useOrderPolling } from '#src/core/money/orders/use-order-polling.ts'
import { ORDER_KEY } from '#src/core/routing/deposit-order-path.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import styles from './DepositOrder.module.css'
import { orderPageMessages as messages } from './order-page-messages.ts'
import { OrderView } from './OrderView.tsx'

/** What the contract takes for a number of an order. */
const ORDER_NO = /^[A-Z0-9-]{4,32}$/

/**
 * `/m/member/depositOrder?no=…`: one order to pay in, how to pay it and what became of it. What a provider adds to the
 * address on the way back changes nothing: only the gateway says whether money has come (MONEY-32).
 */
export function DepositOrderPage() {
  const [query] = useSearchParams()
  const orderNo = query.get(ORDER_KEY) ?? ''
  return (
    <div className={styles.page}>
      {ORDER_NO.test(orderNo) ? <Order key={orderNo} orderNo={orderNo} /> : <NotFound />}
    </div>
  )
}

function Order({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const polling = useOrderPolling()
  const { data, error, refetch } = useGetDepositOrder({ query: { orderNo, language } }, polling)
  if (data) return <OrderView details={data} />
  if (isGatewayError(error, 'getDepositOrder') && error.code === 'RECORD_NOT_FOUND') return <NotFound />
  if (error) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton shape="card" count={2} />
    </div>
  )
}

function NotFound() {
  const intl = useIntl()
  return (
    <StateView
      kind="empty"
      title={intl.formatMessage(messages.notFound)}
      text={intl.formatMessage(messages.notFoundText)}
      action={
        <Button render={(link) => <Link to={`${paths.accountRecord}?tab=deposit`} {...link} />}>
          {intl.formatMessage(messages.record)}
        </Button>
      }
    />
  )
}
