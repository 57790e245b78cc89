import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { listFavoriteGamesInfiniteQuery } from '#src/api/generated/favorites-lists.ts'
import { listGamesInfiniteQuery } from '#src/api/generated/games-lists.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { keepFirstPage } from '#src/core/games/list/first-page.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { changeListQuery, formatListQuery, parseListQuery, type ListQuery } from './list-query.ts'

export type ChangeList = (change: Partial<ListQuery>) => void

/**
 * The list of this address, and how to change it. A change takes the place of the current history entry: one step back
 * leaves the list, whatever was chosen in it. Another list begins at its first page, also where more of it was loaded
 * before (LIST-18, LIST-19).
 *
 * @param gameTypeOf which game type the page shows where the address asks for this one
 */
export function useListQuery(gameTypeOf = (asked: VendorCategory) => asked): [ListQuery, ChangeList] {
  const client = useQueryClient()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const read = parseListQuery(search)
  const query = { ...read, gameType: gameTypeOf(read.gameType) }
  const change: ChangeList = (part) => {
    const next = changeListQuery(query, part)
    const address = formatListQuery(next)
    if (address !== formatListQuery(query))
      for (const { queryKey } of [
        listGamesInfiniteQuery({ query: gamesQuery(next, currentMerchant.code, language) }),
        listFavoriteGamesInfiniteQuery({ query: { gameType: next.gameType, language } }),
      ])
        keepFirstPage(client, queryKey)
    setSearch(address, { replace: true, preventScrollReset: true })
  }
  return [query, change]
}
