import { anyText, flag, number, object, oneOf } from '#src/api/shape.ts'
import { gameTypes } from '../game-types.ts'
import { storedItem } from '#src/core/storage/item.ts'

/** What launching a game needs; see `Launchable`. */
export const launchableShape = object(
  {
    displayName: anyText,
    gameType: oneOf(...gameTypes),
    vassalage: anyText,
    supportPlay: oneOf(0, 1),
  },
  { gameId: anyText, nodeId: anyText, gameGroupId: anyText, lottoMode: anyText, iconUrl: anyText },
)

/** The game that was started last, unless it has ended; see core/games/launch/open-game.ts. */
export const openGameItem = storedItem(
  'local',
  'MC_OPEN_GAME',
  object({
    merchantCode: anyText,
    userName: anyText,
    /** When it was started, in epoch milliseconds by this device's clock. */
    at: number(),
    game: launchableShape,
  }),
)

/** Whether the member who was here last has played anything; see core/games/launch/played.ts. */
export const playedItem = storedItem(
  'local',
  'MC_PLAYED',
  object({ merchantCode: anyText, userName: anyText, hasPlayed: flag }),
)
