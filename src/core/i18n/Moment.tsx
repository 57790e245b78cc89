import { useIntl } from 'react-intl'
import { MOMENT_FORMAT } from './moment-format.ts'

/** Day and time in the merchant's time zone (GAP-151). */
export function Moment({ at }: { at: string }) {
  const intl = useIntl()
  return <time dateTime={at}>{intl.formatDate(at, MOMENT_FORMAT)}</time>
}
