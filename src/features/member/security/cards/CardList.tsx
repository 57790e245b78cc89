import Plus from 'lucide-react/icons/plus'
import { useIntl } from 'react-intl'
import type { BoundCard, BoundCardList } from '#src/api/generated/types.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { BankLogo } from './BankLogo.tsx'
import styles from './Cards.module.css'
import { cardsMessages as messages } from './cards-messages.ts'

interface CardListProps {
  list: Pick<BoundCardList, 'cards' | 'maxCards'>
  /** Address of the form that adds one. */
  add: string
  /** It takes the place of that form, so the focus goes along. */
  arrived: boolean
}

/** The bound accounts and wallets, masked, and the way to one more as long as there may be more (MONEY-48, MONEY-49). */
export function CardList({ list: { cards, maxCards }, add, arrived }: CardListProps) {
  const intl = useIntl()
  const title = intl.formatMessage(messages.title)
  const button = (
    <Button
      variant="primary"
      size="wide"
      icon={<Icon icon={Plus} />}
      render={({ className, children }) => (
        <Link to={add} className={className}>
          {children}
        </Link>
      )}
    >
      {intl.formatMessage(messages.add)}
    </Button>
  )
  if (cards.length === 0)
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        action={button}
      />
    )
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
            <BoundAccount card={card} />
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        {cards.length < maxCards ? (
          button
        ) : (
          <>
            <p className={styles.full}>{intl.formatMessage(messages.full, { max: maxCards })}</p>
            <ServiceButton />
          </>
        )}
      </div>
    </>
  )
}

function BoundAccount({ card: { bank, maskedNumber, payeeName, usable } }: { card: BoundCard }) {
  const intl = useIntl()
  return (
    <Card>
      <div className={styles.bank}>
        <BankLogo bank={bank} size={40} className={styles.logo} />
        <span className={styles.name} dir="auto">
          {bank.bankName}
        </span>
        {usable ? null : <StatusTag tone="waiting">{intl.formatMessage(messages.checking)}</StatusTag>}
      </div>
      <span className={styles.number}>
        <bdi dir="ltr">{maskedNumber}</bdi>
      </span>
      <span className={styles.holder}>
        <bdi>{payeeName}</bdi>
      </span>
      {usable ? null : <p className={styles.checking}>{intl.formatMessage(messages.checkingText)}</p>}
    </Card>
  )
}
