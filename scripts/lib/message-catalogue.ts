import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT, runCommand } from './run-command.ts'

/** A message as `formatjs extract` writes it. */
interface SourceMessage {
  defaultMessage: string
  description: string
}
export type SourceMessages = Record<string, SourceMessage>
/** id → text in one language. */
export type Translation = Record<string, string>

/** Folder of the message files, each flat: id → text. `en.json` is extracted and never edited. */
export const MESSAGES_FOLDER = 'src/core/i18n/messages'
export const SOURCE_FILE = `${MESSAGES_FOLDER}/en.json`

/**
 * Extracts the English messages from the sources, sorted by id.
 *
 * @throws Error when two messages with one id differ, or a descriptor is not written as literals
 */
export async function extractMessages(): Promise<SourceMessages> {
  const { code, stdout, stderr } = await runCommand('formatjs', [
    'extract',
    'src/**/*.{ts,tsx}',
    '--ignore',
    '**/*.test.{ts,tsx}',
    '--throws',
  ])
  if (code !== 0) throw new Error(stderr || stdout)
  const extracted: SourceMessages = JSON.parse(stdout)
  return sortedById(extracted)
}

/** The English texts of the sources; their descriptions stand there alone. */
export function englishTexts(messages: SourceMessages): Translation {
  return Object.fromEntries(Object.entries(messages).map(([id, { defaultMessage }]) => [id, defaultMessage]))
}

/** A list by message id as it is committed: sorted, an id a line. */
export function formatById(list: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(sortedById(list), null, 2)}\n`
}

function sortedById<Entry>(list: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.fromEntries(Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** BCP 47 tags of the languages that have a file, English left out. */
export function translatedTags(): string[] {
  return globSync(`${MESSAGES_FOLDER}/*.json`, { cwd: ROOT })
    .map((file) => basename(file, '.json'))
    .filter((tag) => tag !== 'en')
    .sort()
}

/** The texts of all languages that have a file, by tag; English left out. */
export function readTranslations(): Record<string, Translation> {
  return Object.fromEntries(translatedTags().map((tag) => [tag, readTranslation(tag)]))
}

/** The messages of a language by its BCP 47 tag, English (`en`) included. */
export function readTranslation(tag: string): Translation {
  return JSON.parse(readFileSync(join(ROOT, MESSAGES_FOLDER, `${tag}.json`), 'utf8'))
}
