import { useIntl } from 'react-intl'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { LoadsSlowly } from '#src/core/errors/LoadsSlowly.tsx'
import { KeptFocus } from '#src/ui/loading/KeptFocus.tsx'
import { MoreGames } from '#src/core/games/list/MoreGames.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Skeleton } from '#src/ui/loading/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { EmptyList } from './EmptyList.tsx'
import { listMessages as messages } from '../filter/list-messages.ts'
import type { ListQuery } from '../filter/list-query.ts'
import { useGameList, type GameListState } from './use-game-list.ts'
import { useIsSlow } from '#src/ui/loading/use-is-slow.ts'
import { useInfiniteScroll } from '#src/ui/loading/use-infinite-scroll.ts'
import { useKeptDepth } from './use-kept-depth.ts'
import type { ChangeList } from '../filter/use-list-query.ts'
import { VirtualGrid } from './VirtualGrid.tsx'
import styles from './GameListView.module.css'

const PENDING_TILES = 12

interface GameListViewProps {
  query: ListQuery
  onChange: ChangeList
  /** Name of the list for screen readers. */
  label: string
}

/** The games of a list with all its states: loading, there, growing, empty, failed, offline (LIST-03, GAP-18). */
export function GameListView(props: GameListViewProps) {
  const list = useGameList(props.query)
  return (
    <KeptFocus>
      <Games {...props} list={list} />
    </KeptFocus>
  )
}

function Games({ query, onChange, label, list }: GameListViewProps & { list: GameListState }) {
  const intl = useIntl()
  const { games, total, isPrevious } = list
  const mayLoad = list.hasMore && !list.isLoadingMore && !list.isMoreFailed
  const sought = useKeptDepth(list.loadedPages, mayLoad ? list.loadMore : undefined)
  useInfiniteScroll(mayLoad && sought === 0, list.loadMore)
  if (!games)
    return list.error ? (
      <LoadFailed error={list.error} onRetry={list.retry} />
    ) : (
      <PendingList operation={list.operation} />
    )
  if (games.length === 0 && !list.hasMore && !isPrevious) return <EmptyList query={query} onChange={onChange} />
  return (
    <section aria-busy={isPrevious || list.isLoadingMore || undefined} className={classNames(isPrevious && styles.old)}>
      <div role="status">
        <VisuallyHidden>{total === undefined ? null : intl.formatMessage(messages.found, { total })}</VisuallyHidden>
      </div>
      <VirtualGrid
        label={label}
        games={games}
        total={total}
        count={Math.max(games.length, Math.min(total ?? 0, sought * list.pageSize))}
      />
      <ListEnd list={list} shown={games.length} />
    </section>
  )
}

/** How many are shown, and more by a button, which keyboards reach (GAP-18); after a failure it tries again. */
function ListEnd({ list, shown }: { list: GameListState; shown: number }) {
  const intl = useIntl()
  const { total, hasMore, isMoreFailed, isLoadingMore, pageSize } = list
  const left = total === undefined ? 0 : total - shown
  return (
    <div className={styles.end}>
      {total === undefined ? null : (
        <p className={styles.count}>{intl.formatMessage(messages.shown, { shown, total })}</p>
      )}
      {isMoreFailed || hasMore ? (
        <MoreGames
          isFailed={isMoreFailed}
          isPending={isLoadingMore}
          onMore={list.loadMore}
          count={left > 0 ? Math.min(pageSize, left) : undefined}
        />
      ) : null}
    </div>
  )
}

function PendingList({ operation }: Pick<GameListState, 'operation'>) {
  const isSlow = useIsSlow(true)
  return (
    <>
      {isSlow ? <LoadsSlowly operation={operation} /> : null}
      <div className={styles.pending} aria-busy="true">
        <Skeleton shape="tile" count={PENDING_TILES} />
      </div>
    </>
  )
}
