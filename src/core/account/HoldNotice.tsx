import { defineMessage, useIntl } from 'react-intl'
import styles from './HoldNotice.module.css'

interface HoldNoticeProps {
  /** How long the merchant pays nothing out after the change; undefined where it holds nothing. */
  hours: number | undefined
}

/** Says over the button of a form that withdrawals are held after it (BEYOND-15). */
export function HoldNotice({ hours }: HoldNoticeProps) {
  const intl = useIntl()
  return hours === undefined ? null : <p className={styles.notice}>{intl.formatMessage(afterwards, { hours })}</p>
}

const afterwards = defineMessage<{ hours: number }>({
  id: 'account.holdNotice.afterwards',
  defaultMessage:
    'For your safety, you cannot withdraw for {hours, plural, one {# hour} other {# hours}} after this change.',
  description:
    'Over the button of a form that resets the payment password or changes the mobile number or e-mail address',
})
