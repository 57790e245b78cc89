import UFuzzy from '@leeoniya/ufuzzy'
import { foldText } from '#src/lib/fold-text.ts'

/** Shorter words are taken as they stand: with a slip they could be nearly any other. */
const MIN_LENGTH_WITH_SLIP = 5

/** Shorter words are looked for where words begin: in the middle they stand nearly everywhere. */
const MIN_LENGTH_OF_PART = 3

/** Further words are looked for in their order only, because every order of them is tried. */
const MAX_WORDS_IN_ANY_ORDER = 4

/** Up to so many hits are ranked, and compared with where words begin. */
const MAX_RANKED = 20_000

/** A vowel sign belongs to its word. */
const LETTERS = '\\p{L}\\p{M}\\p{N}'
const BETWEEN_WORDS = new RegExp(`[^${LETTERS}]+`, 'gu')

const ALL_SCRIPTS: UFuzzy.Options = {
  unicode: true,
  interSplit: `[^${LETTERS}]+`,
  interBound: `[^${LETTERS}]`,
  intraSplit: null,
  intraBound: null,
}
const WHERE_WORDS_BEGIN = 2

const parts = new UFuzzy(ALL_SCRIPTS)
const beginnings = new UFuzzy({ ...ALL_SCRIPTS, interLft: WHERE_WORDS_BEGIN })
const slips = new UFuzzy({
  ...ALL_SCRIPTS,
  interLft: WHERE_WORDS_BEGIN,
  intraChars: '.',
  intraMode: 1,
  intraRules: (word) => {
    const most = lengthOf(word) < MIN_LENGTH_WITH_SLIP ? 0 : 1
    // Not in its first letter.
    return { intraSlice: [1, Infinity], intraIns: most, intraSub: most, intraTrn: most, intraDel: most }
  },
})

/**
 * The entries that mean every word of a search, in any order, the best first. Case and accents do not matter, and a
 * part of a word will do. Where nothing is found that way, each word may have one slip: a letter that is wrong,
 * missing, too much, or in the place of the next.
 *
 * @param textOf what an entry is called
 */
export function findClose<Entry>(entries: readonly Entry[], search: string, textOf: (entry: Entry) => string): Entry[] {
  // Marks between words would be read as orders to leave words out.
  const words = foldText(search).replace(BETWEEN_WORDS, ' ').trim()
  if (words === '') return []
  const texts = entries.map((entry) => foldText(textOf(entry)))
  const isShort = words.split(' ').some((word) => lengthOf(word) < MIN_LENGTH_OF_PART)
  const exact = placesIn(texts, words, isShort ? beginnings : parts)
  const places = exact.length > 0 ? exact : placesIn(texts, words, slips)
  return places.flatMap((place) => entries[place] ?? [])
}

/** Indices of the texts that a matcher finds, the best first. */
function placesIn(texts: string[], words: string, matcher: UFuzzy): number[] {
  const [found, info, order] = matcher.search(texts, words, MAX_WORDS_IN_ANY_ORDER, MAX_RANKED)
  return order ? order.flatMap((rank) => info.idx[rank] ?? []) : (found ?? [])
}

function lengthOf(word: string): number {
  return Array.from(word).length
}
