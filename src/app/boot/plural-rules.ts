import {
  ar,
  bn,
  en,
  es,
  fa,
  fil,
  fr,
  gu,
  hi,
  id,
  ja,
  kk,
  km,
  kn,
  ko,
  lo,
  ml,
  mr,
  ms,
  my,
  ne,
  pa,
  pt,
  ru,
  si,
  sw,
  ta,
  te,
  th,
  tr,
  ur,
  uz,
  vi,
  zh,
} from 'make-plural/cardinals'
import type { languageTags } from '#src/lib/languages.ts'

type LanguageOf<Tag extends string> = Tag extends `${infer Language}-${string}` ? Language : Tag
type Language = LanguageOf<(typeof languageTags)[keyof typeof languageTags]>
type Rule = (count: number) => Intl.LDMLPluralRule

/** By the first part of a language tag; the other parts change no plural of ours. */
const rules: Record<Language, Rule> = {
  ar,
  bn,
  en,
  es,
  fa,
  fil,
  fr,
  gu,
  hi,
  id,
  ja,
  kk,
  km,
  kn,
  ko,
  lo,
  ml,
  mr,
  ms,
  my,
  ne,
  pa,
  pt,
  ru,
  si,
  sw,
  ta,
  te,
  th,
  tr,
  ur,
  uz,
  vi,
  zh,
}

/** As much of `Intl.PluralRules` as messages ask for: which form a number of things takes. */
function PluralRules(locales: string | readonly string[]) {
  const [language = ''] = String(locales).split(/[-,]/)
  return { select: Object.hasOwn(rules, language) ? rules[language as Language] : rules.en }
}

/** Brings plurals of our languages to browsers that have none, which is iOS before 13 (GAP-126). */
export function bringPluralRules(): void {
  if (!('PluralRules' in Intl)) Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true })
}
