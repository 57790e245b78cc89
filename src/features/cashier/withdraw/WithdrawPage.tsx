import { useIntl } from 'react-intl'
import { useListBankCards } from '#src/api/generated/withdraw.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { CashierFrame } from '../CashierFrame.tsx'
import { Allowance } from './Allowance.tsx'
import { WithdrawForm } from './form/WithdrawForm.tsx'
import { withdrawMessages as messages } from './withdraw-messages.ts'
import { WithdrawGate } from './WithdrawGate.tsx'

const OPERATIONS = ['withdraw'] as const

/** `/m/withdraw`: what can be withdrawn, and the order to do so (NAMED-02). */
export function WithdrawPage() {
  return (
    <CashierFrame direction="withdraw" operations={OPERATIONS}>
      <Order />
    </CashierFrame>
  )
}

function Order() {
  const intl = useIntl()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useListBankCards({ query: { language } })
  // One may have been added since.
  const mayLackAccounts = data?.cards.length === 0 && (isFetching || error !== null)
  if (data && !mayLackAccounts) {
    return (
      <>
        <Allowance allowance={data.allowance} />
        <WithdrawGate {...data}>
          <WithdrawForm {...data} />
          <div>
            <MoreLink render={(link) => <Link to={paths.cards} {...link} />}>
              {intl.formatMessage(messages.manage)}
            </MoreLink>
          </div>
        </WithdrawGate>
      </>
    )
  }
  return <LoadingCards count={3} error={error} onRetry={refetch} />
}
