import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { normalizeGameType, type CategoryCode } from '../category/category.ts'
import { gameGridMessages } from '../list/game-grid-messages.ts'
import { GameStrip } from './GameStrip.tsx'
import { hotStripTitle, isNamedHot } from './hot-strip-title.ts'
import { useHotGames } from '../use-hot-games.ts'
import { gameListPath } from '../category/game-list-path.ts'

/** The row of hot games, of all categories or of one; nothing at all when there is none (HOME-11..13). */
export function HotStrip({ category }: { category: CategoryCode }) {
  const intl = useIntl()
  const { data, isError } = useHotGames()
  const games = data?.list.filter((game) => category === 'HOT' || normalizeGameType(game.gameType) === category)
  if (games ? games.length === 0 : isError) return null
  return (
    <GameStrip
      title={intl.formatMessage(hotStripTitle(category))}
      games={games}
      action={
        <MoreLink render={(link) => <Link to={wholeList(category)} {...link} />}>
          {intl.formatMessage(gameGridMessages.all)}
        </MoreLink>
      }
    />
  )
}

/**
 * What the title promises: the hot games, of all categories where there is a way from one to the other, or all games of
 * the category that the strip is named after (HOME-13).
 */
function wholeList(category: CategoryCode): string {
  if (category === 'HOT') return `${paths.game}?type=hot`
  return isNamedHot(category) ? `${gameListPath(category)}&type=hot` : gameListPath(category)
}
