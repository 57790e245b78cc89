import { anyText, number, object, wholeList } from '#src/api/shape.ts'
import { storedItem } from './item.ts'

/** Scroll positions by history entry, the latest last, for a return to the site by the browser's back button. */
export const scrollItem = storedItem('session', 'MC_SCROLL', wholeList(object({ entry: anyText, top: number() })))

/** How many pages of a list were loaded, by history entry, so that coming back from a game finds the place again. */
export const listDepthItem = storedItem(
  'session',
  'MC_LIST_DEPTH',
  wholeList(object({ entry: anyText, pages: number() })),
)
