import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useListRecentGames } from '#src/api/generated/games-lists.ts'
import { RECENT_GAMES_CLIENT } from '#src/api/platform-codes.ts'
import { notePlayed } from '#src/core/games/launch/played.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import type { Session } from '#src/core/session/session.ts'
import { GameRail } from './GameRail.tsx'
import styles from './Rails.module.css'

/** GATEWAY-67, CONST-12: page 1 of 9, as in the search. */
const RECENT_GAMES = 9

const messages = defineMessages({
  title: {
    id: 'lobby.continue.title',
    defaultMessage: 'Continue playing',
    description: 'Title of the row of games on home that the member played last',
  },
  empty: {
    id: 'lobby.continue.empty',
    defaultMessage: 'Games that you play will appear here.',
    description: 'In place of the games played last, for a member who has played none yet',
  },
})

/**
 * What the member played last, the latest first; nothing where the call fails. Who turns out to have played nothing is
 * told so once.
 */
export function ContinueRail({ session }: { session: Session }) {
  const intl = useIntl()
  const language = useLanguage()
  const { data, isError } = useListRecentGames({
    query: { page: 1, pageSize: RECENT_GAMES, clientType: RECENT_GAMES_CLIENT, language },
  })
  const hasPlayed = data && data.games.length > 0
  useEffect(() => {
    if (hasPlayed !== undefined) notePlayed(session, hasPlayed)
  }, [session, hasPlayed])
  if (isError && !data) return null
  return (
    <div className={styles.continue}>
      <GameRail
        title={intl.formatMessage(messages.title)}
        games={data?.games}
        empty={intl.formatMessage(messages.empty)}
      />
    </div>
  )
}
