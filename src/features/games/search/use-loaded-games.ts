import { useMemo } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Pages } from '#src/api/define-paged.ts'
import type { Value } from '#src/api/generated/operations.ts'
import type { Game } from '#src/api/generated/types.ts'
import { readKey } from '#src/api/read-key.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import type { LanguageCode } from '#src/lib/languages.ts'

/** The games that are here without a call, as they are when the search begins: of all lists that were seen. */
export function useLoadedGames(): readonly Game[] {
  const client = useQueryClient()
  const language = useLanguage()
  return useMemo(() => loadedGames(client, language), [client, language])
}

/** Each once, with its name in a language. */
function loadedGames(client: QueryClient, language: LanguageCode): Game[] {
  const answers = <Data>(operation: 'listHotGames' | 'listRecentGames' | 'listGames' | 'listFavoriteGames') =>
    client
      .getQueriesData<Data>({ queryKey: readKey(operation, { language }) })
      .flatMap(([, data]) => (data === undefined ? [] : [data]))
  const games = [
    ...answers<Value<'listHotGames'>>('listHotGames').flatMap(({ list }) => list),
    ...answers<Value<'listRecentGames'>>('listRecentGames').flatMap(({ games }) => games),
    ...answers<Pages<'listGames'>>('listGames').flatMap(({ pages }) => pages.flatMap(({ games }) => games)),
    ...answers<Pages<'listFavoriteGames'>>('listFavoriteGames').flatMap(({ pages }) =>
      pages.flatMap(({ content }) => content),
    ),
  ]
  return [...new Map(games.map((game) => [game.nodeId, game])).values()]
}
