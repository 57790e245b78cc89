import Search from 'lucide-react/icons/search'
import { Suspense } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { openSearch } from '#src/core/games/search-popup.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { idlePart } from '#src/ui/late-part.ts'
import { MoreLink } from '#src/ui/MoreLink.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { gameGridMessages } from '#src/core/games/game-grid-messages.ts'
import { GameGrid } from './GameGrid.tsx'
import { JackpotPlace } from './jackpot/JackpotPlace.tsx'
import { HotStrip } from '#src/core/games/HotStrip.tsx'
import { useHotGames } from '#src/core/games/use-hot-games.ts'
import { GAMES_STEP, useShownGames } from './use-shown-games.ts'
import styles from './HotTab.module.css'

// What moves by itself comes after what stands.
const HouseJackpot = idlePart(async () => (await import('./jackpot/HouseJackpot.tsx')).HouseJackpot)
// What lies below the games comes after them.
const LobbyFoot = idlePart(async () => (await import('./LobbyFoot.tsx')).LobbyFoot)

const messages = defineMessages({
  search: { id: 'lobby.hotTab.search', defaultMessage: 'Search games', description: 'Bar that opens the search' },
})

/** The first tab: hot strip, jackpot, search, games, and the foot of the lobby (HOME-03, HOME-04, GAP-87). */
export function HotTab() {
  const intl = useIntl()
  const { shown, showMore } = useShownGames()
  const { data, error, refetch } = useHotGames()
  const games = data?.list
  return (
    <>
      <HotStrip category="HOT" />
      <Suspense fallback={<JackpotPlace />}>
        <HouseJackpot />
      </Suspense>
      <section className={styles.section}>
        <SectionHead
          mark={currentMerchant.mark}
          title={intl.formatMessage(gameGridMessages.allGames)}
          action={
            <MoreLink render={(link) => <Link to={paths.game} {...link} />}>
              {intl.formatMessage(gameGridMessages.all)}
            </MoreLink>
          }
        />
        <button type="button" aria-haspopup="dialog" className={styles.search} onClick={openSearch}>
          <Icon icon={Search} />
          {intl.formatMessage(messages.search)}
        </button>
        <GameGrid
          games={games?.slice(0, shown)}
          error={error}
          onRetry={() => void refetch()}
          moreCount={Math.min(GAMES_STEP, Math.max(0, (games?.length ?? 0) - shown))}
          onMore={showMore}
          empty={<StateView kind="empty" title={intl.formatMessage(gameGridMessages.emptyTitle)} />}
        />
      </section>
      {games || error ? (
        <Suspense>
          <LobbyFoot />
        </Suspense>
      ) : null}
    </>
  )
}
