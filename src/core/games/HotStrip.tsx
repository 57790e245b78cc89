import { useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { normalizeGameType, type CategoryCode } from './category.ts'
import { GameTile } from './GameTile.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { MoreLink } from '#src/ui/MoreLink.tsx'
import { ScrollRow } from '#src/ui/ScrollRow.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useGrowingCount } from '#src/ui/use-growing-count.ts'
import { gameGridMessages } from './game-grid-messages.ts'
import { hotStripTitle, isNamedHot } from './hot-strip-title.ts'
import { useHotGames } from './use-hot-games.ts'
import { useVendorNames } from './use-categories.ts'
import { useTileProps } from './use-tile-props.ts'
import styles from './HotStrip.module.css'

const STRIP_GAMES = 12
/** So many are in sight at first. */
const FIRST_TILES = 3

/** The row of hot games, of all categories or of one; nothing at all when there is none (HOME-11..13). */
export function HotStrip({ category }: { category: CategoryCode }) {
  const intl = useIntl()
  const { data, isPending, isError } = useHotGames()
  const games = data?.list.filter((game) => category === 'HOT' || normalizeGameType(game.gameType) === category)
  if (games ? games.length === 0 : isError) return null
  const title = intl.formatMessage(hotStripTitle(category))
  return (
    <section aria-busy={isPending || undefined}>
      <SectionHead
        mark={currentMerchant.mark}
        title={title}
        action={
          <MoreLink render={(link) => <Link to={wholeList(category)} {...link} />}>
            {intl.formatMessage(gameGridMessages.all)}
          </MoreLink>
        }
      />
      <ScrollRow label={title} snap>
        {games ? (
          <StripTiles games={games.slice(0, STRIP_GAMES)} />
        ) : (
          <Skeleton shape="wide" count={FIRST_TILES} className={styles.item} />
        )}
      </ScrollRow>
    </section>
  )
}

/**
 * What the title promises: the hot games, of all categories where there is a way from one to the other, or all games of
 * the category that the strip is named after (HOME-13).
 */
function wholeList(category: CategoryCode): string {
  if (category === 'HOT') return `${paths.game}?type=hot`
  const part = isNamedHot(category) ? 'type=hot&' : ''
  return `${paths.gameList}?${part}gameType=${category}`
}

function StripTiles({ games }: { games: readonly Game[] }) {
  const tileProps = useTileProps()
  const vendorName = useVendorNames()
  const count = useGrowingCount(games.length, FIRST_TILES)
  return games.slice(0, count).map((game, index) => (
    <div key={game.nodeId} className={styles.item}>
      <GameTile {...tileProps(game)} wide vendorName={vendorName(game.vassalage)} eager={index < FIRST_TILES} />
    </div>
  ))
}
