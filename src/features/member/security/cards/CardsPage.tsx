import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useListBankCards } from '#src/api/generated/withdraw.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { ADDING_CARD, addCardPath } from '#src/core/routing/add-card-path.ts'
import styles from '../SecurityForm.module.css'
import { AddCard } from './AddCard.tsx'
import { CardList } from './CardList.tsx'

/** `/m/member/cards`: the bank accounts and wallets that withdrawals go to, and the form for one more (NAMED-26). */
export function CardsPage() {
  const language = useLanguage()
  const isAdding = useLocation().search === ADDING_CARD
  // What takes the place of the other takes the focus too.
  const [shown, setShown] = useState({ isAdding, arrived: false })
  if (shown.isAdding !== isAdding) setShown({ isAdding, arrived: true })
  const { data, error, refetch } = useListBankCards({ query: { language } })
  if (!data) return <LoadingCards count={3} className={styles.page} error={error} onRetry={refetch} />
  return (
    <div className={styles.page}>
      {isAdding ? (
        <AddCard arrived={shown.arrived} />
      ) : (
        <CardList list={data} add={addCardPath} arrived={shown.arrived} />
      )}
    </div>
  )
}
