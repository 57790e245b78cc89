import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { GameTile } from '#src/core/games/tile/GameTile.tsx'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
import { MoreGames } from '#src/core/games/list/MoreGames.tsx'
import { useProviderNames } from '#src/core/games/category/use-categories.ts'
import { useTileProps } from '#src/core/games/tile/use-tile-props.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { searchMessages as messages } from './search-messages.ts'
import styles from './TileSection.module.css'

/** A page of them, so that little moves when they come. */
const PENDING_TILES = 9

interface TileSectionProps {
  title: string
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  /** How many pages are shown, of how many; the button is left out where all stands on one page. */
  pages?: { shown: number; total: number; isPending?: boolean; isFailed?: boolean; onMore: () => void }
}

/** Games of the search popup under a heading, with 'n / total pages' and a button for the next one (LIST-44). */
export function TileSection({ title, games, pages }: TileSectionProps) {
  const heading = useId()
  const tileProps = useTileProps()
  const providerName = useProviderNames()
  return (
    <section className={styles.section} aria-labelledby={heading} aria-busy={games === undefined || undefined}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        {pages ? <PageCount shown={pages.shown} total={pages.total} /> : null}
      </div>
      <KeptFocus>
        <ul className={styles.grid}>
          {games ? (
            games.map((game) => (
              <li key={game.nodeId}>
                <GameTile {...tileProps(game)} providerName={providerName(game.vassalage)} />
              </li>
            ))
          ) : (
            <Pending />
          )}
        </ul>
        {pages && pages.shown < pages.total ? (
          <div className={styles.more}>
            <MoreGames
              isFailed={pages.isFailed ?? false}
              isPending={pages.isPending ?? false}
              onMore={pages.onMore}
              count={undefined}
            />
          </div>
        ) : null}
      </KeptFocus>
    </section>
  )
}

/** Stands there empty while the games are loading: screen readers tell only what comes into a status that they know. */
function PageCount({ shown, total }: { shown: number; total: number }) {
  const intl = useIntl()
  return (
    <p role="status" className={styles.pages}>
      {total > 0 ? (
        <>
          <bdi dir="ltr" aria-hidden="true">
            {intl.formatMessage(messages.pages, { shown, total })}
          </bdi>
          <VisuallyHidden>{intl.formatMessage(messages.pagesSpoken, { shown, total })}</VisuallyHidden>
        </>
      ) : null}
    </p>
  )
}

function Pending() {
  return Array.from({ length: PENDING_TILES }, (_, at) => (
    <li key={at} aria-hidden="true">
      <Skeleton shape="tile" />
    </li>
  ))
}
