import { create } from 'zustand'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languageItem } from '#src/core/storage/items.ts'
import { DEFAULT_LANGUAGE, isLanguageCode, languages, type LanguageCode } from './languages.ts'

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
 * Loads a language's messages, then shows the whole interface in it, with its direction.
 *
 * @throws when the messages cannot be loaded; the language stays as it was
 */
export async function showLanguage(language: LanguageCode): Promise<void> {
  const messages = await loadMessages[language]()
  const { tag, direction } = languages[language]
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  store.setState({ language, messages })
}

// The build compiles these files to parsed messages (scripts/site/messages-plugin.ts), which their type cannot tell.
async function messagesOf(file: Promise<{ default: unknown }>): Promise<Messages> {
  const compiled = (await file).default as Record<string, string | MessageFormatElement[]>
  const entries = Object.entries(compiled).map(([id, message]) => [id, parsed(message)] as const)
  return Object.fromEntries(entries)
}

const parsed = (message: string | MessageFormatElement[]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: LITERAL, value: message }] : message

const loadMessages: Record<LanguageCode, () => Promise<Messages>> = {
  EN: () => messagesOf(import('./messages/en.json')),
  TY: () => messagesOf(import('./messages/th.json')),
  HI: () => messagesOf(import('./messages/hi.json')),
  BN: () => messagesOf(import('./messages/bn.json')),
  UR: () => messagesOf(import('./messages/ur.json')),
  ID: () => messagesOf(import('./messages/id.json')),
}
