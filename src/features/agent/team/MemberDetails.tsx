import FileText from 'lucide-react/icons/file-text'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Percent from 'lucide-react/icons/percent'
import Send from 'lucide-react/icons/send'
import UsersRound from 'lucide-react/icons/users-round'
import { useIntl } from 'react-intl'
import type { TeamMember } from '#src/api/generated/types.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { normalizeGameType } from '#src/core/games/category/category.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { agentMessages } from '../agent-messages.ts'
import { offerPath } from './offer-path.ts'
import { MemberFacts } from './MemberFacts.tsx'
import styles from './Team.module.css'
import { teamMessages as messages } from './team-messages.ts'
import { useSubordinate } from './use-subordinate.ts'

interface MemberDetailsProps {
  member: TeamMember
  onSend: () => void
  onRates: () => void
  onTeam: () => void
}

/** All that is known of a member, and what the agent can do. */
export function MemberDetails({ member, onSend, onRates, onTeam }: MemberDetailsProps) {
  const intl = useIntl()
  const { isPending, isGone, subordinate, error, retry } = useSubordinate(member)
  const { account, enabled, teamSize } = member
  if (isGone) return <p className={styles.text}>{intl.formatMessage(messages.gone)}</p>
  if (isPending) return <LoadingCards count={3} error={error} onRetry={retry} />
  return (
    <>
      <MemberFacts member={member} balance={subordinate?.balance} />
      {subordinate ? (
        <section className={styles.rates}>
          <h3>{intl.formatMessage(agentMessages.rebates)}</h3>
          {subordinate.rebates.length === 0 ? (
            <p className={styles.text}>{intl.formatMessage(messages.noRates)}</p>
          ) : (
            <ul className={styles.rateList}>
              {subordinate.rebates.map(({ gameType, rate }) => (
                <li key={gameType} className={styles.rate}>
                  {intl.formatMessage(categoryNames[normalizeGameType(gameType)])} <bdi>{formatPercent(rate)}</bdi>
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : null}
      {enabled ? (
        <Button variant="primary" size="wide" icon={<Icon icon={Send} size={18} directional />} onClick={onSend}>
          {intl.formatMessage(messages.send)}
        </Button>
      ) : (
        <p className={styles.text}>{intl.formatMessage(messages.disabledText)}</p>
      )}
      <div className={styles.more}>
        {subordinate && enabled ? (
          <Button icon={<Icon icon={Percent} size={18} />} onClick={onRates}>
            {intl.formatMessage(agentMessages.rebates)}
          </Button>
        ) : null}
        {subordinate && enabled ? (
          <Button
            icon={<Icon icon={FileText} size={18} />}
            render={(link) => <Link to={offerPath(account)} {...link} />}
          >
            {intl.formatMessage(messages.offer)}
          </Button>
        ) : null}
        {teamSize > 0 ? (
          <Button icon={<Icon icon={UsersRound} size={18} />} onClick={onTeam}>
            {intl.formatMessage(messages.team)}
          </Button>
        ) : null}
        <Button
          icon={<Icon icon={Gamepad2} size={18} />}
          render={(link) => <Link to={`${paths.teamBets}?member=${encodeURIComponent(account)}`} {...link} />}
        >
          {intl.formatMessage(messages.bets)}
        </Button>
      </div>
    </>
  )
}
