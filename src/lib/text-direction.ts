const LETTER = /\p{L}/u
/** Hebrew, Arabic and their kin, with the presentation forms of old systems. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The way a name runs, by its first letter, as `dir="auto"` finds it. For elements whose style depends on it: the
 * `:dir()` of style sheets is turned into a question for the language when the site is built for older browsers.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
