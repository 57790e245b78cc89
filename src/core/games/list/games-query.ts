import type { GameClassify, GameKind, MinBet, MinLine } from '#src/api/generated/types.ts'
import type { VendorCategory } from '../category/category.ts'

/** What a list of games is cut down to; '' and what is left out cut nothing. */
export interface GamesFilter {
  gameType?: VendorCategory
  /** A part of the list. */
  type?: Exclude<GameClassify, GameKind>
  vendor?: string
  /** A part of the name. */
  name?: string
  kind?: GameKind | ''
  minBet?: MinBet
  minLine?: MinLine
}

/**
 * What `listGames` is asked for a list; the class is either a part of the list or a kind of slot (LIST-29). Used by every
 * list, so that those of the same games share their answers, and by the script in index.html: it stays small and knows
 * nothing of the page.
 *
 * @param language platform code
 */
export function gamesQuery<Language extends string>(filter: GamesFilter, merchant: string, language: Language) {
  const { gameType, type, vendor, name, kind, minBet, minLine } = filter
  const classify = kind || type
  const query = {
    merchant,
    platform: 'html5' as const,
    gameType: gameType || undefined,
    gameClassify: classify && classify !== 'all' ? classify : undefined,
    vassalage: vendor || undefined,
    gameName: name || undefined,
    minBet: minBet || undefined,
    minLine: minLine || undefined,
    language,
  }
  return withoutUndefined(query)
}

/**
 * The early request writes what is there, so nothing else may be. It is made in the document, where the oldest browsers
 * have no `Object.fromEntries` yet.
 */
function withoutUndefined<Parts extends object>(parts: Parts): Parts {
  const kept = { ...parts }
  for (const name of Object.keys(kept) as (keyof Parts)[]) if (kept[name] === undefined) delete kept[name]
  return kept
}
