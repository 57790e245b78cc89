import { useSearchParams } from 'react-router-dom'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { useGetWithdrawOrder } from '#src/api/generated/withdraw.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { OrderMissing } from '#src/core/money/orders/OrderMissing.tsx'
import { useOrderPolling } from '#src/core/money/orders/use-order-polling.ts'
import { orderNoIn } from '#src/core/routing/order-path.ts'
import styles from './WithdrawOrder.module.css'
import { WithdrawOrderView } from './WithdrawOrderView.tsx'

/** `/m/member/withdrawOrder?no=…`: one order to pay out and what became of it. */
export function WithdrawOrderPage() {
  const [query] = useSearchParams()
  const orderNo = orderNoIn(query)
  return (
    <div className={styles.page}>
      {orderNo === undefined ? <OrderMissing record="withdraw" /> : <Order key={orderNo} orderNo={orderNo} />}
    </div>
  )
}

function Order({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const polling = useOrderPolling()
  const { data, error, refetch } = useGetWithdrawOrder({ query: { orderNo, language } }, polling)
  if (data) return <WithdrawOrderView details={data} />
  if (isGatewayError(error, 'getWithdrawOrder') && error.code === 'RECORD_NOT_FOUND')
    return <OrderMissing record="withdraw" />
  return <LoadingCards count={2} error={error} onRetry={refetch} />
}
