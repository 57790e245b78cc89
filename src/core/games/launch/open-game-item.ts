import { boolean, number, object, optional, picklist, string } from 'valibot'
import { gameTypes } from '#src/core/games/game-types.ts'
import { storedItem } from '#src/core/storage/item.ts'

/** What launching a game needs; see `Launchable`. */
export const launchableSchema = object({
  displayName: string(),
  gameType: picklist(gameTypes),
  vassalage: string(),
  supportPlay: picklist([0, 1]),
  gameId: optional(string()),
  nodeId: optional(string()),
  gameGroupId: optional(string()),
  lottoMode: optional(string()),
  iconUrl: optional(string()),
})

/** The game that was started last, unless it has ended; see core/games/launch/open-game.ts. */
export const openGameItem = storedItem(
  'local',
  'MC_OPEN_GAME',
  object({
    merchantCode: string(),
    userName: string(),
    /** When it was started, in epoch milliseconds by this device's clock. */
    at: number(),
    game: launchableSchema,
  }),
)

/** Whether the member who was here last has played anything; see core/games/launch/played.ts. */
export const playedItem = storedItem(
  'local',
  'MC_PLAYED',
  object({ merchantCode: string(), userName: string(), hasPlayed: boolean() }),
)
