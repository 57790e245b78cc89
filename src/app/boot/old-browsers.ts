/**
 * What the site and its libraries use and Chrome 70 or iOS 12.4 lack, one by one; each fills a gap and touches nothing
 * that is there (GAP-126). Only `document.ts` loads it, in browsers without the last of these.
 */
import 'core-js/stable/array/at.js'
import 'core-js/stable/global-this.js'
import 'core-js/stable/object/from-entries.js'
import 'core-js/stable/object/has-own.js'
import 'core-js/stable/promise/all-settled.js'
import 'core-js/stable/queue-microtask.js'
import 'core-js/stable/string/match-all.js'
import 'core-js/stable/string/replace-all.js'
import { bringDayHours } from './day-hours.ts'
import { bringPluralRules } from './plural-rules.ts'

bringDayHours()
bringPluralRules()
