/** Marks that set the direction of text and take no room; keyboards and pasted text bring them along unseen. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Marks that join letters or keep them apart. Bengali, Hindi, Urdu and emoji need them; beside a Latin letter they are
 * stray.
 */
const JOINERS = /[\u200c\u200d]+/g

/**
 * Wide letters and digits, and Arabic letters in the shape that they have in print. Nothing else has its plain form
 * taken, for that would take Thai vowels apart.
 */
const SHAPES = /[\u3000\ufb50-\ufdff\ufe70-\ufefc\uff00-\uffef]+/g

/** Text as it was meant: no spaces around, no invisible marks, wide letters and digits as plain ones. */
export function tidyText(text: string): string {
  return text
    .replace(SHAPES, (shaped) => shaped.normalize('NFKC'))
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(JOINERS, keepBetween)
    .trim()
}

/** A joiner is meant only between two characters beyond Latin. */
function keepBetween(joiners: string, at: number, text: string): string {
  const isForeign = (place: number) => text.charCodeAt(place) > 0x24f
  return isForeign(at - 1) && isForeign(at + joiners.length) ? joiners : ''
}

/**
 * A number as it was meant: digits of any script as Latin ones, without the spaces, dots, dashes and brackets between
 * them.
 */
export function tidyDigits(text: string): string {
  return latinDigits(tidyText(text)).replace(/[\s().-]/g, '')
}

/** The same text with the digits of any script as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, latinDigit)
}

/** Digits follow each other from their zero on, and no other digits are right before them, or ten of another shape. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}
