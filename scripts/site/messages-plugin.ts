import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const folder = '/src/core/i18n/messages/'

/**
 * Compiles a language's message file to parsed ICU messages while it is loaded, so that no parser ships. A message
 * that a language lacks is taken from English for that id.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id
      if (!path.includes(folder) || !path.endsWith('.json')) return undefined
      const english = readMessages(path.replace(/[\w-]+\.json$/, 'en.json'))
      this.addWatchFile(path)
      const messages = { ...english, ...readMessages(path) }
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js' }
    },
  }
}

function readMessages(path: string): Record<string, string> {
  const entries: Record<string, string | { defaultMessage: string }> = JSON.parse(readFileSync(path, 'utf8'))
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, typeof entry === 'string' ? entry : entry.defaultMessage]),
  )
}

/** Text without placeholders travels as text; `language-store.ts` makes the parsed form of it, which is shorter than shipping it. */
function compile(text: string): string | MessageFormatElement[] {
  const elements = parse(text)
  const [only] = elements
  if (!only) return ''
  return elements.length === 1 && only.type === TYPE.literal ? only.value : elements
}
