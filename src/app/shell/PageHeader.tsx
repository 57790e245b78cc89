import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useIntl } from 'react-intl'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import type { BackTarget } from '#src/core/routing/chrome.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { aliases, paths, type RouteName } from '#src/core/routing/paths.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { routeOf } from '../routes.tsx'
import { shellMessages } from './shell-messages.ts'
import styles from './PageHeader.module.css'

const names = Object.keys(paths) as RouteName[]

/** The header of every page but home: back, title, and what the route adds (I18N-04, SHELL-48..51). */
export function PageHeader({ back }: { back: BackTarget }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const goBack = useGoBack(back)
  const name = names.find((route) => matchPath(paths[route], pathname)) ?? aliasOf(pathname)
  const route = routeOf(name)
  return (
    <header className={styles.header}>
      {back === 'none' ? (
        <span />
      ) : (
        <IconButton label={intl.formatMessage(shellMessages.back)} onClick={goBack}>
          <Icon icon={ArrowLeft} size={22} directional />
        </IconButton>
      )}
      <h1 className={styles.title}>{intl.formatMessage(route.title)}</h1>
      {route.headerAction === 'searchLive' ? (
        <IconButton
          label={intl.formatMessage(shellMessages.search)}
          render={(link) => <Link to={`${paths.gameList}?gameType=LIVE`} {...link} />}
        >
          <Icon icon={Search} size={22} />
        </IconButton>
      ) : (
        <span />
      )}
    </header>
  )
}

/** SHELL-48..50, GAP-09: home, or one step back where there is one inside the app, else home. */
function useGoBack(back: BackTarget): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    // The first entry of a visit has the key "default": there is nothing of the app behind it.
    if (back === 'home' || key === 'default') void navigate(paths.home, { replace: true })
    else void navigate(-1)
  }
}

function aliasOf(pathname: string): RouteName {
  return (aliases.register as readonly string[]).includes(pathname) ? 'register' : 'home'
}
