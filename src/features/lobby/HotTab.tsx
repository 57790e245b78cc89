import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Game } from '#src/api/generated/types.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { mayHavePlayed } from '#src/core/games/launch/played.ts'
import { openSearch } from '#src/core/games/search-popup.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { useSession } from '#src/core/session/session.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { idlePart, latePart } from '#src/ui/loading/late-part.ts'
import { useIsSlow } from '#src/ui/loading/use-is-slow.ts'
import { MoreLink } from '#src/ui/controls/MoreLink.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { gameGridMessages } from '#src/core/games/list/game-grid-messages.ts'
import { searchGamesMessage } from '#src/core/games/search-games-message.ts'
import { GameGrid } from './GameGrid.tsx'
import { JackpotPlace } from './jackpot/JackpotPlace.tsx'
import { STRIP_GAMES } from '#src/core/games/tile/GameStrip.tsx'
import { HotStrip } from '#src/core/games/tile/HotStrip.tsx'
import { useHotGames } from '#src/core/games/use-hot-games.ts'
import { GAMES_STEP, useShownGames } from './use-shown-games.ts'
import rails from './rails/Rails.module.css'
import styles from './HotTab.module.css'

// What moves by itself comes after what stands.
const HouseJackpot = idlePart(() => import('./jackpot/HouseJackpot.tsx').then((module) => module.HouseJackpot))
// What lies below the games comes after them.
const LobbyFoot = idlePart(() => import('./LobbyFoot.tsx').then((module) => module.LobbyFoot))

// Rails have their places from the start, and come when there is a pause.
const ContinueRail = idlePart(() => import('./rails/ContinueRail.tsx').then((module) => module.ContinueRail))
const HomeRails = idlePart(() => import('./rails/HomeRails.tsx').then((module) => module.HomeRails))

const LoadsSlowly = latePart(() => import('#src/core/errors/LoadsSlowly.tsx').then((module) => module.LoadsSlowly))

const messages = defineMessages({
  more: {
    id: 'lobby.hotTab.more',
    defaultMessage: 'More hot games',
    description: 'Title of the list of hot games on the first tab, below the row of the hottest',
  },
})

/**
 * The first tab: what the member played last, hot strip, jackpot, rails of other games, search, the hot games that the
 * strip does not have, and the foot of the lobby (HOME-03, HOME-04, GAP-87).
 */
export function HotTab() {
  const intl = useIntl()
  const { shown, showMore } = useShownGames()
  const { data, error, refetch } = useHotGames()
  const session = useSession()
  const [hasContinue] = useState(() => session !== undefined && mayHavePlayed(session))
  const games = data && withoutStrip(data.list)
  const isFailed = error !== null && !data
  const isSlow = useIsSlow(!data && !error)
  return (
    <>
      {session && hasContinue ? (
        <Suspense fallback={<div className={rails.continue} />}>
          <ContinueRail session={session} />
        </Suspense>
      ) : null}
      {isFailed ? <LoadFailed error={error} onRetry={refetch} /> : <HotStrip category="HOT" />}
      {isSlow ? (
        <Suspense>
          <LoadsSlowly operation="listHotGames" />
        </Suspense>
      ) : null}
      <Suspense fallback={<JackpotPlace />}>
        <HouseJackpot />
      </Suspense>
      <Suspense fallback={<div className={rails.place} />}>
        <HomeRails />
      </Suspense>
      {isFailed ? null : (
        <section className={styles.section}>
          <SectionHead
            title={intl.formatMessage(messages.more)}
            action={
              <MoreLink render={(link) => <Link to={paths.game} {...link} />}>
                {intl.formatMessage(gameGridMessages.all)}
              </MoreLink>
            }
          />
          <button type="button" aria-haspopup="dialog" className={styles.search} onClick={openSearch}>
            <Icon icon={Search} />
            {intl.formatMessage(searchGamesMessage)}
          </button>
          <GameGrid
            games={games?.slice(0, shown)}
            moreCount={Math.min(GAMES_STEP, Math.max(0, (games?.length ?? 0) - shown))}
            onMore={showMore}
            empty={<StateView kind="empty" title={intl.formatMessage(gameGridMessages.emptyTitle)} />}
          />
        </section>
      )}
      {games || error ? (
        <Suspense>
          <LobbyFoot />
        </Suspense>
      ) : null}
    </>
  )
}

/** No game twice on one screen, unless there are so few that the strip has all of them. */
function withoutStrip(games: readonly Game[]): readonly Game[] {
  return games.length > STRIP_GAMES ? games.slice(STRIP_GAMES) : games
}
