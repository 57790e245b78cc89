import { readFileSync } from 'node:fs'
import type englishTexts from '#src/core/i18n/messages/en.json'

export type TextId = keyof typeof englishTexts

/**
 * Finds the texts of a language by their ids, as patterns that match the whole of a text: whatever fills a placeholder
 * may stand in its place.
 *
 * @param tag BCP 47 tag of one of the translated languages
 */
export function wordsOf(tag: string): (id: TextId) => RegExp {
  const file = new URL(`../../src/core/i18n/messages/${tag}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<TextId, string>
  return (id) => patternOf(texts[id])
}

function patternOf(text: string): RegExp {
  let depth = 0
  let pattern = ''
  for (const letter of text) {
    if (letter === '{' && depth === 0) pattern += '.*'
    if (letter === '{') depth += 1
    if (depth === 0) pattern += letter.replace(/[.*+?^$()[\]|\\/]/, '\\$&')
    if (letter === '}') depth -= 1
  }
  return new RegExp(`^\\s*${pattern}\\s*$`, 'u')
}
