import { paths } from '#src/core/routing/paths.ts'

/** Name of the query value that says which category a list of games shows; without it, slots (LIST-47). */
export const GAME_TYPE = 'gameType'

/** Of lists that name no other type, and of the search (CATS-21, GAP-32). */
export const DEFAULT_GAME_TYPE = 'RNG'

/** The list of all games of a category. */
export const gameListPath = (category: string): string => `${paths.gameList}?${GAME_TYPE}=${category}`
