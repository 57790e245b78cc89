import { number, record, string } from 'valibot'
import { storedItem } from './item.ts'

/** Scroll positions by history entry, for a return to the site by the browser's back button. */
export const scrollItem = storedItem('session', 'MC_SCROLL', record(string(), number()))
