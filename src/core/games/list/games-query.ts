import type { GameClassify, GameKind, MinBet, MinLine } from '#src/api/generated/types.ts'
import { GAMES_PLATFORM } from '#src/api/platform-codes.ts'
import type { VendorCategory } from '../category/category.ts'

/** Filters of a list of games; those that are empty or missing are ignored. */
export interface GamesFilter {
  gameType?: VendorCategory
  /** Hot, new or another class of the list. */
  type?: Exclude<GameClassify, GameKind>
  vendor?: string
  /** A part of the name. */
  name?: string
  kind?: GameKind | ''
  minBet?: MinBet
  minLine?: MinLine
}

/**
 * The query of `listGames` for these filters; the class is either a class of the list or a kind of slot (LIST-29).
 * Every list uses it, so that equal lists share their answers, and so does the script in index.html: it stays small and
 * knows nothing of the page.
 *
 * @param language platform code
 */
export function gamesQuery<Language extends string>(filter: GamesFilter, merchant: string, language: Language) {
  const { gameType, type, vendor, name, kind, minBet, minLine } = filter
  const classify = kind || type
  const query = {
    merchant,
    platform: GAMES_PLATFORM,
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
 * The early request writes every property, so those without a value go. It runs in the document, where the oldest
 * browsers have no `Object.fromEntries` yet.
 */
function withoutUndefined<Parts extends object>(parts: Parts): Parts {
  const kept = { ...parts }
  for (const name of Object.keys(kept) as (keyof Parts)[]) if (kept[name] === undefined) delete kept[name]
  return kept
}
