import { useIntl, type FormatDateOptions } from 'react-intl'
import { serverNow } from '#src/api/server-clock.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { timeStyleOf, type TimeStyle } from './message-time.ts'

const styles: Record<TimeStyle | 'full', FormatDateOptions> = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
}

/** When something was sent, in the merchant's time zone: short in a list, in full in what is open. */
export function MessageTime({ at, full = false }: { at: string; full?: boolean }) {
  const intl = useIntl()
  const { timeZone } = currentMerchant
  const style = full ? 'full' : timeStyleOf(at, serverNow(), timeZone)
  return <time dateTime={at}>{intl.formatDate(at, { ...styles[style], timeZone })}</time>
}
