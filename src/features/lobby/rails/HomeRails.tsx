import { defineMessages, useIntl } from 'react-intl'
import { useListGamesInfinite } from '#src/api/generated/games-lists.ts'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { gamesQuery, type GamesFilter } from '#src/core/games/list/games-query.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { paths } from '#src/core/routing/paths.ts'
import { GameRail } from './GameRail.tsx'
import styles from './Rails.module.css'
import { gameListPath } from '#src/core/games/category/game-list-path.ts'

const messages = defineMessages({
  new: { id: 'lobby.rails.new', defaultMessage: 'New', description: 'Title of a row of new games on home' },
})

/** What else the house has, a row each: new games, slots, live tables. */
export function HomeRails() {
  const intl = useIntl()
  return (
    <div className={styles.rails}>
      <ListRail title={intl.formatMessage(messages.new)} to={`${paths.game}?type=new`} part={{ type: 'new' }} />
      <ListRail title={intl.formatMessage(categoryNames.RNG)} to={gameListPath('RNG')} part={{ gameType: 'RNG' }} />
      <ListRail title={intl.formatMessage(categoryNames.LIVE)} to={paths.live} part={{ gameType: 'LIVE' }} />
    </div>
  )
}

interface ListRailProps {
  title: string
  to: string
  part: GamesFilter
}

/**
 * The call is that of the list, whose first page is here then. Nothing at all where there is no such game, and where
 * the call fails: the tab says so where its own games fail.
 */
function ListRail({ title, to, part }: ListRailProps) {
  const language = useLanguage()
  const { data, isError } = useListGamesInfinite({ query: gamesQuery(part, currentMerchant.code, language) })
  const games = data?.rows
  if (games ? games.length === 0 : isError) return null
  return <GameRail title={title} games={games} to={to} />
}
