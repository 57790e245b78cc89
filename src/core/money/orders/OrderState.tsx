import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import { orderStatusNames } from '#src/core/records/record-messages.ts'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { orderTones } from './order-tones.ts'

interface OrderStateProps {
  status: MoneyOrderStatus
  /** The order went on while it was looked at: money may have moved. */
  onChange: () => void
}

/**
 * How far an order is, in words. Whoever cannot see them change hears each change once (MONEY-63); what stood there
 * when the page came is read with the page. Mount it anew for another order.
 */
export function OrderState({ status, onChange }: OrderStateProps) {
  const intl = useIntl()
  const [first] = useState(status)
  const seen = useRef(status)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (seen.current === status) return
    seen.current = status
    tell()
  }, [status])
  const words = intl.formatMessage(orderStatusNames[status])
  return (
    <>
      <StatusTag tone={orderTones[status]}>{words}</StatusTag>
      <span role="status">
        <VisuallyHidden>{status === first ? '' : words}</VisuallyHidden>
      </span>
    </>
  )
}
