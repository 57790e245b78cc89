import { startTransition, useState } from 'react'
import { useIntl } from 'react-intl'
import { useListGamesInfinite } from '#src/api/generated/games.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import type { CategoryCode } from '#src/core/games/category.ts'
import { categoryNames } from '#src/core/games/category-messages.ts'
import { uniqueGames } from '#src/core/games/unique-games.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { gameGridMessages } from '#src/core/games/game-grid-messages.ts'
import { GameGrid, GAMES_STEP } from './GameGrid.tsx'
import { HotStrip } from '#src/core/games/HotStrip.tsx'
import styles from './HotTab.module.css'

/** CONST-10, GAP-02 */
const PAGE_SIZE = 25

/** A category in place: its hot games, then all of them, 15 at a time (GAP-87). A new tab starts at page 1 (CATS-17). */
export function CategoryTab({ category }: { category: Exclude<CategoryCode, 'HOT' | 'FAV'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const [shown, setShown] = useState(GAMES_STEP)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListGamesInfinite({
      query: { merchant: currentMerchant.code, platform: 'html5', gameType: category, pageSize: PAGE_SIZE, language },
    })
  const loaded = data && uniqueGames(data.pages.map(({ games }) => games))
  const total = data?.pages[0]?.totalCount ?? 0
  // Fewer than wanted, where a page did not come.
  const there = Math.min(shown, loaded?.length ?? 0)
  const showMore = () => {
    const next = there + GAMES_STEP
    startTransition(() => setShown(next))
    if (next > (loaded?.length ?? 0) && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  return (
    <>
      <HotStrip category={category} />
      <section className={styles.section}>
        <SectionHead mark={currentMerchant.mark} title={intl.formatMessage(categoryNames[category])} />
        <GameGrid
          games={loaded?.slice(0, shown)}
          error={error}
          onRetry={() => void refetch()}
          moreCount={Math.min(GAMES_STEP, Math.max(0, total - there))}
          isMorePending={isFetchingNextPage}
          isMoreFailed={isFetchNextPageError}
          onMore={showMore}
          empty={<StateView kind="empty" title={intl.formatMessage(gameGridMessages.emptyTitle)} />}
        />
      </section>
    </>
  )
}
