import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { SearchButton } from '#src/core/games/SearchButton.tsx'
import { MessagesBell } from '#src/core/inbox/MessagesBell.tsx'
import { ReadAllButton } from '#src/core/inbox/ReadAllButton.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { PageHead } from '#src/core/routing/PageHead.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { routeOf } from '../routes.tsx'
import type { RouteDefinition } from '../routes/route.ts'
import { routeNameAt } from '../routes/route-name-at.ts'
import { gameListPath } from '#src/core/games/category/game-list-path.ts'
import { gameTypeIn } from '#src/core/games/category/game-type-in.ts'
import { useHostCategories } from '#src/core/games/category/use-host-categories.ts'
import { searchGamesMessage } from '#src/core/games/search-games-message.ts'

/** The header of every page but home: back, title, and what the route adds (I18N-04, SHELL-48..51). */
export function PageHeader() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const route = routeOf(routeNameAt(pathname) ?? 'home')
  return (
    <PageHead
      title={intl.formatMessage(route.title)}
      scene={route.scene}
      action={route.headerAction ? actions[route.headerAction] : null}
    />
  )
}

const actions = {
  readAll: <ReadAllButton kinds={['announcement', 'inbox']} />,
  readAnnouncements: <ReadAllButton kinds={['announcement']} />,
  readInbox: <ReadAllButton kinds={['inbox']} />,
  messages: <MessagesBell />,
  searchSlots: <SearchButton />,
  searchGames: <SearchOfCategory />,
  searchLive: <SearchLive />,
} satisfies Record<NonNullable<RouteDefinition['headerAction']>, ReactNode>

/** The icon where slots are shown, whatever the address asks for (LIST-02). */
function SearchOfCategory() {
  const [query] = useSearchParams()
  const { offeredOf } = useHostCategories()
  return offeredOf(gameTypeIn(query)) === 'RNG' ? <SearchButton /> : null
}

function SearchLive() {
  const intl = useIntl()
  return (
    <IconButton
      label={intl.formatMessage(searchGamesMessage)}
      render={(link) => <Link to={gameListPath('LIVE')} {...link} />}
    >
      <Icon icon={Search} size={22} />
    </IconButton>
  )
}
