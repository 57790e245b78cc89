import Gift from 'lucide-react/icons/gift'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import House from 'lucide-react/icons/house'
import UserPlus from 'lucide-react/icons/user-plus'
import type { LucideIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { isHomePath, paths } from '#src/core/routing/paths.ts'
import { isRealAccount } from '#src/core/account/account-type.ts'
import { useSession } from '#src/core/session/session.ts'
import { useMemberPress } from '#src/core/session/use-member-press.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { DepositLamp } from '#src/ui/display/DepositLamp.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { latePart } from '#src/ui/loading/late-part.ts'
import { navMessages } from './nav-messages.ts'
import { useLazyLayer } from '#src/core/errors/use-lazy-layer.ts'
import styles from './BottomMenu.module.css'

/** The fixed menu of five entries; Deposit is the lantern in its middle, lit for those who may (SHELL-70..74). */
export function BottomMenu() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const session = useSession()
  const onMemberPress = useMemberPress()
  const invite = useLazyLayer(loadInvite)
  return (
    <nav className={styles.menu} aria-label={intl.formatMessage(navMessages.mainMenu)}>
      <Entry to={paths.home} icon={House} current={isHomePath(pathname)}>
        {intl.formatMessage(navMessages.home)}
      </Entry>
      <Entry to={paths.promotions} icon={Gift} current={pathname === paths.promotions}>
        {intl.formatMessage(navMessages.promotions)}
      </Entry>
      <Link
        to={paths.deposit}
        className={classNames(styles.entry, styles.deposit, session && !isRealAccount(session.type) && styles.unlit)}
        aria-current={pathname === paths.deposit ? 'page' : undefined}
      >
        <DepositLamp key={pathname} className={styles.lamp} />
        {intl.formatMessage(navMessages.deposit)}
      </Link>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onTouchStart={invite.prefetch}
        onClick={invite.show}
      >
        <Icon icon={UserPlus} size={24} />
        {intl.formatMessage(navMessages.invite)}
      </button>
      <Entry
        to={paths.memberHome}
        icon={CircleUserRound}
        current={pathname === paths.memberHome}
        onPress={onMemberPress}
      >
        {intl.formatMessage(navMessages.member)}
        {session ? (
          <Suspense>
            <UnreadBadge className={styles.count} />
          </Suspense>
        ) : null}
      </Entry>
      {invite.Layer ? <invite.Layer open={invite.open} onClose={invite.close} /> : null}
    </nav>
  )
}

const UnreadBadge = latePart(() => import('#src/core/inbox/UnreadBadge.tsx').then((module) => module.UnreadBadge))
const loadInvite = () => import('./InviteSheet.tsx').then((module) => module.InviteSheet)

interface EntryProps {
  to: string
  icon: LucideIcon
  current: boolean
  onPress?: ((event: React.MouseEvent) => void) | undefined
  children: ReactNode
}

function Entry({ to, icon, current, onPress, children }: EntryProps) {
  return (
    <Link to={to} className={styles.entry} aria-current={current ? 'page' : undefined} onClick={onPress}>
      <Icon icon={icon} size={24} filled={current} />
      {children}
    </Link>
  )
}
