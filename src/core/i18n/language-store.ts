import { create } from 'zustand'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languageItem } from '#src/core/storage/items.ts'
import { DEFAULT_LANGUAGE, directionOf, isLanguageCode, languageTags, type LanguageCode } from './languages.ts'

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>

/** `TYPE.literal` of the message parser, which must not ship. */
const LITERAL = 0

interface LanguageState {
  language: LanguageCode
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

/**
 * Loads a language's messages, then shows the whole interface in it, with its direction. A language whose messages are
 * not written yet shows English, in its own direction.
 *
 * @throws when the messages cannot be loaded; the language stays as it was
 */
export async function showLanguage(language: LanguageCode): Promise<void> {
  const tag = languageTags[language]
  const first = await read(firstFiles, language)
  const messages = late ? { ...first, ...(await read(lateFiles, language)) } : first
  document.documentElement.lang = tag
  document.documentElement.dir = directionOf(language)
  store.setState({ language, messages })
}

let late: Promise<void> | undefined

/**
 * Brings what everything but the first screen says; every language that is shown afterwards comes with it. Whoever shows
 * such messages waits for this first.
 *
 * @throws when the messages cannot be loaded; the next call tries again
 */
export function loadLateMessages(): Promise<void> {
  late ??= addLateMessages().catch((error: unknown) => {
    late = undefined
    throw error
  })
  return late
}

async function addLateMessages(): Promise<void> {
  const { language } = store.getState()
  const more = await read(lateFiles, language)
  // Another language may have come meanwhile.
  if (store.getState().language !== language) return addLateMessages()
  store.setState(({ messages }) => ({ messages: { ...messages, ...more } }))
}

interface MessageFile {
  default: unknown
}
type MessageFiles = Record<string, () => Promise<MessageFile>>

const firstFiles: MessageFiles = import.meta.glob<MessageFile>('./messages/*.json')
const lateFiles: MessageFiles = import.meta.glob<MessageFile>('./messages/*.json', { query: '?late' })
const fileOf = (language: LanguageCode) => `./messages/${languageTags[language]}.json`

async function read(files: MessageFiles, language: LanguageCode): Promise<Messages> {
  const load = files[fileOf(language)] ?? files[fileOf(DEFAULT_LANGUAGE)]
  return load ? parsed(await load()) : {}
}

// The build compiles these files to parsed messages (scripts/site/messages-plugin.ts), which their type cannot tell.
function parsed(file: MessageFile): Messages {
  const compiled = file.default as Record<string, string | MessageFormatElement[]>
  const entries = Object.entries(compiled).map(([id, message]) => [id, elementsOf(message)] as const)
  return Object.fromEntries(entries)
}

const elementsOf = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: LITERAL, value: message }] : message
