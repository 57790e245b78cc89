import { listGamesPageSize } from '#src/api/generated/page-sizes.ts'
import { ANNOUNCEMENTS_MOBILE, GAMES_PLATFORM, HOT_GAMES_PLATFORM } from '#src/api/platform-codes.ts'
import { smallGroups, type VendorCategory } from '#src/core/games/category/category.ts'
import { vendorCategories } from '#src/core/games/game-types.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'

/** What the first requests depend on. */
export interface EarlyRequestInput {
  home: boolean
  /** The list of games that the page begins with. */
  list: VendorCategory | undefined
  merchant: string
  /** Platform code of the language. */
  language: string
}

/**
 * Addresses that index.html asks for before any module has arrived. The application's own first calls are the same,
 * written by the generated client; `matchKey` makes both comparable, and a test of the built site proves that each
 * answer is used.
 */
export function earlyRequests({ home, list, merchant, language }: EarlyRequestInput): string[] {
  const status = '/wps/system/status'
  const relay = '/wps/relay'
  const vendors = `${relay}/GCSGAME_getVassGameType?typeId=1&merchant_code=${merchant}`
  if (list) {
    const query = {
      ...gamesQuery({ gameType: list }, merchant, language),
      pageSize: `${listGamesPageSize}`,
      pageNo: '1',
    }
    const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
    return [status, `${relay}/GCSGAME_gameList?${new URLSearchParams(asked)}`, vendors]
  }
  if (!home) return [status]
  return [
    status,
    `${relay}/GCSGAME_hotGamesV2?isPlatform=${HOT_GAMES_PLATFORM}&language=${language}&platform=${GAMES_PLATFORM}`,
    `${relay}/MCSFE_getListAnnouncements?types=B,PL,PU&platform=${ANNOUNCEMENTS_MOBILE}&merchantCode=${merchant}&language=${language}`,
    vendors,
  ]
}

/**
 * The game type of an address's list, where nothing narrows it and it has a select bar; any other list is asked for by
 * the application.
 */
export function plainList(pathname: string, search: string): VendorCategory | undefined {
  const type = /^\?gameType=(\w+)$/.exec(search)?.[1] ?? (search ? '' : 'RNG')
  if (pathname === '/m/slotsCenter') return search ? undefined : 'RNG'
  if (pathname !== '/m/gameList') return undefined
  return vendorCategories.find((code) => code === type && !smallGroups.includes(code))
}
