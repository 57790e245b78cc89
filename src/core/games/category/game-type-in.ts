import { gameTypes } from '../game-types.ts'
import { normalizeGameType, type VendorCategory } from './category.ts'
import { DEFAULT_GAME_TYPE, GAME_TYPE } from './game-list-path.ts'

/** The category that an address asks for; what is unknown falls back to slots (LIST-47). */
export function gameTypeIn(search: URLSearchParams): VendorCategory {
  const type = gameTypes.find((one) => one === search.get(GAME_TYPE))
  return type === undefined ? DEFAULT_GAME_TYPE : normalizeGameType(type)
}
