/** Accents of Latin, Greek and Cyrillic letters, and the vowel signs that Arabic script may leave out. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652\u0670]/g

/** Text as a search compares it: without case and accents. The vowel signs of other scripts spell their words and stay. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
}
