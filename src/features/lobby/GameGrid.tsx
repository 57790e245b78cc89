import type { ReactNode } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { GameTile } from '#src/core/games/tile/GameTile.tsx'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
import { MoreGames } from '#src/core/games/list/MoreGames.tsx'
import { useTileProps } from '#src/core/games/tile/use-tile-props.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useGrowingCount } from '#src/ui/loading/use-growing-count.ts'
import styles from './GameGrid.module.css'

const PENDING_TILES = 9
/** A row on a phone: all fifteen at once would hold up a slow one. */
const TILES_AT_ONCE = 3

interface GameGridProps {
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  /** What to show when they could not be loaded. */
  failed?: ReactNode
  /** What to show when there is none. */
  empty: ReactNode
  /** How many further games the button would show; 0 leaves it out, undefined where only the gateway knows. */
  moreCount: number | undefined
  isMorePending?: boolean
  /** They did not come the last time. */
  isMoreFailed?: boolean
  onMore: () => void
}

/** A list of games in three columns, with its loading, empty and failed states and a button for more. */
export function GameGrid(props: GameGridProps) {
  return (
    <KeptFocus>
      <Games {...props} />
    </KeptFocus>
  )
}

function Games(props: GameGridProps) {
  const { games, failed, empty, moreCount, isMorePending = false, isMoreFailed = false, onMore } = props
  const tileProps = useTileProps()
  const count = useGrowingCount(games?.length ?? 0, TILES_AT_ONCE)
  if (failed && !games) return failed
  if (!games) {
    return (
      <div className={styles.grid} aria-busy="true">
        <Skeleton shape="tile" count={PENDING_TILES} />
      </div>
    )
  }
  if (games.length === 0) return empty
  return (
    <>
      <ul className={styles.grid}>
        {games.slice(0, count).map((game) => (
          <li key={game.nodeId}>
            <GameTile {...tileProps(game)} />
          </li>
        ))}
      </ul>
      {moreCount === 0 ? null : (
        <div className={styles.more}>
          <MoreGames isFailed={isMoreFailed} isPending={isMorePending} onMore={onMore} count={moreCount} />
        </div>
      )}
    </>
  )
}
