import { useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'

/** Day and time in the merchant's time zone (GAP-151). */
export function Moment({ at }: { at: string }) {
  const intl = useIntl()
  return (
    <time dateTime={at}>
      {intl.formatDate(at, {
        timeZone: currentMerchant.timeZone,
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })}
    </time>
  )
}
