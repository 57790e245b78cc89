import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { GameTile } from '#src/core/games/GameTile.tsx'
import { useVendorNames } from '#src/core/games/use-categories.ts'
import { useTileProps } from '#src/core/games/use-tile-props.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { MoreGames } from '#src/core/games/MoreGames.tsx'
import { searchMessages as messages } from './search-messages.ts'
import styles from './TileSection.module.css'

interface TileSectionProps {
  title: string
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  /** How many pages are shown, of how many; the line and the button are left out where all stands on one page. */
  pages?: { shown: number; total: number; isPending?: boolean; isFailed?: boolean; onMore: () => void }
  /** Stands in place of the games. */
  children?: ReactNode
}

/** Games of the search popup under a heading, with 'n / total pages' and a button for the next one (LIST-44). */
export function TileSection({ title, games, pages, children }: TileSectionProps) {
  const intl = useIntl()
  const heading = useId()
  const tileProps = useTileProps()
  const vendorName = useVendorNames()
  return (
    <section aria-labelledby={heading} aria-busy={games === undefined || undefined}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        {pages && pages.total > 0 ? (
          <p role="status" className={styles.pages}>
            {intl.formatMessage(messages.pages, { shown: pages.shown, total: pages.total })}
          </p>
        ) : null}
      </div>
      {children ?? (
        <ul className={styles.grid}>
          {games ? (
            games.map((game) => (
              <li key={game.nodeId}>
                <GameTile {...tileProps(game)} vendorName={vendorName(game.vassalage)} />
              </li>
            ))
          ) : (
            <Pending />
          )}
        </ul>
      )}
      {pages && pages.shown < pages.total ? (
        <div className={styles.more}>
          <MoreGames isFailed={pages.isFailed ?? false} isPending={pages.isPending ?? false} onMore={pages.onMore}>
            {intl.formatMessage(messages.more)}
          </MoreGames>
        </div>
      ) : null}
    </section>
  )
}

function Pending() {
  return (
    <>
      {[0, 1, 2].map((at) => (
        <li key={at} aria-hidden="true">
          <Skeleton shape="tile" />
        </li>
      ))}
    </>
  )
}
