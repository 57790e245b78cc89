import { PLAY_PATH } from '#mock/pages/play-page.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { closeLayers } from './layers.ts'
import { failedLoading, nowhere, onBreak } from './usual.ts'

const heart = ({ page }: Screen, pressed: boolean) => page.locator(`main button[aria-pressed="${pressed}"][aria-label]`)

/** So long the list of favourites may take, in ms. */
const LIST_COMES_MS = 3_000

/** The name of its provider stands on the tile, too. */
const startGame = ({ page }: Screen) =>
  page
    .getByRole('button', { name: /^Tiger Drum/ })
    .first()
    .click()

/** Home, lists of games, and what their tiles do. */
export const lobby = {
  getLobbyNews: { at: paths.home, usual: nowhere },
  getVendorGameTypes: { at: paths.home, usual: { at: 'place', words: 'Load the categories again' } },
  listGames: {
    at: `${paths.gameList}?gameType=RNG`,
    as: 'ravi88',
    usual: failedLoading,
  },
  listHotGames: { at: paths.home, usual: failedLoading },
  listPopularGames: { at: paths.lottery, usual: nowhere },
  getRankList: { at: paths.home, usual: nowhere },
  listRecentGames: {
    at: paths.slotsCenter,
    as: 'ravi88',
    ready: closeLayers,
    act: ({ press }) => press('Open the search'),
    usual: nowhere,
  },
  addRecentGame: {
    at: paths.slotsCenter,
    as: 'ravi88',
    act: async (screen) => {
      // The site is left for the game while the call is under way; a door that does not open keeps it there to be seen.
      await screen.page.route(`**${PLAY_PATH}*`, (route) => route.fulfill({ status: 204 }), { times: 1 })
      await startGame(screen)
    },
    usual: nowhere,
    own: { SITE_MAINTENANCE: nowhere, REGION_RESTRICTED: nowhere },
  },
  launchGame: {
    at: paths.slotsCenter,
    as: 'ravi88',
    act: startGame,
    usual: 'table',
    own: onBreak,
  },
  addFavorite: {
    at: paths.home,
    as: 'agent01',
    act: (screen) => heart(screen, false).last().click(),
    usual: 'table',
  },
  removeFavorite: {
    at: paths.home,
    as: 'ravi88',
    prepare: async (screen) => {
      const pressed = heart(screen, true).first()
      // What a refused removal has left is seen once the list of favourites has come; a tap before would take it away.
      await pressed.waitFor({ timeout: LIST_COMES_MS }).catch(() => heart(screen, false).first().click())
      await pressed.waitFor()
    },
    act: (screen) => heart(screen, true).first().click(),
    usual: 'table',
  },
  listFavoriteIds: { at: paths.home, as: 'ravi88', usual: nowhere },
  listFavoriteGames: {
    at: paths.home,
    as: 'ravi88',
    ready: ({ press }) => press('Hot'),
    act: ({ press }) => press('Favourites'),
    usual: failedLoading,
  },
} satisfies Journeys<
  | 'getLobbyNews'
  | 'getVendorGameTypes'
  | 'listGames'
  | 'listHotGames'
  | 'listPopularGames'
  | 'getRankList'
  | 'listRecentGames'
  | 'addRecentGame'
  | 'launchGame'
  | 'addFavorite'
  | 'removeFavorite'
  | 'listFavoriteIds'
  | 'listFavoriteGames'
>
