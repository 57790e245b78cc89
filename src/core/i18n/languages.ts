/** Text direction of a language. */
export type Direction = 'ltr' | 'rtl'

/** What a platform code means. */
interface Language {
  /** BCP 47 tag; the only form that reaches `Intl` and the `lang` attribute, and the name of the message file. */
  readonly tag: string
  /** ISO 15924 code of the script it is written in. */
  readonly script: string
}

/**
 * The one table of platform codes (I18N-01, I18N-02, and the first two decisions in docs/requirements.md: `TY` is Thai,
 * and all 35 languages are there). Nothing else knows what a code means.
 */
export const languages = {
  EN: { tag: 'en', script: 'Latn' },
  TY: { tag: 'th', script: 'Thai' },
  HI: { tag: 'hi', script: 'Deva' },
  BN: { tag: 'bn', script: 'Beng' },
  UR: { tag: 'ur', script: 'Arab' },
  ID: { tag: 'id', script: 'Latn' },
  VI: { tag: 'vi', script: 'Latn' },
  ZH: { tag: 'zh-Hans', script: 'Hans' },
  TW: { tag: 'zh-Hant', script: 'Hant' },
  MS: { tag: 'ms', script: 'Latn' },
  PH: { tag: 'fil', script: 'Latn' },
  KM: { tag: 'km', script: 'Khmr' },
  LO: { tag: 'lo', script: 'Laoo' },
  MY: { tag: 'my', script: 'Mymr' },
  JA: { tag: 'ja', script: 'Jpan' },
  KO: { tag: 'ko', script: 'Kore' },
  TA: { tag: 'ta', script: 'Taml' },
  TE: { tag: 'te', script: 'Telu' },
  MR: { tag: 'mr', script: 'Deva' },
  GU: { tag: 'gu', script: 'Gujr' },
  KN: { tag: 'kn', script: 'Knda' },
  ML: { tag: 'ml', script: 'Mlym' },
  PA: { tag: 'pa', script: 'Guru' },
  NE: { tag: 'ne', script: 'Deva' },
  SI: { tag: 'si', script: 'Sinh' },
  AR: { tag: 'ar', script: 'Arab' },
  FA: { tag: 'fa', script: 'Arab' },
  TR: { tag: 'tr', script: 'Latn' },
  RU: { tag: 'ru', script: 'Cyrl' },
  KK: { tag: 'kk', script: 'Cyrl' },
  UZ: { tag: 'uz', script: 'Latn' },
  PT: { tag: 'pt-BR', script: 'Latn' },
  ES: { tag: 'es-419', script: 'Latn' },
  FR: { tag: 'fr', script: 'Latn' },
  SW: { tag: 'sw', script: 'Latn' },
} as const satisfies Record<string, Language>

/** Platform code of a language. */
export type LanguageCode = keyof typeof languages

/** I18N-03: the language of those who chose none and come from an unknown country. */
export const DEFAULT_LANGUAGE: LanguageCode = 'EN'

/** Whether the platform has a language of this code. */
export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return code !== undefined && Object.keys(languages).includes(code)
}

/** GAP-56: which way the language is written. */
export function directionOf(code: LanguageCode): Direction {
  return languages[code].script === 'Arab' ? 'rtl' : 'ltr'
}
