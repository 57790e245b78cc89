import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { GameTile } from '#src/core/games/GameTile.tsx'
import { useTileProps } from '#src/core/games/use-tile-props.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { useGrowingCount } from '#src/ui/use-growing-count.ts'
import { gameGridMessages as messages } from '#src/core/games/game-grid-messages.ts'
import styles from './GameGrid.module.css'

/** HOME-14, HOME-15: so many games at first, and so many more with each tap. */
export const GAMES_STEP = 15
const PENDING_TILES = 9
/** A row on a phone: all fifteen at once would hold up a slow one. */
const TILES_AT_ONCE = 3

interface GameGridProps {
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  isFailed: boolean
  onRetry: () => void
  /** What to show when there is none. */
  empty: ReactNode
  /** How many further games the button would show; 0 leaves it out. */
  moreCount: number
  isMorePending?: boolean
  /** Why they did not come the last time; stands above the button. */
  moreFailure?: ReactNode
  onMore: () => void
}

/** A list of games in three columns, with its loading, empty and failed states and a button for more. */
export function GameGrid(props: GameGridProps) {
  const { games, isFailed, onRetry, empty, moreCount, isMorePending = false, moreFailure, onMore } = props
  const intl = useIntl()
  const tileProps = useTileProps()
  const count = useGrowingCount(games?.length ?? 0, TILES_AT_ONCE)
  if (isFailed && !games) {
    return (
      <StateView
        kind="error"
        title={intl.formatMessage(messages.failedTitle)}
        text={intl.formatMessage(messages.failedText)}
        action={<Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
      />
    )
  }
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
      {moreCount > 0 ? (
        <div className={styles.more}>
          {moreFailure}
          <Button size="wide" pending={isMorePending} iconEnd={<Icon icon={ChevronDown} />} onClick={onMore}>
            {intl.formatMessage(messages.more, { count: moreCount })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
