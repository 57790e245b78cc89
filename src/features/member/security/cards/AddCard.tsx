import CreditCard from 'lucide-react/icons/credit-card'
import { useIntl } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import { useGetSecurityConfig, useListWithdrawBanks } from '#src/api/generated/security.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { refetchFailed } from '#src/core/errors/refetch-failed.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { FormLead } from '../FormLead.tsx'
import { AddCardForm } from './AddCardForm.tsx'
import { cardsMessages as messages } from './cards-messages.ts'
import { PasswordFirst } from './PasswordFirst.tsx'

/** One more account or wallet: its form, or what has to be done before. */
export function AddCard({ arrived }: { arrived: boolean }) {
  const intl = useIntl()
  const config = useGetSecurityConfig()
  const member = useGetMemberInfo()
  const banks = useListWithdrawBanks()
  const error = config.error ?? member.error ?? banks.error
  if (!config.data || !member.data || !banks.data)
    return <LoadingCards count={4} error={error} onRetry={() => refetchFailed(config, member, banks)} />
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
      <AddCardForm banks={banks.data.list} payeeName={member.data.payeeName || undefined} />
    </>
  )
}
