import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { historyMessage } from '#src/core/records/history-message.ts'
import { TAB } from '#src/core/routing/view-paths.ts'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { rewardsAmong } from '../offer.ts'
import { useOffers } from '../use-offers.ts'
import { RewardHistory } from './RewardHistory.tsx'
import { RewardList } from './RewardList.tsx'
import { rewardMessages as messages } from './reward-messages.ts'
import styles from './RewardCenterPage.module.css'

const HISTORY = 'history'

/**
 * `/m/rewardCenter`: what can be claimed and what was won, and with `?tab=history` what was paid (REWARD-01, NAMED-04).
 */
export function RewardCenterPage() {
  const intl = useIntl()
  const panelId = useId()
  const [query, setQuery] = useSearchParams()
  const tab = query.get(TAB) === HISTORY ? HISTORY : 'rewards'
  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          label={intl.formatMessage(messages.views)}
          segments={[
            { id: 'rewards', label: intl.formatMessage(messages.rewards), panelId },
            { id: HISTORY, label: intl.formatMessage(historyMessage), panelId },
          ]}
          selected={tab}
          onSelect={(id) => setQuery(id === HISTORY ? { [TAB]: HISTORY } : {}, { replace: true })}
        />
      </div>
      <div id={panelId} role="tabpanel" className={styles.panel}>
        {tab === HISTORY ? <RewardHistory /> : <Rewards />}
      </div>
    </>
  )
}

function Rewards() {
  const { offers, error, retry } = useOffers()
  if (offers) return <RewardList rewards={rewardsAmong(offers)} />
  return <LoadingCards count={4} className={styles.loading} error={error} onRetry={retry} />
}
