import { useIntl } from 'react-intl'
import type { TeamMember } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { dayOf } from '#src/core/records/days/days.ts'
import { useDayText } from '#src/core/records/days/use-day-text.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { typeNames } from '../agent-messages.ts'
import { DOWNLINE_TYPE, downlineTypeOf } from '../downline-type.ts'
import styles from './Team.module.css'
import { teamMessages as messages } from './team-messages.ts'

/** What is known of a member; the balance only of those directly below. */
export function MemberFacts({ member, balance }: { member: TeamMember; balance: string | undefined }) {
  const intl = useIntl()
  const dayText = useDayText()
  const { nickname, type, enabled, online, level, uplineAccount, teamSize, joinedAt, lastSignInAt } = member
  const kind = downlineTypeOf(type)
  return (
    <>
      <div className={styles.tags}>
        {nickname ? (
          <span className={styles.nickname}>
            <bdi>{nickname}</bdi>
          </span>
        ) : null}
        <StatusTag tone={kind === DOWNLINE_TYPE.agent ? 'paid' : 'quiet'}>
          {intl.formatMessage(typeNames[kind])}
        </StatusTag>
        {online ? <StatusTag tone="good">{intl.formatMessage(messages.online)}</StatusTag> : null}
        {enabled ? null : <StatusTag tone="refused">{intl.formatMessage(messages.disabled)}</StatusTag>}
      </div>
      <FactList
        facts={[
          ...(balance === undefined
            ? []
            : [
                {
                  name: intl.formatMessage(messages.balance),
                  value: (
                    <span className={styles.money}>
                      <Money amount={balance} />
                    </span>
                  ),
                },
              ]),
          { name: intl.formatMessage(messages.size), value: intl.formatNumber(teamSize) },
          { name: intl.formatMessage(messages.level), value: intl.formatNumber(level) },
          { name: intl.formatMessage(messages.upline), value: <bdi>{uplineAccount}</bdi> },
          {
            name: intl.formatMessage(messages.joined),
            value: <time dateTime={joinedAt}>{dayText(dayOf(new Date(joinedAt), currentMerchant.timeZone))}</time>,
          },
          {
            name: intl.formatMessage(messages.lastSignIn),
            value: lastSignInAt === undefined ? intl.formatMessage(messages.never) : <Moment at={lastSignInAt} />,
          },
        ]}
      />
    </>
  )
}
