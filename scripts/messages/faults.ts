import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  englishTexts,
  extractMessages,
  formatById,
  readTranslations,
  SOURCE_FILE,
  type SourceMessages,
  type Translation,
} from '#scripts/lib/message-catalogue.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { staleLocaleWords } from './locale-words.ts'
import { EXCEPTIONS_FILE, readExceptions, type Exception } from './exceptions.ts'
import { sourceFaults, translationFaults } from './form.ts'
import { readGlossary } from './glossary.ts'
import { readNumbers } from './message-numbers.ts'
import { readStale, type Stale } from './stale.ts'
import { languageFaults, sharedTextFaults } from './whole-language.ts'
import { writingFaults } from './writing.ts'

/** Everything that is wrong with the messages; empty when the extraction and every language are in order. */
export async function messageFaults(): Promise<string[]> {
  const source = await extractMessages()
  const english = englishTexts(source)
  const glossary = readGlossary()
  const file = join(ROOT, SOURCE_FILE)
  const numbers = readNumbers()
  const isFresh =
    existsSync(file) &&
    readFileSync(file, 'utf8') === formatById(english) &&
    Object.keys(source).every((id) => numbers.has(id))
  const languages = readTranslations()
  const exceptions = readExceptions()
  const writing = Object.entries(languages).map(([tag, texts]) => textFaults(tag, source, texts, exceptions))
  const used = new Set(writing.flatMap(({ excepted }) => excepted))
  return [
    ...(isFresh ? [] : [`${SOURCE_FILE} is not what the sources say: run "npm run messages -- extract"`]),
    ...staleLocaleWords().map(
      (tag) =>
        `the words of locale-words/${tag}.json are not what they are made from: run "npm run messages -- extract"`,
    ),
    ...sourceFaults(source),
    ...Object.entries(languages).flatMap(([tag, texts]) =>
      languageFaults(tag, english, texts, glossary).map((fault) => `${tag}: ${fault}`),
    ),
    ...writing.flatMap(({ faults }) => faults),
    ...staleFaults(readStale()),
    ...sharedTextFaults(languages),
    ...exceptions
      .filter((exception) => !used.has(exception))
      .map(({ tag, id, check }) => `${EXCEPTIONS_FILE}: ${tag} ${id} ${check} is no longer needed`),
  ]
}

/** What is wrong with single texts of a language, and which exceptions spoke for one. */
export function textFaults(
  tag: string,
  source: SourceMessages,
  texts: Translation,
  exceptions: readonly Exception[],
): { faults: string[]; excepted: Exception[] } {
  const excepted: Exception[] = []
  const faults = translationFaults(tag, source, texts)
  // A text that does not parse is told once.
  if (faults.some((fault) => fault.includes('does not parse'))) return { faults, excepted }
  for (const [id, text] of Object.entries(texts)) {
    const english = source[id]?.defaultMessage
    if (english === undefined) continue
    for (const { check, found } of writingFaults(tag, english, text)) {
      const exception = exceptions.find((one) => one.tag === tag && one.id === id && one.check === check)
      if (exception === undefined) faults.push(`${tag}: ${id} ${found} (${check}): ${text}`)
      else excepted.push(exception)
    }
  }
  return { faults, excepted }
}

const staleFaults = (stale: Stale): string[] =>
  Object.entries(stale).map(
    ([id, tags]) => `${id}: English changed since ${tags.join(', ')} wrote it; import a new text, or keep the old one`,
  )
