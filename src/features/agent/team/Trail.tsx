import ChevronRight from 'lucide-react/icons/chevron-right'
import { useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { teamMessages as messages } from './team-messages.ts'
import type { TrailStep } from './team-query.ts'
import styles from './Team.module.css'

interface TrailProps {
  trail: readonly TrailStep[]
  /** Shows the team at the end of so many steps; none is the agent's own. */
  onGo: (steps: number) => void
}

/** Below which sub-agent one looks, and the way back up. */
export function Trail({ trail, onGo }: TrailProps) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage(messages.trail)} className={styles.trail}>
      <ol>
        <li>
          <button type="button" className={styles.step} onClick={() => onGo(0)}>
            {intl.formatMessage(messages.mine)}
          </button>
        </li>
        {trail.map(({ memberId, account }, index) => (
          <li key={memberId}>
            <Icon icon={ChevronRight} size={16} directional />
            {index === trail.length - 1 ? (
              <b className={styles.here} aria-current="page">
                <bdi>{account}</bdi>
              </b>
            ) : (
              <button type="button" className={styles.step} onClick={() => onGo(index + 1)}>
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
