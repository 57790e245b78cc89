import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { innerPage } from '#src/core/routing/use-go-back.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { detailMessages } from '../detail/detail-messages.ts'
import type { Offer } from '../offer.ts'
import { Period } from '../Period.tsx'
import { promotionPath } from '../promotion-path.ts'
import { StatusLabel } from '../StatusLabel.tsx'
import { useTakeOffer } from '../use-take-offer.ts'
import { rewardMessages as messages } from './reward-messages.ts'
import styles from './RewardList.module.css'

/** The rewards of a member, those that wait first, each with its details behind it (GAP-121). */
export function RewardList({ rewards }: { rewards: readonly Offer[] }) {
  const intl = useIntl()
  const { take, taking } = useTakeOffer()
  const waiting = rewards.filter(({ status }) => status === 'CLAIM').length
  if (rewards.length === 0) {
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.noneTitle)}
        text={intl.formatMessage(messages.noneText)}
        action={
          <Button render={(link) => <Link to={paths.promotions} {...link} />}>
            {intl.formatMessage(messages.promotions)}
          </Button>
        }
      />
    )
  }
  return (
    <>
      {waiting > 0 ? (
        <p className={styles.waiting} role="status">
          {intl.formatMessage(messages.waiting, { count: waiting })}
        </p>
      ) : null}
      <ul className={styles.rewards}>
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} isTaking={taking === reward.id} onClaim={() => take(reward.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface RewardCardProps {
  reward: Offer
  isTaking: boolean
  onClaim: () => void
}

function RewardCard({ reward, isTaking, onClaim }: RewardCardProps) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const { id, title, status, reward: amount } = reward
  const isWaiting = status === 'CLAIM'
  return (
    <Card lit={isWaiting} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          <Link to={promotionPath(id)} state={innerPage} className={styles.link}>
            {title}
          </Link>
        </h2>
        {status ? <StatusLabel status={status} /> : null}
      </div>
      <p className={styles.period}>
        <Period offer={reward} />
      </p>
      <div className={styles.foot}>
        <span className={styles.amount}>
          {amount === undefined ? null : <Money symbol={currencySymbol} amount={amount} />}
        </span>
        {isWaiting ? (
          <Button
            variant="primary"
            pending={isTaking}
            aria-label={intl.formatMessage(messages.claimOf, { title })}
            className={styles.claim}
            onClick={onClaim}
          >
            {intl.formatMessage(detailMessages.claim)}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
