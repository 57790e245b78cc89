import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import type { Offer } from '../offer.ts'
import { useTakeOffer } from '../use-take-offer.ts'
import { RewardCard } from './RewardCard.tsx'
import { rewardMessages as messages } from './reward-messages.ts'
import styles from './RewardList.module.css'
import { WaitingCard } from './WaitingCard.tsx'

/** The rewards of a member, those that wait first, each with its details behind it (GAP-121). */
export function RewardList({ rewards }: { rewards: readonly Offer[] }) {
  const intl = useIntl()
  const { take, taking } = useTakeOffer()
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
    <div className={styles.page}>
      <WaitingCard rewards={rewards} />
      <ul className={styles.rewards}>
        {rewards.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} taking={taking} onClaim={() => take(reward.id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
