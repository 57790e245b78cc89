import { useIntl } from 'react-intl'
import { useListPopularGames } from '#src/api/generated/games.ts'
import { GameStrip } from '#src/core/games/tile/GameStrip.tsx'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { lotteryMessages as messages } from '../lottery-messages.ts'
import styles from '../LotteryPage.module.css'

/** The lotteries that are played most (GATEWAY-65, GAP-48); nothing where none are, or where they do not come. */
export function PopularLotteries() {
  const intl = useIntl()
  const language = useLanguage()
  const { data, isError } = useListPopularGames({ query: { language } })
  if (data ? data.list.length === 0 : isError) return null
  return <GameStrip className={styles.popular} title={intl.formatMessage(messages.popular)} games={data?.list} />
}
