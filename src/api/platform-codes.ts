/**
 * What names the client in calls. There is no common code: each call has its own, and takes it from here (GATEWAY-12,
 * GAP-44).
 */

/** `platform` of announcements on every page but the game-center's. */
export const ANNOUNCEMENTS_MOBILE = 'M'

/** `platform` of announcements on the game-center page. */
export const ANNOUNCEMENTS_GAME_CENTER = 'W'

/** `platform` of games: those that run in a mobile browser. */
export const GAMES_PLATFORM = 'html5' as const

/** `isPlatform` of hot games. */
export const HOT_GAMES_PLATFORM = 2

/** `clientType` of recent games. */
export const RECENT_GAMES_CLIENT = 2

/** `gateway` of a launch (CONST-29, GAP-108). */
export const LAUNCH_GATEWAY = 3
