import CreditCard from 'lucide-react/icons/credit-card'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useIntl } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/member.ts'
import { useGetSecurityConfig, useListWithdrawBanks } from '#src/api/generated/security.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { FormLead } from '../FormLead.tsx'
import { AddCardForm } from './AddCardForm.tsx'
import { cardsMessages as messages } from './cards-messages.ts'

/** One more account or wallet: its form, or what has to be done before. */
export function AddCard({ arrived }: { arrived: boolean }) {
  const intl = useIntl()
  const config = useGetSecurityConfig()
  const member = useGetMemberInfo()
  const banks = useListWithdrawBanks()
  const error = config.error ?? member.error ?? banks.error
  if (!config.data || !member.data || !banks.data) {
    if (error)
      return (
        <LoadFailed
          error={error}
          onRetry={() => {
            for (const read of [config, member, banks]) if (read.error) void read.refetch()
          }}
        />
      )
    return (
      <div aria-busy="true">
        <Skeleton shape="card" count={4} />
      </div>
    )
  }
  if (!config.data.paymentPassword) return <PasswordFirst arrived={arrived} />
  if (banks.data.list.length === 0)
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.noBanks)}
        text={intl.formatMessage(messages.noBanksText)}
      />
    )
  return (
    <>
      <FormLead
        icon={CreditCard}
        title={intl.formatMessage(messages.add)}
        text={intl.formatMessage(messages.addText)}
        arrived={arrived}
      />
      <AddCardForm banks={banks.data.list} payeeName={member.data.payeeName} />
    </>
  )
}

/** Without a payment password nothing can be bound; once it is set, it leads back here. */
function PasswordFirst({ arrived }: { arrived: boolean }) {
  const intl = useIntl()
  return (
    <>
      <FormLead
        icon={LockKeyhole}
        title={intl.formatMessage(messages.passwordFirst)}
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
        {intl.formatMessage(messages.passwordSet)}
      </Button>
    </>
  )
}
