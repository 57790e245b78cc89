import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useIntl } from 'react-intl'
import { paymentPasswordMessages } from '#src/core/account/payment-password-messages.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FormLead } from '../FormLead.tsx'
import { cardsMessages as messages } from './cards-messages.ts'

/** Without a payment password nothing can be bound or removed; once it is set, it leads back here. */
export function PasswordFirst({ arrived }: { arrived: boolean }) {
  const intl = useIntl()
  return (
    <>
      <FormLead
        icon={LockKeyhole}
        title={intl.formatMessage(paymentPasswordMessages.first)}
        text={intl.formatMessage(messages.passwordFirstText)}
        arrived={arrived}
      />
      <Button
        variant="primary"
        size="wide"
        render={({ className, children }) => (
          <Link to={paths.paymentPassword} className={className}>
            {children}
          </Link>
        )}
      >
        {intl.formatMessage(paymentPasswordMessages.set)}
      </Button>
    </>
  )
}
