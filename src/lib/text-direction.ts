/** Digits, spaces and punctuation run either way; letters of the first class are sorted out by the second. */
const LETTER = /[A-Za-z\u00c0-\u065f\u066a-\u06ef\u06fa-\u1fff\u3040-\uffff]/
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/**
 * The way a name runs, by its first letter, as `dir="auto"` finds it. For elements whose style depends on it: the
 * `:dir()` of style sheets is turned into a question for the language when the site is built for older browsers.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
