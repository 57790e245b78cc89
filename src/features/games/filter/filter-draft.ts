import { useState } from 'react'
import { paths } from '#src/core/routing/paths.ts'
import { changeListQuery, formatListQuery, type ListQuery } from './list-query.ts'

/** What the filter panel holds until it is submitted (LIST-25, LIST-29). */
export type FilterDraft = Pick<ListQuery, 'vendor' | 'kind' | 'minBet' | 'minLine'>

/** Nothing chosen: all kinds, all bets, all lines, all providers. */
export const emptyDraft: FilterDraft = { vendor: '', kind: '', minBet: '', minLine: '' }

/**
 * The choices of the panel. Each opening begins with those in force; the provider starts anew when another one is
 * chosen outside (LIST-26).
 */
export function useFilterDraft(query: ListQuery, open: boolean): [FilterDraft, (change: Partial<FilterDraft>) => void] {
  const { vendor, kind, minBet, minLine } = query
  const [draft, setDraft] = useState(emptyDraft)
  const [seen, setSeen] = useState({ vendor: '', open: false })
  if (vendor !== seen.vendor || open !== seen.open) {
    setSeen({ vendor, open })
    if (open && !seen.open) setDraft({ vendor, kind, minBet, minLine })
    else if (vendor !== seen.vendor) setDraft({ ...draft, vendor })
  }
  return [draft, (change) => setDraft({ ...draft, ...change })]
}

/** Where a submitted panel leads: lotteries have a page of their own, all else is a list (LIST-27, LIST-28, GAP-31). */
export function submitTarget(query: ListQuery, draft: FilterDraft): string {
  if (query.gameType === 'LOTT') return paths.lottery
  return `${paths.gameList}?${formatListQuery(changeListQuery(query, draft))}`
}
