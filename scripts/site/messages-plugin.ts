import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const folder = '/src/core/i18n/messages/'

/** What the first screen says, by the first part of the ids; all else is in the file's late half. */
const FIRST = ['app', 'games', 'lobby', 'notices', 'routing', 'session']

/**
 * Compiles a language's message file to parsed ICU messages while it is loaded, so that no parser ships. A message
 * that a language lacks is taken from English for that id. A file gives the messages of the first screen, and with
 * `?late` all others, which pages bring along.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const [path = id, query] = id.split('?')
      if (!path.includes(folder) || !path.endsWith('.json')) return undefined
      const english = readMessages(path.replace(/[\w-]+\.json$/, 'en.json'))
      this.addWatchFile(path)
      const wanted = Object.entries({ ...english, ...readMessages(path) }).filter(
        ([key]) => FIRST.includes(key.split('.')[0] ?? '') !== (query === 'late'),
      )
      const compiled = Object.fromEntries(wanted.map(([key, text]) => [key, compile(text)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js' }
    },
  }
}

/** Names the file of a language's late half, for a group of the bundler's. */
export function lateMessagesGroup(moduleId: string): string | null {
  const tag = moduleId.includes(folder) ? /([\w-]+)\.json\?late$/.exec(moduleId)?.[1] : undefined
  return tag === undefined ? null : `late-${tag}`
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
