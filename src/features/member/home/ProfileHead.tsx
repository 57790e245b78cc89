import Crown from 'lucide-react/icons/crown'
import { useIntl } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Avatar } from '#src/core/pictures/Avatar.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { useMember } from '#src/core/session/member.ts'
import type { Session } from '#src/core/session/session.ts'
import { pageNames } from '#src/core/site/page-names.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { homeMessages as messages } from './member-home-messages.ts'
import styles from './ProfileHead.module.css'
import { VipCard } from './VipCard.tsx'

/** Who is signed in: picture, name, account, when they signed in last, and where they stand in the VIP club. */
export function ProfileHead({ session, centred = false }: { session: Session; centred?: boolean }) {
  const intl = useIntl()
  const member = useMember(session)
  const { data } = useGetMemberInfo()
  const lastLoginAt = data?.lastLoginAt
  return (
    <>
      <header className={classNames(styles.head, centred && styles.centred)}>
        <Link to={paths.profile} className={styles.picture}>
          <Avatar size="large" src={member.iconUrl} />
          <VisuallyHidden>{intl.formatMessage(messages.editProfile)}</VisuallyHidden>
        </Link>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{member.name}</bdi>
          </h2>
          {member.name === session.userName ? null : (
            <p className={styles.quiet}>
              <bdi>{session.userName}</bdi>
            </p>
          )}
          {lastLoginAt ? (
            <p className={styles.quiet}>
              {intl.formatMessage(messages.lastLogin, { time: <Moment key="time" at={lastLoginAt} /> })}
            </p>
          ) : null}
        </div>
        {data?.vip ? null : (
          <Link to={paths.vip} className={styles.vip}>
            <Icon icon={Crown} size={16} />
            {intl.formatMessage(pageNames.vipClub)}
          </Link>
        )}
      </header>
      {data?.vip ? <VipCard standing={data.vip} /> : null}
    </>
  )
}
