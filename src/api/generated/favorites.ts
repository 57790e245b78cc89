// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'

/**
 * Add a game to the favourites.
 *
 * A member keeps at most 100. Adding a game that is a favourite already succeeds and changes nothing.
 *
 * `POST /wps/relay/MCSFE_addFavoriteGameV2`, needs a session
 * Requirements: GATEWAY-69, FAV-15, FAV-16, GAP-99. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FAVORITE_LIMIT, FAVORITE_FAILED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const addFavorite = /*#__PURE__*/ defineCall('addFavorite', 'post', '/wps/relay/MCSFE_addFavoriteGameV2', { session: 'required', codes: ['FAVORITE_FAILED', 'FAVORITE_LIMIT'] })

/**
 * Add a game to the favourites.
 *
 * A member keeps at most 100. Adding a game that is a favourite already succeeds and changes nothing.
 *
 * `POST /wps/relay/MCSFE_addFavoriteGameV2`, needs a session
 * Requirements: GATEWAY-69, FAV-15, FAV-16, GAP-99. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FAVORITE_LIMIT, FAVORITE_FAILED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAddFavorite = /*#__PURE__*/ defineMutationHook(addFavorite)

/**
 * Remove a game from the favourites.
 *
 * Removing a game that is no favourite succeeds and changes nothing. The game stands in the query, because proxies drop the body of a DELETE; where the query names none, the body may. One of the two has to.
 *
 * `DELETE /wps/relay/MCSFE_removeFavoriteGameV2`, needs a session
 * Requirements: GATEWAY-70, FAV-15, FAV-16, GAP-141. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FAVORITE_FAILED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const removeFavorite = /*#__PURE__*/ defineCall('removeFavorite', 'delete', '/wps/relay/MCSFE_removeFavoriteGameV2', { session: 'required', codes: ['FAVORITE_FAILED'] })

/**
 * Remove a game from the favourites.
 *
 * Removing a game that is no favourite succeeds and changes nothing. The game stands in the query, because proxies drop the body of a DELETE; where the query names none, the body may. One of the two has to.
 *
 * `DELETE /wps/relay/MCSFE_removeFavoriteGameV2`, needs a session
 * Requirements: GATEWAY-70, FAV-15, FAV-16, GAP-141. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, FAVORITE_FAILED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useRemoveFavorite = /*#__PURE__*/ defineMutationHook(removeFavorite)
