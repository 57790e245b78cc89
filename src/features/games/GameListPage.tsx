import { useIntl } from 'react-intl'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { SearchButton } from '#src/core/games/SearchButton.tsx'
import { PageHead } from '#src/core/routing/PageHead.tsx'
import { GameBrowser } from './GameBrowser.tsx'
import { useListQuery } from './filter/use-list-query.ts'

/** A list of games by its address, with a head and a way back of its own (LIST-47, GAP-08). */
export function GameListPage() {
  const intl = useIntl()
  const [query, change] = useListQuery()
  return (
    <>
      <PageHead
        scene
        title={intl.formatMessage(categoryNames[query.gameType])}
        action={query.gameType === 'RNG' ? <SearchButton /> : null}
      />
      <GameBrowser query={query} onChange={change} />
    </>
  )
}
