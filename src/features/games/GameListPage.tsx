import { useIntl } from 'react-intl'
import { categoryNames } from '#src/core/games/category-messages.ts'
import { SearchButton } from '#src/core/games/SearchButton.tsx'
import { BackButton } from '#src/core/routing/BackButton.tsx'
import { GameBrowser } from './GameBrowser.tsx'
import { useListQuery } from './use-list-query.ts'
import styles from './GameListPage.module.css'

/** A list of games by its address, with a head and a way back of its own (LIST-47, GAP-08). */
export function GameListPage() {
  const intl = useIntl()
  const [query, change] = useListQuery()
  return (
    <>
      <header className={styles.head}>
        <BackButton />
        <h1 className={styles.title}>{intl.formatMessage(categoryNames[query.gameType])}</h1>
        <span>{query.gameType === 'RNG' ? <SearchButton /> : null}</span>
      </header>
      <GameBrowser query={query} onChange={change} />
    </>
  )
}
