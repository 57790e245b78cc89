import { useIntl } from 'react-intl'
import { Card } from '#src/ui/display/Card.tsx'
import { QrCode } from '#src/ui/display/QrCode.tsx'
import { appMessages as messages } from './app-messages.ts'
import styles from './AppPage.module.css'
import { PageAddress, pageAddress } from './PageAddress.tsx'

/** The way from a computer to the phone (NAMED-09). */
export function ScanCard() {
  const intl = useIntl()
  return (
    <Card lit className={styles.scan}>
      <h3 className={styles.panelTitle}>{intl.formatMessage(messages.qrTitle)}</h3>
      <p className={styles.note}>{intl.formatMessage(messages.qrText)}</p>
      <QrCode text={pageAddress()} label={intl.formatMessage(messages.qrLabel)} />
      <PageAddress />
    </Card>
  )
}
