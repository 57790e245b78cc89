import { integer, number, pipe, record, string } from 'valibot'
import { storedItem } from './item.ts'

// Apart from the other items, because the first screen needs none of these.

/** How many pages of a list were loaded, by history entry, so that coming back from a game finds the place again. */
export const listDepthItem = storedItem('session', 'MC_LIST_DEPTH', record(string(), pipe(number(), integer())))
