import { useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { gameGridMessages } from '#src/core/games/list/game-grid-messages.ts'
import { GameTile } from '#src/core/games/tile/GameTile.tsx'
import { useTileProps } from '#src/core/games/tile/use-tile-props.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { ScrollRow } from '#src/ui/motion/ScrollRow.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useGrowingCount } from '#src/ui/loading/use-growing-count.ts'
import styles from './GameRail.module.css'

const RAIL_GAMES = 12
/** So many are in sight at first. */
const FIRST_TILES = 4

interface GameRailProps {
  title: string
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  /** The address of the whole list, where there is one. */
  to?: string
  /** Stands there when there is none. */
  empty?: string
}

/** Some games of one kind side by side, and the way to all of them. Its height is the same before they are there. */
export function GameRail({ title, games, to, empty }: GameRailProps) {
  const intl = useIntl()
  return (
    <section aria-busy={games === undefined || undefined}>
      <SectionHead
        title={title}
        action={
          to === undefined ? null : (
            <MoreLink render={(link) => <Link to={to} {...link} />}>
              {intl.formatMessage(gameGridMessages.all)}
            </MoreLink>
          )
        }
      />
      {games?.length === 0 ? (
        <p className={styles.words}>{empty}</p>
      ) : (
        <ScrollRow label={title} snap>
          {games ? (
            <Tiles games={games.slice(0, RAIL_GAMES)} />
          ) : (
            <Skeleton shape="tile" count={FIRST_TILES} className={styles.item} />
          )}
        </ScrollRow>
      )}
    </section>
  )
}

function Tiles({ games }: { games: readonly Game[] }) {
  const tileProps = useTileProps()
  const count = useGrowingCount(games.length, FIRST_TILES)
  return games.slice(0, count).map((game) => (
    <div key={game.nodeId} className={styles.item}>
      <GameTile {...tileProps(game)} />
    </div>
  ))
}
