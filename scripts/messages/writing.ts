import { FORBIDDEN, LANGUAGE_RULES, LATIN_WORDS, type LanguageRules } from './language-rules.ts'
import { lengthOf, readingsOf } from './readings.ts'

/** Names of the checks of a text, as exceptions name them. */
export type WritingCheck = 'sign' | 'script' | 'neighbour' | 'end' | 'length'

/** One thing that is wrong with one text. */
export interface WritingFault {
  check: WritingCheck
  /** Says what was found, to be read after the id. */
  found: string
}

/**
 * Characters of English from which a translation's length says something; labels before that are as long as they are.
 */
const LENGTH_FROM = 12
/** Below this, one word in place of three is no fault, and the bounds are wider by the half. */
const SENTENCE_FROM = 30
const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*/gu
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u

/**
 * Holds one translated text to the way its language is written (docs/languages.md): signs, script, letters of a
 * neighbour, end of the sentence, length. Both texts have to parse.
 *
 * @param tag BCP 47 tag with an entry in LANGUAGE_RULES
 */
export function writingFaults(tag: string, english: string, text: string): WritingFault[] {
  const rules = LANGUAGE_RULES[tag]
  if (rules === undefined) return []
  const [source, own] = [readingsOf(english), readingsOf(text)]
  const faults = own.flatMap((reading) => [
    ...signFaults(rules, reading),
    ...scriptFaults(rules, reading),
    ...neighbourFaults(rules, reading),
    ...endFaults(rules, source[0] ?? '', reading),
  ])
  if (text !== text.normalize('NFC')) faults.push({ check: 'sign', found: 'is not in the composed form (NFC)' })
  return onceEach([...faults, ...lengthFaults(rules, source[0] ?? '', own[0] ?? '')])
}

function signFaults({ forbidden }: LanguageRules, reading: string): WritingFault[] {
  return [FORBIDDEN, FOREIGN_DIGIT, ...(forbidden ? [forbidden] : [])].flatMap((pattern) => {
    const sign = pattern.exec(reading)?.[0]
    return sign === undefined ? [] : [{ check: 'sign' as const, found: `has ${shown(sign)}` }]
  })
}

function scriptFaults({ scripts }: LanguageRules, reading: string): WritingFault[] {
  const own = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}\\p{Script=Inherited}]`, 'u')
  const isLatin = scripts.includes('Latin')
  // A Latin word may take an ending of the language, after a hyphen or a blank.
  const rest = isLatin
    ? reading
    : reading.replaceAll(LATIN_WORD, (word) => (word.length === 1 || LATIN_WORDS.has(word) ? '' : word))
  const stray = [...rest].find((sign) => /\p{L}/u.test(sign) && !/\p{Script=Common}/u.test(sign) && !own.test(sign))
  return stray === undefined ? [] : [{ check: 'script', found: `has ${wordWith(rest, stray)} in another script` }]
}

function neighbourFaults({ foreign }: LanguageRules, reading: string): WritingFault[] {
  const found = foreign?.exec(reading)?.[0]
  return found === undefined
    ? []
    : [{ check: 'neighbour', found: `has ${shown(found)}, which the language never writes` }]
}

/** A sentence stays a sentence, a question a question, and a label has no stop. */
function endFaults({ stop, question }: LanguageRules, english: string, reading: string): WritingFault[] {
  const fault = (found: string): WritingFault[] => [{ check: 'end', found }]
  const ends = (signs: readonly string[]) => signs.some((sign) => reading.trimEnd().endsWith(sign))
  const everyStop = ['.', '。', '।', '۔', '។', '။']
  if (reading.includes('!') || reading.includes('！')) return fault('has an exclamation mark')
  if (english.endsWith('.')) {
    if (stop === undefined) return ends(everyStop) ? fault('ends in a stop, which the language does not write') : []
    return ends([stop]) ? [] : fault(`does not end in ${stop}`)
  }
  if (english.endsWith('?')) return ends(question) ? [] : fault(`does not end in ${question.join(' or ')}`)
  if (english.endsWith('…')) return ends(['…']) ? [] : fault('does not end in …')
  return ends(everyStop) ? fault('ends in a stop, where English has none') : []
}

function lengthFaults({ length: [least, most] }: LanguageRules, english: string, own: string): WritingFault[] {
  const [wanted, has] = [lengthOf(english), lengthOf(own)]
  if (wanted < LENGTH_FROM) return []
  const slack = wanted < SENTENCE_FROM ? 1.5 : 1
  const part = has / wanted
  if (part >= least / slack && part <= most * slack) return []
  return [{ check: 'length', found: `has ${has} signs where English has ${wanted}` }]
}

const shown = (sign: string): string =>
  /^[\s\p{Cf}]+$/u.test(sign) ? [...sign].map((one) => `U+${hex(one)}`).join(' ') : `"${sign}"`

const hex = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const wordWith = (text: string, sign: string): string =>
  `"${(text.match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => word.includes(sign)) ?? sign}"`

function onceEach(faults: readonly WritingFault[]): WritingFault[] {
  return [...new Map(faults.map((fault) => [`${fault.check} ${fault.found}`, fault])).values()]
}
