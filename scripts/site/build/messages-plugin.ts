import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { messageParts, type MessagePart } from './message-parts.ts'

const PART = /^(.*\/src\/core\/i18n\/messages\/[\w-]+\.json)\?(first|pages|member)$/

/**
 * Compiles a language's message file to parsed ICU messages while it is loaded, so that no parser ships: with `?first`
 * what the first screen says, with `?member` what the members' pages say, with `?pages` everything else. A message that
 * a language lacks is taken from English for that id.
 *
 * @param firstScreen absolute paths of the modules that the first screen begins with
 * @param sources absolute path of the folder that `#src/` means
 * @param numbers by id, where the code knows messages by their numbers: the other messages are then a list
 */
export function messagesPlugin(
  firstScreen: readonly string[],
  sources: string,
  numbers?: ReadonlyMap<string, number>,
): Plugin {
  // Which part a message is in follows from many files, and is the same for all languages.
  let partOf: ((id: string) => MessagePart) | undefined
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      const [, path, part] = PART.exec(id) ?? []
      if (path === undefined) return undefined
      const english = readMessages(path.replace(/[\w-]+\.json$/, 'en.json'))
      this.addWatchFile(path)
      const partOfId = (partOf ??= messageParts(firstScreen, sources))
      const messages = Object.entries({ ...english, ...readMessages(path) })
      const own = messages.filter(([key]) => partOfId(key) === part)
      const compiled = numbers
        ? byNumber(own, numbers, part === 'first')
        : Object.fromEntries(own.map(([key, text]) => [key, compile(text)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js' }
    },
    watchChange() {
      partOf = undefined
    },
  }
}

/** Few messages as an object, many as a list; what stands elsewhere leaves a 0 in it. */
function byNumber(
  messages: readonly (readonly [id: string, text: string])[],
  numbers: ReadonlyMap<string, number>,
  areFew: boolean,
): Record<string, Compiled> | (Compiled | 0)[] {
  const numbered = messages.map(([id, text]) => [numberOf(id, numbers), compile(text)] as const)
  if (areFew) return Object.fromEntries(numbered)
  const list: (Compiled | 0)[] = Array.from({ length: numbers.size }, () => 0)
  for (const [number, message] of numbered) list[number] = message
  return list
}

/**
 * The number of a message.
 *
 * @throws Error for one that was not extracted yet
 */
export function numberOf(id: string, numbers: ReadonlyMap<string, number>): number {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`${id} has no number: run "npm run messages -- extract"`)
  return number
}

function readMessages(path: string): Record<string, string> {
  return JSON.parse(readFileSync(path, 'utf8'))
}

type Compiled = string | MessageFormatElement[]

/**
 * Text without placeholders travels as text; `language-store.ts` makes the parsed form of it, which is shorter than
 * shipping it.
 */
function compile(text: string): Compiled {
  const elements = parse(text)
  const [only] = elements
  if (!only) return ''
  return elements.length === 1 && only.type === TYPE.literal ? only.value : elements
}
