import { accountActions } from '#src/core/account/action-messages.ts'
import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Avatar } from '#src/core/pictures/Avatar.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { nativeApp } from '#src/core/routing/native-app.ts'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { isRealAccount, isTrial } from '#src/core/account/account-type.ts'
import { useMember } from '#src/core/session/member.ts'
import { useSession, type Session } from '#src/core/session/session.ts'
import { useMemberPress } from '#src/core/session/use-member-press.ts'
import { hasDownloads } from '#src/core/site/downloads.ts'
import { useFeature, useSiteStatus } from '#src/core/site/site-status.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { PlayMoney } from '#src/core/wallet/PlayMoney.tsx'
import { RefreshBalance } from '#src/core/wallet/RefreshBalance.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { FittedLine } from '#src/ui/display/FittedLine.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { idlePart } from '#src/ui/loading/late-part.ts'
import { Mark } from '#src/ui/display/Mark.tsx'
import { SideMenuButton } from '../menu/SideMenuButton.tsx'
import { RegisterButton } from '#src/features/lobby/RegisterButton.tsx'
import { useAreWaysInGone } from '#src/features/lobby/ways-in.ts'
import { RegionButton } from '#src/features/region/RegionButton.tsx'
import { navMessages } from '../menu/nav-messages.ts'
import styles from './HomeHeader.module.css'

const DownloadButton = idlePart(() => import('./DownloadButton.tsx').then((module) => module.DownloadButton))

/** The header of home: logo, the member's wallet or a way in, app, language, menu (SHELL-53..61, GAP-11, GAP-41). */
export function HomeHeader() {
  const session = useSession()
  const { resources } = useSiteStatus().info
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.brand} aria-label={currentMerchant.brand}>
        <Mark shape={currentMerchant.mark} lit />
        {session ? null : (
          <span className={styles.name} dir="auto" aria-hidden="true">
            {currentMerchant.brand}
          </span>
        )}
      </Link>
      {session ? <WalletPill session={session} /> : <WayIn />}
      {!nativeApp() && hasDownloads(resources?.links) ? (
        <span className={styles.download}>
          <Suspense>
            <DownloadButton />
          </Suspense>
        </span>
      ) : null}
      <RegionButton />
      <SideMenuButton />
    </header>
  )
}

/**
 * The quiet way in of a visitor; once home's own have scrolled off, the loud one of them (GAP-11), which then is the
 * lobby's prompt (GAP-139).
 */
function WayIn() {
  const intl = useIntl()
  const login = loginFrom(useLocation())
  const className = styles.login ?? ''
  if (useAreWaysInGone()) return <RegisterButton size="small" className={className} />
  return (
    <Button variant="line" size="small" className={className} render={(link) => <Link {...login} {...link} />}>
      {intl.formatMessage(accountActions.logIn)}
    </Button>
  )
}

/**
 * Who is signed in and what there is to play with; asterisks while it is asked for or hidden (SHELL-54, SHELL-55). Play
 * money says so.
 */
function WalletPill({ session }: { session: Session }) {
  const intl = useIntl()
  const member = useMember(session)
  const onPress = useMemberPress()
  const isPlay = isTrial(session.type)
  return (
    <div className={classNames(styles.wallet, isPlay && styles.play)}>
      <Link to={paths.memberHome} className={styles.who} onClick={onPress}>
        <Avatar size="small" src={member.iconUrl} />
        <span className={styles.words}>
          <small className={styles.nickname}>
            {isPlay ? <PlayMoney name={member.name} /> : <bdi>{member.name}</bdi>}
          </small>
          <FittedLine className={styles.amount}>
            <BalanceAmount />
          </FittedLine>
        </span>
      </Link>
      <RefreshBalance size={16} />
      {useFeature('DEPOSIT') && isRealAccount(session.type) ? (
        <IconButton
          label={intl.formatMessage(navMessages.deposit)}
          className={styles.deposit}
          render={(link) => <Link to={paths.deposit} {...link} />}
        >
          <Icon icon={Plus} size={18} />
        </IconButton>
      ) : null}
    </div>
  )
}
