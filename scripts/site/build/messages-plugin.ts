import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { messageIdsOf } from './first-screen-messages.ts'

const PART = /^(.*\/src\/core\/i18n\/messages\/[\w-]+\.json)\?(first|rest)$/

/**
 * Compiles a language's message file to parsed ICU messages while it is loaded, so that no parser ships: with `?first`
 * what the first screen says, with `?rest` everything else. A message that a language lacks is taken from English for
 * that id.
 *
 * @param firstScreen absolute paths of the modules that the first screen begins with
 * @param sources absolute path of the folder that `#src/` means
 */
export function messagesPlugin(firstScreen: readonly string[], sources: string): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const [, path, part] = PART.exec(id) ?? []
      if (path === undefined) return undefined
      const english = readMessages(path.replace(/[\w-]+\.json$/, 'en.json'))
      this.addWatchFile(path)
      const first = messageIdsOf(firstScreen, sources)
      const messages = Object.entries({ ...english, ...readMessages(path) })
      const own = messages.filter(([key]) => first.has(key) === (part === 'first'))
      const compiled = Object.fromEntries(own.map(([key, text]) => [key, compile(text)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js' }
    },
  }
}

function readMessages(path: string): Record<string, string> {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Text without placeholders travels as text; `language-store.ts` makes the parsed form of it, which is shorter than shipping it. */
function compile(text: string): string | MessageFormatElement[] {
  const elements = parse(text)
  const [only] = elements
  if (!only) return ''
  return elements.length === 1 && only.type === TYPE.literal ? only.value : elements
}
