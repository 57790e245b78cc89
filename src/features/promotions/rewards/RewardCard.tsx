import Gift from 'lucide-react/icons/gift'
import { useIntl } from 'react-intl'
import { Picture } from '#src/core/pictures/Picture.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { innerPage } from '#src/core/routing/use-go-back.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { detailMessages } from '../detail/detail-messages.ts'
import type { Offer } from '../offer.ts'
import { Period } from '../Period.tsx'
import { promotionPath } from '../promotion-path.ts'
import { StatusLabel } from '../StatusLabel.tsx'
import styles from './RewardCard.module.css'
import { rewardMessages as messages } from './reward-messages.ts'

interface RewardCardProps {
  reward: Offer
  /** The reward that is being claimed, this or another one. */
  taking: string | undefined
  onClaim: () => void
}

/** A reward with its picture, what it pays, and the button that claims it while it waits. */
export function RewardCard({ reward, taking, onClaim }: RewardCardProps) {
  const intl = useIntl()
  const { banner, id, title, status, reward: amount } = reward
  const isWaiting = status === 'CLAIM'
  const worth =
    amount === undefined ? null : (
      <span className={styles.amount}>
        <Money amount={amount} />
      </span>
    )
  return (
    <Card lit={isWaiting} className={styles.card}>
      <span className={styles.picture}>
        {banner === undefined ? (
          <Icon icon={Gift} size={28} />
        ) : (
          <Picture paths={[banner]} width={716} height={360} className={styles.image} />
        )}
      </span>
      <div>
        <h2 className={styles.title} dir="auto">
          <Link to={promotionPath(id)} state={innerPage} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.period}>
          <Period offer={reward} />
        </p>
        <p className={styles.stand}>
          {status ? <StatusLabel status={status} /> : null}
          {isWaiting ? null : worth}
        </p>
      </div>
      {isWaiting ? (
        <div className={styles.foot}>
          {worth}
          <Button
            variant="primary"
            pending={taking === id}
            disabled={taking !== undefined && taking !== id}
            aria-label={intl.formatMessage(messages.claimOf, { title })}
            className={styles.claim}
            onClick={onClaim}
          >
            {intl.formatMessage(detailMessages.claim)}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
