import { array, number, object, string } from 'valibot'
import { storedItem } from './item.ts'

/** Scroll positions by history entry, the latest last, for a return to the site by the browser's back button. */
export const scrollItem = storedItem('session', 'MC_SCROLL', array(object({ entry: string(), top: number() })))
