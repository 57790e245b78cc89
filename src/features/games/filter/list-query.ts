import { listGamesGameNameMaxLength } from '#src/api/generated/bounds.ts'
import type { GameKind, MinBet, MinLine } from '#src/api/generated/types.ts'
import type { VendorCategory } from '#src/core/games/category/category.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { GAME_TYPE } from '#src/core/games/category/game-list-path.ts'
import { gameTypeIn } from '#src/core/games/category/game-type-in.ts'

/** LIST-06, GAP-21: the parts of a list that its address accepts. */
export const listTypes = ['all', 'new', 'favourite', 'hot', 'recent'] as const
export type ListType = (typeof listTypes)[number]

/** LIST-07 */
export const gameKinds = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const satisfies readonly GameKind[]
/** LIST-30, GAP-110 */
export const minBets = ['', '0.01', '0.05', '0.1', '0.5', '0.75', 'min'] as const satisfies readonly MinBet[]
/** LIST-31, GAP-110 */
export const minLines = ['', '10', '15', '20', '25'] as const satisfies readonly MinLine[]

/** What a list shows, as its address says it; '' means that nothing is chosen. */
export interface ListQuery {
  gameType: VendorCategory
  type: ListType
  vendor: string
  /** Trimmed (LIST-42). */
  name: string
  /** Kind of slot; stands alone, because the gateway takes one class (LIST-29). */
  kind: GameKind | ''
  minBet: MinBet
  minLine: MinLine
}

/** The list of a category with nothing chosen. */
export function listOf(gameType: VendorCategory): ListQuery {
  return { gameType, type: 'all', vendor: '', name: '', kind: '', minBet: '', minLine: '' }
}

/** Reads a list's address; what is unknown falls back to its default (LIST-47). */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const type = oneOf(listTypes, search.get('type')) ?? 'all'
  const vendor = search.get('vendor') ?? ''
  return {
    gameType: gameTypeIn(search),
    type,
    vendor: /^[A-Z0-9_]{1,32}$/.test(vendor) ? vendor : '',
    name: tidyName(search.get('name') ?? ''),
    kind: (type === 'all' && oneOf(gameKinds, search.get('class'))) || '',
    minBet: oneOf(minBets, search.get('minBet')) ?? '',
    minLine: oneOf(minLines, search.get('minLine')) ?? '',
  }
}

/** The address of a list, without what is at its default; the game type always stands in it (LIST-28). */
export function formatListQuery({ gameType, type, vendor, name, kind, minBet, minLine }: ListQuery): string {
  const search = new URLSearchParams({ [GAME_TYPE]: gameType })
  if (type !== 'all') search.set('type', type)
  const chosen = { vendor, name, class: kind, minBet, minLine }
  for (const [key, value] of Object.entries(chosen)) if (value) search.set(key, value)
  return search.toString()
}

/**
 * A changed list. Another game type starts without provider and filters (LIST-18); a part of the list and a kind of
 * slot take each other's place.
 */
export function changeListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const next = { ...query, ...change }
  if (next.gameType !== query.gameType) {
    return { ...next, vendor: '', kind: '', minBet: '', minLine: '' }
  }
  if (change.kind) return { ...next, type: 'all' }
  return change.type && change.type !== 'all' ? { ...next, kind: '' } : next
}

/**
 * A name as it is searched for: trimmed, without marks that nobody sees, and no longer than the gateway takes
 * (LIST-42).
 */
export function tidyName(name: string): string {
  const cut = tidyText(name).slice(0, listGamesGameNameMaxLength)
  // Half a character cannot travel in an address.
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd()
}

/** Favourites and recent games are those of somebody signed in (FAV-03). */
export function needsSession({ type }: ListQuery): boolean {
  return type === 'favourite' || type === 'recent'
}

/** Whether a provider, a name or a filter leaves out some games of the list. */
export function isNarrowed(query: ListQuery): boolean {
  return query.vendor !== '' || query.name !== '' || countFilters(query) > 0
}

/** How many choices of the filter panel are in force. */
export function countFilters({ kind, minBet, minLine }: ListQuery): number {
  return [kind, minBet, minLine].filter(Boolean).length
}

function oneOf<const Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
