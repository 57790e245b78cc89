import { languageScripts } from './language-scripts.ts'
import { DEFAULT_LANGUAGE, isLanguageCode, languageTags, type LanguageCode } from '#src/lib/languages.ts'

/** The part of a region entry that decides the language. */
export interface LanguageRegion {
  country: string
  langList: readonly string[]
}

/**
 * BOOT-08, BOOT-09, GAP-58: the language of the visitor's country, which is the one that the browser prefers, else the
 * first of the list. Undefined when the country is missing or unknown: then the visitor is asked.
 */
export function chooseLanguage(input: {
  countryCode: string | undefined
  regions: readonly LanguageRegion[]
  /** BCP 47 tags in the browser's order of preference. */
  preferred: readonly string[]
}): LanguageCode | undefined {
  const region = input.regions.find(({ country }) => country === input.countryCode)
  if (!region) return undefined
  const offered = region.langList.filter(isLanguageCode)
  for (const tag of input.preferred) {
    const match = bestFit(tag, offered)
    if (match) return match
  }
  return offered[0] ?? DEFAULT_LANGUAGE
}

/** Subtags that browsers use for a language which the table calls otherwise. */
const ALIASES: Readonly<Record<string, string>> = { tl: 'fil', in: 'id', yue: 'zh-Hant' }

/** CLDR's likely scripts where a place decides it, as far as it matters among the languages of the table. */
const LIKELY_SCRIPTS: Readonly<Record<string, string>> = {
  zh: 'Hans',
  'zh-TW': 'Hant',
  'zh-HK': 'Hant',
  'zh-MO': 'Hant',
  'pa-PK': 'Arab',
  'uz-AF': 'Arab',
  'kk-CN': 'Arab',
}

/**
 * The offered language that a reader of the tag can read: the same language in the same script, wherever it is spoken
 * (`es-MX` reads `es-419`). Readers of Chinese get the other script rather than another language.
 */
function bestFit(tag: string, offered: readonly LanguageCode[]): LanguageCode | undefined {
  const { language, script } = readTag(tag)
  const spoken = offered.filter((code) => readTag(languageTags[code]).language === language)
  const written = spoken.find((code) => script === undefined || languageScripts[code] === script)
  return written ?? (language === 'zh' ? spoken[0] : undefined)
}

/** Language of a BCP 47 tag, and its script where the tag or its region says it. */
function readTag(tag: string): { language: string; script: string | undefined } {
  const [first = '', ...rest] = tag.split('-')
  const [language = '', impliedScript] = (ALIASES[first.toLowerCase()] ?? first.toLowerCase()).split('-')
  const script = rest.find((part) => /^[a-z]{4}$/i.test(part)) ?? impliedScript
  if (script) return { language, script: script.charAt(0).toUpperCase() + script.slice(1).toLowerCase() }
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))
  return { language, script: LIKELY_SCRIPTS[`${language}-${region?.toUpperCase()}`] ?? LIKELY_SCRIPTS[language] }
}
