/** Text direction of a language. */
export type Direction = 'ltr' | 'rtl'

/**
 * The one table of platform codes and what they mean, as BCP 47 tags (I18N-01, I18N-02, and the first two decisions in
 * docs/requirements.md: `TY` is Thai, and all 35 languages are there). The tag is the only form that reaches `Intl` and
 * the `lang` attribute, and the name of the message file. The names of languages and their scripts are in
 * `src/core/i18n/`.
 */
export const languageTags = {
  EN: 'en',
  TY: 'th',
  HI: 'hi',
  BN: 'bn',
  UR: 'ur',
  ID: 'id',
  VI: 'vi',
  ZH: 'zh-Hans',
  TW: 'zh-Hant',
  MS: 'ms',
  PH: 'fil',
  KM: 'km',
  LO: 'lo',
  MY: 'my',
  JA: 'ja',
  KO: 'ko',
  TA: 'ta',
  TE: 'te',
  MR: 'mr',
  GU: 'gu',
  KN: 'kn',
  ML: 'ml',
  PA: 'pa',
  NE: 'ne',
  SI: 'si',
  AR: 'ar',
  FA: 'fa',
  TR: 'tr',
  RU: 'ru',
  KK: 'kk',
  UZ: 'uz',
  PT: 'pt-BR',
  ES: 'es-419',
  FR: 'fr',
  SW: 'sw',
} as const satisfies Record<string, string>

/** Platform code of a language. */
export type LanguageCode = keyof typeof languageTags

/** I18N-03: the language for visitors who chose none and come from an unknown country. */
export const DEFAULT_LANGUAGE: LanguageCode = 'EN'

/** Whether the platform has a language of this code. */
export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return code !== undefined && Object.keys(languageTags).includes(code)
}

/** GAP-56: which way the language is written. */
export function directionOf(code: LanguageCode): Direction {
  return code === 'UR' || code === 'AR' || code === 'FA' ? 'rtl' : 'ltr'
}
