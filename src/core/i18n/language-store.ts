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
  const messages = parsed(await (messageFiles[`./messages/${tag}.json`] ?? english)())
  document.documentElement.lang = tag
  document.documentElement.dir = directionOf(language)
  store.setState({ language, messages })
}

interface MessageFile {
  default: unknown
}
const messageFiles = import.meta.glob<MessageFile>('./messages/*.json')
const english = (): Promise<MessageFile> => import('./messages/en.json')

// The build compiles these files to parsed messages (scripts/site/messages-plugin.ts), which their type cannot tell.
function parsed(file: MessageFile): Messages {
  const compiled = file.default as Record<string, string | MessageFormatElement[]>
  const entries = Object.entries(compiled).map(([id, message]) => [id, elementsOf(message)] as const)
  return Object.fromEntries(entries)
}

const elementsOf = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: LITERAL, value: message }] : message
