import { create } from 'zustand'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languageItem } from '#src/core/storage/items.ts'
import { loadLocaleWords } from './dates.ts'
import { DEFAULT_LANGUAGE, isLanguageCode, languageTags, type LanguageCode } from '#src/lib/languages.ts'

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>

/** `TYPE.literal` of the message parser, which must not ship. */
const LITERAL = 0

interface LanguageState {
  language: LanguageCode
  /** Grows while parts of the site arrive, see {@link pageWords}. */
  messages: Messages
}

const store = create<LanguageState>(() => ({ language: DEFAULT_LANGUAGE, messages: {} }))

/** Platform code of the current language, as calls send it (I18N-08). */
export const useLanguage = () => store((state) => state.language)

/** Language and messages together, for the provider. */
export const useLanguageState = () => store()

/** The current language outside React. */
export const getLanguage = () => store.getState().language

/** The language that was chosen before, if any. */
export function storedLanguage(): LanguageCode | undefined {
  const code = languageItem.read()
  return isLanguageCode(code) ? code : undefined
}

interface MessageFile {
  default: unknown
}

/**
 * One file of each language: it has the words of the first screen, of all pages, or of the pages that only members see.
 */
export type MessageFiles = Record<string, () => Promise<MessageFile>>
const ofFirstScreen: MessageFiles = import.meta.glob<MessageFile>('./messages/*.json', { query: '?first' })
const ofPages: MessageFiles = import.meta.glob<MessageFile>('./messages/*.json', { query: '?pages' })

/** What was asked for; another language is then shown with all of it. */
const wanted = new Set([ofFirstScreen])
/** Languages are asked for one after the other, and may come in another order: numbers of the last one of each. */
let lastAsked = 0
let lastShown = 0
let coming: { language: LanguageCode; parts: Map<MessageFiles, Promise<void>> } | undefined

/**
 * Loads a language's messages, then has the whole interface shown in it. A language whose messages are not written yet
 * shows English, in its own direction.
 *
 * @returns false when another language was asked for since and came before it
 * @throws when the messages cannot be loaded; the language stays as it was
 */
export async function showLanguage(language: LanguageCode): Promise<boolean> {
  lastAsked += 1
  const request = lastAsked
  let parts: MessageFiles[]
  let messages: Messages[]
  do {
    parts = [...wanted]
    messages = await Promise.all(parts.map((files) => load(files, language)))
    // A page may have asked for more meanwhile; files that are there already cost nothing.
  } while (parts.length < wanted.size)
  if (request < lastShown) return false
  lastShown = request
  coming = { language, parts: new Map(parts.map((files) => [files, Promise.resolve()])) }
  store.setState({ language, messages: Object.assign({}, ...messages) })
  return true
}

/**
 * Resolves when the messages that all pages need are there in the current language; the first screen does with fewer.
 * Parts that come late wait for it.
 *
 * @throws when they cannot be loaded; the next call tries again
 */
export const pageWords = (): Promise<void> => words(ofPages)

/** The same for the messages of these files. */
export function words(files: MessageFiles): Promise<void> {
  wanted.add(files)
  const { language } = store.getState()
  if (coming?.language !== language) coming = { language, parts: new Map() }
  const { parts } = coming
  let arrival = parts.get(files)
  if (!arrival) {
    // Added to what is there, and nobody is told: what stands does without them, and what waits for them is drawn
    // after.
    arrival = load(files, language).then((messages) => {
      const shown = store.getState()
      if (shown.language === language) Object.assign(shown.messages, messages)
    })
    parts.set(files, arrival)
    arrival.catch(() => parts.delete(files))
  }
  return arrival
}

async function load(files: MessageFiles, language: LanguageCode): Promise<Messages> {
  const file = files[`./messages/${languageTags[language]}.json`] ?? files['./messages/en.json']
  const [content] = await Promise.all([file?.(), files === ofPages && loadLocaleWords(language)])
  return content ? parsed(content) : {}
}

// The build compiles these files to parsed messages (scripts/site/build/messages-plugin.ts), which their type cannot
// tell.
// A list has its messages at their numbers, and a 0 for those that stand in another file.
function parsed(file: MessageFile): Messages {
  const compiled = file.default as Record<string, string | MessageFormatElement[] | 0>
  const messages: Messages = {}
  for (const [id, message] of Object.entries(compiled)) if (message !== 0) messages[id] = elementsOf(message)
  return messages
}

const elementsOf = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: LITERAL, value: message }] : message
