import { useIntl } from 'react-intl'
import { momentFormat } from './moment-format.ts'

/** Day and time in the merchant's time zone (GAP-151), and the year where it is not the present one. */
export function Moment({ at }: { at: string }) {
  const intl = useIntl()
  return <time dateTime={at}>{intl.formatDate(at, momentFormat(at))}</time>
}
