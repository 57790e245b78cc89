/** Accents of Latin, Greek and Cyrillic letters, and the marks that Arabic script may leave out. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0655\u0670]/g

/** Letters that look alike, and that Arabic, Persian and Urdu keyboards write in their own ways. */
const LOOK_ALIKES = new Map([
  ['\u0649', '\u06cc'],
  ['\u064a', '\u06cc'],
  ['\u0643', '\u06a9'],
  ['\u0647', '\u06c1'],
  ['\u06be', '\u06c1'],
])

/**
 * Text as a search compares it: without case and accents. The vowel signs of other scripts spell their words and stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[\u0643-\u064a\u06be]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .normalize('NFC')
    .toLowerCase()
}
