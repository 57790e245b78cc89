import type { ReactNode } from 'react'
import type { Game } from '#src/api/generated/types.ts'
import { ScrollRow } from '#src/ui/motion/ScrollRow.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { useGrowingCount } from '#src/ui/loading/use-growing-count.ts'
import { GameTile } from './GameTile.tsx'
import styles from './GameStrip.module.css'
import { useProviderNames } from '../category/use-categories.ts'
import { useTileProps } from './use-tile-props.ts'

/** So many stand in the row. */
export const STRIP_GAMES = 12
/** So many are in sight at first. */
const FIRST_TILES = 3

interface GameStripProps {
  title: string
  /** Undefined while they are on their way; what is more than twelve is left out. */
  games: readonly Game[] | undefined
  /** Beside the title: the way to the whole list. */
  action?: ReactNode
  className?: string | undefined
}

/** A row of games under a heading, to be scrolled sideways. */
export function GameStrip({ title, games, action, className }: GameStripProps) {
  return (
    <section className={className} aria-busy={!games || undefined}>
      <SectionHead title={title} action={action} />
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

function StripTiles({ games }: { games: readonly Game[] }) {
  const tileProps = useTileProps()
  const providerName = useProviderNames()
  const count = useGrowingCount(games.length, FIRST_TILES)
  return games.slice(0, count).map((game, index) => (
    <div key={game.nodeId} className={styles.item}>
      <GameTile {...tileProps(game)} wide providerName={providerName(game.vassalage)} eager={index < FIRST_TILES} />
    </div>
  ))
}
