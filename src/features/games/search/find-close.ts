import UFuzzy from '@leeoniya/ufuzzy'
import { foldText } from '#src/lib/fold-text.ts'

/** Shorter words are taken as they stand: with a slip they could be nearly any other. */
const MIN_LENGTH_WITH_SLIP = 4

/** Further words are looked for in their order only, because every order of them is tried. */
const MAX_WORDS_IN_ANY_ORDER = 4

/** A vowel sign belongs to its word. */
const LETTERS = '\\p{L}\\p{M}\\p{N}'
const BETWEEN_WORDS = new RegExp(`[^${LETTERS}]+`, 'gu')

const matcher = new UFuzzy({
  unicode: true,
  interSplit: `[^${LETTERS}]+`,
  interBound: `[^${LETTERS}]`,
  intraSplit: null,
  intraBound: null,
  intraChars: '.',
  intraMode: 1,
  intraRules: (word) => {
    const slips = [...word].length < MIN_LENGTH_WITH_SLIP ? 0 : 1
    // Not in its first letter.
    return { intraSlice: [1, Infinity], intraIns: slips, intraSub: slips, intraTrn: slips, intraDel: slips }
  },
})

/**
 * The entries that mean every word of a search, the best first. A part of a word will do, case and accents do not
 * matter, and each word may have one slip: a letter that is wrong, missing, too much, or in the place of the next.
 *
 * @param textOf what an entry is called
 */
export function findClose<Entry>(entries: readonly Entry[], search: string, textOf: (entry: Entry) => string): Entry[] {
  // Marks between words would be read as orders to leave words out.
  const words = foldText(search).replace(BETWEEN_WORDS, ' ').trim()
  if (words === '') return []
  const texts = entries.map((entry) => foldText(textOf(entry)))
  const [found, info, order] = matcher.search(texts, words, MAX_WORDS_IN_ANY_ORDER)
  const ranked = order ? order.map((rank) => info.idx[rank]) : (found ?? [])
  return ranked.flatMap((at) => (at === undefined ? [] : (entries[at] ?? [])))
}
