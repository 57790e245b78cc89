import { useIntl } from 'react-intl'
import { useHasWithdrawalPassword } from '#src/api/generated/security.ts'
import { useListBankCards } from '#src/api/generated/withdraw.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { BalanceBar } from '../BalanceBar.tsx'
import styles from '../Cashier.module.css'
import { CashierFailed } from '../CashierFailed.tsx'
import { ServiceNote } from '../ServiceNote.tsx'
import { Allowance } from './Allowance.tsx'
import { Cards } from './Cards.tsx'
import { withdrawMessages as messages } from './withdraw-messages.ts'

/** `/m/withdraw`: what can be paid out, to which cards, and who takes the order today (NAMED-02). */
export function WithdrawPage() {
  const intl = useIntl()
  const { data: hasPassword } = useHasWithdrawalPassword()
  return (
    <div className={styles.page}>
      <BalanceBar history="withdraw" />
      <Facts />
      <ServiceNote
        title={intl.formatMessage(messages.noteTitle)}
        lines={[
          intl.formatMessage(messages.noteText),
          ...(hasPassword === false ? [intl.formatMessage(messages.noPassword)] : []),
        ]}
      />
    </div>
  )
}

function Facts() {
  const language = useLanguage()
  const { data, error, refetch } = useListBankCards({ query: { language } })
  if (data) {
    return (
      <>
        <Allowance allowance={data.allowance} />
        <Cards cards={data.cards} />
      </>
    )
  }
  if (error) return <CashierFailed error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton shape="card" count={3} />
    </div>
  )
}
