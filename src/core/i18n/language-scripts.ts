import type { LanguageCode } from '#src/lib/languages.ts'

/**
 * ISO 15924 code of the script that the messages of each language are written in. Apart from the names, because a first
 * visit chooses by it and shows none.
 */
export const languageScripts: Readonly<Record<LanguageCode, string>> = {
  EN: 'Latn',
  TY: 'Thai',
  HI: 'Deva',
  BN: 'Beng',
  UR: 'Arab',
  ID: 'Latn',
  VI: 'Latn',
  ZH: 'Hans',
  TW: 'Hant',
  MS: 'Latn',
  PH: 'Latn',
  KM: 'Khmr',
  LO: 'Laoo',
  MY: 'Mymr',
  JA: 'Jpan',
  KO: 'Kore',
  TA: 'Taml',
  TE: 'Telu',
  MR: 'Deva',
  GU: 'Gujr',
  KN: 'Knda',
  ML: 'Mlym',
  PA: 'Guru',
  NE: 'Deva',
  SI: 'Sinh',
  AR: 'Arab',
  FA: 'Arab',
  TR: 'Latn',
  RU: 'Cyrl',
  KK: 'Cyrl',
  UZ: 'Latn',
  PT: 'Latn',
  ES: 'Latn',
  FR: 'Latn',
  SW: 'Latn',
}
