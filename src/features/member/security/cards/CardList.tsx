import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BoundCard, BoundCardList } from '#src/api/generated/types.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { useFocusOnMount } from '#src/ui/display/use-focus-on-mount.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import styles from './Cards.module.css'
import { cardsMessages as messages } from './cards-messages.ts'
import { RemoveCardSheet } from './RemoveCardSheet.tsx'

interface CardListProps {
  list: Pick<BoundCardList, 'cards' | 'maxCards'>
  /** Address of the form that adds one. */
  add: string
  /** It takes the place of that form, so the focus goes along. */
  arrived: boolean
}

/** The bound accounts and wallets, the way to one more, and the sheet that removes one (MONEY-48, MONEY-50). */
export function CardList({ list, add, arrived }: CardListProps) {
  const [removing, setRemoving] = useState<BoundCard>()
  // What opened the sheet is gone with its card, so the focus goes to the list that is left.
  const [removals, setRemovals] = useState(0)
  const afresh = { add, arrived: arrived || removals > 0 }
  return (
    <>
      {list.cards.length === 0 ? (
        <NoCards key={removals} {...afresh} />
      ) : (
        <BoundCards key={removals} {...afresh} list={list} onRemove={setRemoving} />
      )}
      <RemoveCardSheet
        card={removing}
        onClose={() => setRemoving(undefined)}
        onGone={() => {
          setRemoving(undefined)
          setRemovals(removals + 1)
        }}
      />
    </>
  )
}

function BoundCards({
  list: { cards, maxCards },
  add,
  arrived,
  onRemove,
}: CardListProps & { onRemove: (card: BoundCard) => void }) {
  const intl = useIntl()
  const title = intl.formatMessage(messages.title)
  return (
    <>
      <div className={styles.head}>
        {arrived ? (
          <FocusedTitle level="h2" className={styles.title}>
            {title}
          </FocusedTitle>
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        <span className={styles.count}>
          {intl.formatMessage(messages.count, { count: cards.length, max: maxCards })}
        </span>
      </div>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <BoundAccount card={card} onRemove={() => onRemove(card)} />
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        {cards.length < maxCards ? (
          <AddLink to={add} />
        ) : (
          <p className={styles.full}>{intl.formatMessage(messages.full, { max: maxCards })}</p>
        )}
      </div>
    </>
  )
}

function BoundAccount({ card, onRemove }: { card: BoundCard; onRemove: () => void }) {
  const intl = useIntl()
  const { bank, maskedNumber, usable } = card
  const which = { bank: bank.bankName, ending: maskedNumber.slice(-ENDING_LENGTH) }
  return (
    <Card>
      <AccountFacts card={card} />
      {usable ? null : <p className={styles.checking}>{intl.formatMessage(messages.checkingText)}</p>}
      <div className={styles.foot}>
        <Button
          variant="text"
          size="small"
          className={styles.remove}
          aria-label={intl.formatMessage(messages.removeWhich, which)}
          onClick={onRemove}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      </div>
    </Card>
  )
}

/** What a masked number shows of it. */
const ENDING_LENGTH = 4

function NoCards({ add, arrived }: Omit<CardListProps, 'list'>) {
  const intl = useIntl()
  const place = useFocusOnMount<HTMLDivElement>(arrived)
  return (
    <div ref={place} tabIndex={-1}>
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        action={<AddLink to={add} />}
      />
    </div>
  )
}

function AddLink({ to }: { to: string }) {
  const intl = useIntl()
  return (
    <Button
      variant="primary"
      size="wide"
      icon={<Icon icon={Plus} />}
      render={({ className, children }) => (
        <Link to={to} className={className}>
          {children}
        </Link>
      )}
    >
      {intl.formatMessage(messages.add)}
    </Button>
  )
}
