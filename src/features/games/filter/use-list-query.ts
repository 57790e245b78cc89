import { useSearchParams } from 'react-router-dom'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { changeListQuery, formatListQuery, parseListQuery, type ListQuery } from './list-query.ts'

export type ChangeList = (change: Partial<ListQuery>) => void

/**
 * The list of this address, and how to change it. A change takes the place of the current history entry: one step back
 * leaves the list, whatever was chosen in it.
 *
 * @param only the game type of a page that has just one
 */
export function useListQuery(only?: VendorCategory): [ListQuery, ChangeList] {
  const [search, setSearch] = useSearchParams()
  const read = parseListQuery(search)
  const query = only ? { ...read, gameType: only } : read
  const change: ChangeList = (part) =>
    setSearch(formatListQuery(changeListQuery(query, part)), { replace: true, preventScrollReset: true })
  return [query, change]
}
