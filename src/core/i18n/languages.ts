/** Text direction of a language. */
export type Direction = 'ltr' | 'rtl'

/** A language the interface is translated into. */
export interface Language {
  /** BCP 47 tag; the only form that reaches `Intl` and the `lang` attribute. */
  readonly tag: string
  readonly direction: Direction
  /** The language's name in itself. */
  readonly nativeName: string
}

/**
 * The one table of platform codes (I18N-02, and the first decision in docs/requirements.md: `TY` is Thai).
 * Nothing else knows what a code means.
 */
export const languages = {
  EN: { tag: 'en', direction: 'ltr', nativeName: 'English' },
  TY: { tag: 'th', direction: 'ltr', nativeName: 'ไทย' },
  HI: { tag: 'hi', direction: 'ltr', nativeName: 'हिन्दी' },
  BN: { tag: 'bn', direction: 'ltr', nativeName: 'বাংলা' },
  UR: { tag: 'ur', direction: 'rtl', nativeName: 'اردو' },
  ID: { tag: 'id', direction: 'ltr', nativeName: 'Indonesia' },
} as const satisfies Record<string, Language>

/** Platform code of a language. */
export type LanguageCode = keyof typeof languages

/** I18N-03: the language of those who chose none and come from an unknown country. */
export const DEFAULT_LANGUAGE: LanguageCode = 'EN'

/** Whether the interface is translated into the language of this code. */
export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return code !== undefined && Object.keys(languages).includes(code)
}
