/** The languages of the platform's merchants, by platform code. */
export const languages = ['EN', 'TY', 'HI', 'BN', 'UR', 'ID'] as const
export type Language = (typeof languages)[number]

/** One text in every language of the platform's merchants. */
export type Words = Readonly<Record<Language, string>>

/** Words in the order of `languages`. */
export function inAll(...[EN, TY, HI, BN, UR, ID]: readonly [string, string, string, string, string, string]): Words {
  return { EN, TY, HI, BN, UR, ID }
}

/** What a call without a language gets. */
export const DEFAULT_LANGUAGE: Language = 'EN'

/** The text in a language; English for any other code. */
export function wordIn(words: Words, language: string): string {
  return words[languages.find((known) => known === language) ?? DEFAULT_LANGUAGE]
}
