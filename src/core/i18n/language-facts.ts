import type { LanguageCode } from '#src/lib/languages.ts'

/** What is needed to choose a language. */
interface LanguageFacts {
  /** The language named in itself. */
  readonly nativeName: string
  /** ISO 15924 code of the script that its messages are written in. */
  readonly script: string
}

/** Facts of each language, apart from the table of codes, because the first screen does without them. */
export const languageFacts: Readonly<Record<LanguageCode, LanguageFacts>> = {
  EN: { nativeName: 'English', script: 'Latn' },
  TY: { nativeName: 'ไทย', script: 'Thai' },
  HI: { nativeName: 'हिन्दी', script: 'Deva' },
  BN: { nativeName: 'বাংলা', script: 'Beng' },
  UR: { nativeName: 'اردو', script: 'Arab' },
  ID: { nativeName: 'Bahasa Indonesia', script: 'Latn' },
  VI: { nativeName: 'Tiếng Việt', script: 'Latn' },
  ZH: { nativeName: '简体中文', script: 'Hans' },
  TW: { nativeName: '繁體中文', script: 'Hant' },
  MS: { nativeName: 'Bahasa Melayu', script: 'Latn' },
  PH: { nativeName: 'Filipino', script: 'Latn' },
  KM: { nativeName: 'ខ្មែរ', script: 'Khmr' },
  LO: { nativeName: 'ລາວ', script: 'Laoo' },
  MY: { nativeName: 'မြန်မာ', script: 'Mymr' },
  JA: { nativeName: '日本語', script: 'Jpan' },
  KO: { nativeName: '한국어', script: 'Kore' },
  TA: { nativeName: 'தமிழ்', script: 'Taml' },
  TE: { nativeName: 'తెలుగు', script: 'Telu' },
  MR: { nativeName: 'मराठी', script: 'Deva' },
  GU: { nativeName: 'ગુજરાતી', script: 'Gujr' },
  KN: { nativeName: 'ಕನ್ನಡ', script: 'Knda' },
  ML: { nativeName: 'മലയാളം', script: 'Mlym' },
  PA: { nativeName: 'ਪੰਜਾਬੀ', script: 'Guru' },
  NE: { nativeName: 'नेपाली', script: 'Deva' },
  SI: { nativeName: 'සිංහල', script: 'Sinh' },
  AR: { nativeName: 'العربية', script: 'Arab' },
  FA: { nativeName: 'فارسی', script: 'Arab' },
  TR: { nativeName: 'Türkçe', script: 'Latn' },
  RU: { nativeName: 'Русский', script: 'Cyrl' },
  KK: { nativeName: 'Қазақша', script: 'Cyrl' },
  UZ: { nativeName: 'Oʻzbekcha', script: 'Latn' },
  PT: { nativeName: 'Português', script: 'Latn' },
  ES: { nativeName: 'Español', script: 'Latn' },
  FR: { nativeName: 'Français', script: 'Latn' },
  SW: { nativeName: 'Kiswahili', script: 'Latn' },
}
