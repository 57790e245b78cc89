/** How one language is written, as far as a program can tell. */
export interface LanguageRules {
  /** Scripts of its letters; Latin words of {@link LATIN_WORDS} may stand between them. */
  scripts: readonly string[]
  /** How a sentence ends; undefined where none is written. */
  stop: string | undefined
  /** Question marks of the language; more than one where both are usual. */
  question: readonly string[]
  /** Letters or endings that only this language of its script has, in at least 3 % of its texts. */
  marks?: RegExp
  /** Letters of a neighbour that shares the script; none of them may occur. */
  foreign?: RegExp
  /** Signs of other languages that may not stand in a text. */
  forbidden?: RegExp
  /** The longest and shortest text from twelve letters on, as a part of the English one. */
  length: readonly [least: number, most: number]
  /** The largest part of the texts that may be equal to English. */
  sameAsEnglish: number
}

const WORDS_LENGTH = [0.35, 2] as const
const SIGNS_LENGTH = [0.15, 1.1] as const

const written = (script: string, stop: string | undefined, more: Partial<LanguageRules> = {}): LanguageRules => ({
  scripts: [script],
  stop,
  question: ['?'],
  length: WORDS_LENGTH,
  sameAsEnglish: script === 'Latin' ? 0.03 : 0.005,
  ...more,
})

const HINDI_NEIGHBOURS = /[ळॲ]|छन्|हुन्छ/u
/** Letters that only Arabic writes: Persian and Urdu have their own k and y. */
const ARABIC_K_Y = /[كيىة]/u
const LATIN_SIGNS = /[?,;]/u
const FULL_WIDTH_WANTED = /(?<=\p{L})[,;:?!](?=\p{L}|$)/u

/** The rules by BCP 47 tag, from docs/languages.md. English is the source and has none. */
export const LANGUAGE_RULES: Readonly<Record<string, LanguageRules>> = {
  th: written('Thai', undefined),
  hi: written('Devanagari', '।', { foreign: HINDI_NEIGHBOURS, marks: /है|हैं/u }),
  bn: written('Bengali', '।'),
  ur: written('Arabic', '۔', {
    question: ['؟'],
    marks: /[ےٹڈڑں]/u,
    foreign: ARABIC_K_Y,
    forbidden: LATIN_SIGNS,
  }),
  id: written('Latin', '.'),
  vi: written('Latin', '.', { marks: /[ạảấầẩẫậắằẳẵặđơưếềểễệ]/u }),
  'zh-Hans': written('Han', '。', {
    question: ['？'],
    length: SIGNS_LENGTH,
    marks: /[们这个请选择账户录]/u,
    foreign: /[們這個請選擇帳戶錄餘額]/u,
    forbidden: FULL_WIDTH_WANTED,
  }),
  'zh-Hant': written('Han', '。', {
    question: ['？'],
    length: SIGNS_LENGTH,
    marks: /[們這個請選擇帳戶錄餘額]/u,
    foreign: /[们这个请选择账户录余额]/u,
    forbidden: FULL_WIDTH_WANTED,
  }),
  ms: written('Latin', '.', { marks: /\b(anda|akaun|baki|kata laluan|log masuk)\b/iu }),
  fil: written('Latin', '.', { sameAsEnglish: 0.12, marks: /\b(ang|mga|ng|sa|mo|iyong)\b/iu }),
  km: written('Khmer', '។'),
  lo: written('Lao', undefined),
  my: written('Myanmar', '။'),
  ja: written('Han', '。', {
    scripts: ['Han', 'Hiragana', 'Katakana'],
    question: ['？'],
    length: SIGNS_LENGTH,
    marks: /[ぁ-ん]/u,
    forbidden: FULL_WIDTH_WANTED,
  }),
  ko: written('Hangul', '.', { length: SIGNS_LENGTH }),
  ta: written('Tamil', '.'),
  te: written('Telugu', '.'),
  mr: written('Devanagari', '.', { marks: /ळ|आहे/u, foreign: /है|हैं|।/u }),
  gu: written('Gujarati', '.'),
  kn: written('Kannada', '.'),
  ml: written('Malayalam', '.'),
  pa: written('Gurmukhi', '।'),
  ne: written('Devanagari', '।', { marks: /छ|नुहोस्/u, foreign: /है|हैं|ळ/u }),
  si: written('Sinhala', '.'),
  ar: written('Arabic', '.', {
    question: ['؟'],
    marks: /ة/u,
    foreign: /[کیےٹڈڑںھہگپچ]/u,
    forbidden: LATIN_SIGNS,
  }),
  fa: written('Arabic', '.', {
    question: ['؟'],
    marks: /گ|می/u,
    foreign: /[كيىةےٹڈڑںہ]/u,
    forbidden: LATIN_SIGNS,
  }),
  tr: written('Latin', '.', { marks: /[ışğ]/u }),
  ru: written('Cyrillic', '.', { marks: /[ыэ]/u, foreign: /[әғқңөұүһі]/iu }),
  kk: written('Cyrillic', '.', { marks: /[әғқңөұүһі]/iu }),
  uz: written('Latin', '.', { marks: /ʻ/u, foreign: /[og]['‘’`]/iu }),
  'pt-BR': written('Latin', '.', { marks: /[ãõç]/u }),
  'es-419': written('Latin', '.', { marks: /[ñáéíóú¿]/u, foreign: /\bvosotros\b|^[^¿]*\?$/iu }),
  fr: written('Latin', '.', { marks: /[éèêàç]/u, foreign: /(?<![\u00A0\u202F])[:;!?»](?=\s|$)|«(?![\u00A0\u202F])/u }),
  sw: written('Latin', '.', { marks: /\b(ya|wa|kwa|na|yako)\b/iu }),
}

/** What two languages may share of their texts, when it is more than 5 %. */
export const SHARED_TEXTS: readonly { tags: readonly string[]; most: number }[] = [
  { tags: ['zh-Hans', 'zh-Hant'], most: 0.35 },
  { tags: ['id', 'ms'], most: 0.15 },
  { tags: ['es-419', 'pt-BR'], most: 0.1 },
  { tags: ['hi', 'mr', 'ne'], most: 0.08 },
]

/** Names and short forms that stay in Latin letters in every language. Compared word by word. */
export const LATIN_WORDS: ReadonlySet<string> = new Set(
  `VIP RNG RTP SMS QR PIN OTP IP MB KB UPI ID IFSC USDT TRC20 ERC20 TRC ERC https http URL WhatsApp Telegram Line LINE
  Facebook Google Zalo Viber FAQ iOS Android Safari Chrome JPG JPEG PNG WebP PDF Baccarat OK App Pro Live
  iPhone iPad VPN APK TxID TrxID UTR IBAN PIX CPF PromptPay Rocket bKash Nagad GCash PayMaya Maya TNG DuitNow PayNow`.split(
    /\s+/u,
  ),
)

/** Signs that no text may have: joiners that nobody sees, marks of direction, doubled or outer blanks. */
export const FORBIDDEN = /[\u200B\u200E\u200F\uFEFF]|\.\.\.|["]| {2,}|^\s|\s$/u
