import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useListGamesInfinite } from '#src/api/generated/games-lists.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { LoadsSlowly } from '#src/core/errors/LoadsSlowly.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import type { CategoryCode } from '#src/core/games/category/category.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { DrawsLink } from '#src/core/games/category/DrawsLink.tsx'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { useIsSlow } from '#src/ui/loading/use-is-slow.ts'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { gameGridMessages } from '#src/core/games/list/game-grid-messages.ts'
import { GameGrid } from './GameGrid.tsx'
import { isNamedHot } from '#src/core/games/tile/hot-strip-title.ts'
import { HotStrip } from '#src/core/games/tile/HotStrip.tsx'
import { GAMES_STEP, useShownGames } from './use-shown-games.ts'
import styles from './HotTab.module.css'
import { gameListPath } from '#src/core/games/category/game-list-path.ts'

/** The name of the category, unless the strip above has it (HOME-13). */
const listTitle = (category: CategoryCode) =>
  isNamedHot(category) ? categoryNames[category] : gameGridMessages.allGames

/**
 * A category in place: its hot games, then all of them, 15 at a time (GAP-87). A new tab starts at page 1 (CATS-17).
 */
export function CategoryTab({ category }: { category: Exclude<CategoryCode, 'HOT' | 'FAV'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const { shown, showMore } = useShownGames()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListGamesInfinite({ query: gamesQuery({ gameType: category }, currentMerchant.code, language) })
  const loaded = data?.rows
  // Entries that the gateway counts may not come: broken ones are left out.
  const total = (hasNextPage ? data?.total : loaded?.length) ?? 0
  const isSlow = useIsSlow(!data && !error)
  // Fewer than wanted, where a page did not come.
  const there = Math.min(shown, loaded?.length ?? 0)
  // Where the gateway counts fewer than it has, nobody knows how many come.
  const more = total > there ? Math.min(GAMES_STEP, total - there) : hasNextPage ? undefined : 0
  const lacks = loaded !== undefined && loaded.length < shown && hasNextPage && !isFetchingNextPage
  const loadNext = useEffectEvent(() => void fetchNextPage())
  // One page after the other where more is shown at once, as after a game.
  useEffect(() => {
    if (lacks && !isFetchNextPageError) loadNext()
  }, [lacks, isFetchNextPageError])
  // What was asked for and did not come is asked for again, before any more.
  const onMore = () => (lacks ? void fetchNextPage() : showMore())
  return (
    <>
      <HotStrip category={category} />
      <DrawsLink category={category} />
      <section className={styles.section}>
        <SectionHead
          title={intl.formatMessage(listTitle(category))}
          action={
            <MoreLink render={(link) => <Link to={gameListPath(category)} {...link} />}>
              {intl.formatMessage(gameGridMessages.all)}
            </MoreLink>
          }
        />
        {isSlow ? <LoadsSlowly operation="listGames" /> : null}
        <GameGrid
          games={loaded?.slice(0, shown)}
          failed={error && <LoadFailed error={error} onRetry={refetch} />}
          moreCount={more}
          isMorePending={isFetchingNextPage}
          isMoreFailed={isFetchNextPageError}
          onMore={onMore}
          empty={<StateView kind="empty" title={intl.formatMessage(gameGridMessages.emptyTitle)} />}
        />
      </section>
    </>
  )
}
