import { useIntl } from 'react-intl'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import type { Offer } from '../offer.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { applicationMessages as messages } from './application-messages.ts'
import styles from './ApplicationForm.module.css'

/** The application for a promotion, over its details. */
export function ApplicationSheet({ offer, open, onClose }: { offer: Offer; open: boolean; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      <p className={styles.promotion} dir="auto">
        {offer.title}
      </p>
      <ApplicationForm promoId={offer.id} onSent={onClose} />
    </Sheet>
  )
}
