import { array, integer, number, object, pipe, string } from 'valibot'
import { storedItem } from './item.ts'

// Apart from the other items, because the first screen needs none of these. A record of valibot would ship with it.

/** How many pages of a list were loaded, by history entry, so that coming back from a game finds the place again. */
export const listDepthItem = storedItem(
  'session',
  'MC_LIST_DEPTH',
  array(object({ entry: string(), pages: pipe(number(), integer()) })),
)

/** Names that were searched for, the latest first (KEY-13, GAP-98). */
export const searchRecordsItem = storedItem('local', 'MC_SEARCH_RECORDS', array(string()))
