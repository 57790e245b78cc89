import type { Translation } from '#scripts/lib/message-catalogue.ts'
import { LANGUAGE_RULES, LATIN_WORDS, SHARED_TEXTS } from './language-rules.ts'
import type { GlossaryTerm } from './glossary.ts'
import { hasWords, readingsOf } from './readings.ts'

/** The least part of the texts that has the language's own marks. */
const LEAST_MARKED = 0.03
/** The least part of the texts with a term that use one of its forms. */
const LEAST_IN_GLOSSARY = 0.98
/** The largest part of the texts that two languages may share. */
const MOST_SHARED = 0.05

/**
 * What only all texts of a language together show: letters that are its own, how much is still English, and how well
 * it keeps to the glossary.
 *
 * @returns one sentence a fault, to be read after the tag
 */
export function languageFaults(
  tag: string,
  english: Translation,
  translation: Translation,
  glossary: readonly GlossaryTerm[],
): string[] {
  return [
    ...markFaults(tag, translation),
    ...sameFaults(tag, english, translation),
    ...glossaryFaults(tag, english, translation, glossary),
  ]
}

function markFaults(tag: string, translation: Translation): string[] {
  const marks = LANGUAGE_RULES[tag]?.marks
  if (marks === undefined) return []
  const texts = Object.values(translation)
  const marked = texts.filter((text) => marks.test(text)).length
  return marked >= texts.length * LEAST_MARKED
    ? []
    : [`only ${marked} of ${texts.length} texts have ${String(marks)}: is it this language?`]
}

function sameFaults(tag: string, english: Translation, translation: Translation): string[] {
  const most = LANGUAGE_RULES[tag]?.sameAsEnglish ?? 0
  const worded = Object.entries(translation).filter(([, text]) => isWorded(text))
  const same = worded.filter(([id, text]) => text === english[id])
  if (same.length <= worded.length * most) return []
  const ids = same.map(([id]) => id)
  return [`${same.length} of ${worded.length} texts are English, more than ${most * 100} %: ${ids.join(', ')}`]
}

function glossaryFaults(
  tag: string,
  english: Translation,
  translation: Translation,
  glossary: readonly GlossaryTerm[],
): string[] {
  const { used, missed } = glossaryUse(tag, english, translation, glossary)
  const all = used + missed.length
  if (used >= all * LEAST_IN_GLOSSARY) return []
  const told = missed.map(({ id, term }) => `${id} (${term})`).join(', ')
  return [`${missed.length} of ${all} texts lack their word of the glossary, more than 2 %: ${told}`]
}

/** The texts whose English has a term of the glossary: how many use one of its forms, and which do not. */
export function glossaryUse(
  tag: string,
  english: Translation,
  translation: Translation,
  glossary: readonly GlossaryTerm[],
): { used: number; missed: { id: string; term: string }[] } {
  let used = 0
  const missed: { id: string; term: string }[] = []
  for (const [id, text] of Object.entries(translation)) {
    // A longer term has the shorter one in it: "payment password", "live casino", "valid bets".
    let source = (english[id] ?? '').toLowerCase()
    const own = text.toLowerCase()
    for (const { term, pattern, forms } of glossary) {
      if (!pattern.test(source)) continue
      source = source.replaceAll(new RegExp(pattern, 'giu'), ' ')
      if (forms[tag]?.some((form) => own.includes(form))) used += 1
      else missed.push({ id, term })
    }
  }
  return { used, missed }
}

/**
 * Languages that share too many texts: one was filled with the other's.
 *
 * @param languages the texts by tag; English may be among them
 * @returns one sentence a pair
 */
export function sharedTextFaults(languages: Readonly<Record<string, Translation>>): string[] {
  const tags = Object.keys(languages).sort()
  return tags.flatMap((tag, index) =>
    tags.slice(index + 1).flatMap((other) => {
      const [texts, others] = [languages[tag] ?? {}, languages[other] ?? {}]
      const worded = Object.entries(texts).filter(([, text]) => isWorded(text))
      const shared = worded.filter(([id, text]) => others[id] === text).length
      const most = mostShared(tag, other)
      return shared <= worded.length * most
        ? []
        : [`${tag} and ${other} share ${shared} of ${worded.length} texts, more than ${most * 100} %`]
    }),
  )
}

function mostShared(tag: string, other: string): number {
  if (tag === 'en' || other === 'en') return 1 // held by sameAsEnglish
  return SHARED_TEXTS.find(({ tags }) => tags.includes(tag) && tags.includes(other))?.most ?? MOST_SHARED
}

/** Whether there is something to translate; a text that does not parse is told elsewhere. */
function isWorded(text: string): boolean {
  try {
    return readingsOf(text).some((reading) => hasWords(reading, LATIN_WORDS))
  } catch {
    return false
  }
}
