import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import { useIntl } from 'react-intl'
import type { RebateRate, TeamMember } from '#src/api/generated/types.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { normalizeGameType } from '#src/core/games/category/category.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { formatPercent } from '#src/lib/money.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { typeNames } from '../agent-messages.ts'
import { DOWNLINE_TYPE, downlineTypeOf } from '../downline-type.ts'
import styles from './MemberLine.module.css'
import { levelBelow, teamMessages as messages, teamOf } from './team-messages.ts'

/** A member, and of those directly below the agent what the agent manages. */
export interface TeamEntry {
  member: TeamMember
  balance?: string
  rebates?: readonly RebateRate[]
}

/** Who it is, what they are and have, and whether they are there: the content of a line of the team. */
export function MemberLine({ entry }: { entry: TeamEntry }) {
  const intl = useIntl()
  const { member, balance, rebates = [] } = entry
  const { account, nickname, type, enabled, online, level, uplineAccount, teamSize } = member
  const kind = downlineTypeOf(type)
  return (
    <>
      <span className={classNames(styles.picture, kind === DOWNLINE_TYPE.agent && styles.agent)}>
        <Icon icon={kind === DOWNLINE_TYPE.agent ? UsersRound : UserRound} size={20} />
        {online ? (
          <span className={styles.online}>
            <VisuallyHidden>{intl.formatMessage(messages.online)}</VisuallyHidden>
          </span>
        ) : null}
      </span>
      <span className={styles.words}>
        <span className={styles.names}>
          <span className={classNames(styles.account, !enabled && styles.off)}>
            <bdi>{account}</bdi>
          </span>
          {nickname ? (
            <span className={styles.nickname}>
              <bdi>{nickname}</bdi>
            </span>
          ) : null}
          {balance === undefined ? null : (
            <span className={styles.balance}>
              <Money amount={balance} />
            </span>
          )}
        </span>
        <span className={styles.detail}>
          {enabled ? null : <span className={styles.disabled}>{intl.formatMessage(messages.disabled)}</span>}
          <span>{intl.formatMessage(typeNames[kind])}</span>
          {teamSize > 0 ? <span>{intl.formatMessage(teamOf, { count: teamSize })}</span> : null}
          {level > 1 ? (
            <span>{intl.formatMessage(levelBelow, { level, upline: <bdi key="upline">{uplineAccount}</bdi> })}</span>
          ) : null}
        </span>
        {rebates.length > 0 ? (
          <span className={styles.rates}>
            {rebates.map(({ gameType, rate }) => (
              <span key={gameType}>
                {intl.formatMessage(categoryNames[normalizeGameType(gameType)])} <bdi>{formatPercent(rate)}</bdi>
              </span>
            ))}
          </span>
        ) : null}
      </span>
    </>
  )
}
