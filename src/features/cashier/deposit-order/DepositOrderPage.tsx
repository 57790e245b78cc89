import { useSearchParams } from 'react-router-dom'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { useGetDepositOrder } from '#src/api/generated/deposit.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { OrderMissing } from '#src/core/money/orders/OrderMissing.tsx'
import { useOrderPolling } from '#src/core/money/orders/use-order-polling.ts'
import { orderNoIn } from '#src/core/routing/order-path.ts'
import styles from './DepositOrder.module.css'
import { OrderView } from './OrderView.tsx'

/**
 * `/m/member/depositOrder?no=…`: one order to pay in, how to pay it and what became of it. What a provider adds to the
 * address on the way back changes nothing: only the gateway says whether money has come (MONEY-32).
 */
export function DepositOrderPage() {
  const [query] = useSearchParams()
  const orderNo = orderNoIn(query)
  return (
    <div className={styles.page}>
      {orderNo === undefined ? <OrderMissing record="deposit" /> : <Order key={orderNo} orderNo={orderNo} />}
    </div>
  )
}

function Order({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const polling = useOrderPolling()
  const { data, error, refetch } = useGetDepositOrder({ query: { orderNo, language } }, { ...polling, staleTime: 0 })
  if (data) return <OrderView details={data} />
  if (isGatewayError(error, 'getDepositOrder') && error.code === 'RECORD_NOT_FOUND')
    return <OrderMissing record="deposit" />
  return <LoadingCards count={2} error={error} onRetry={refetch} />
}
