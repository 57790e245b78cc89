import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatById, type Translation } from '#scripts/lib/message-catalogue.ts'
import { ROOT } from '#scripts/lib/run-command.ts'

/** id → tags whose text was written for an English text that has changed since. */
export type Stale = Record<string, string[]>

/** Committed, so that a change of English reaches every translator. */
export const STALE_FILE = 'scripts/messages/stale.json'

/** What is stale now. */
export function readStale(): Stale {
  const file = join(ROOT, STALE_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Replaces the list. */
export function writeStale(stale: Stale): void {
  const open = Object.entries(stale).filter(([, tags]) => tags.length > 0)
  writeFileSync(join(ROOT, STALE_FILE), formatById(Object.fromEntries(open)))
}

/**
 * Adds the translations of every English text that changed. Ids that are gone leave the list.
 *
 * @param translations the texts by tag, English left out
 */
export function staleAfter(
  stale: Stale,
  before: Translation,
  after: Translation,
  translations: Readonly<Record<string, Translation>>,
): Stale {
  const result: Stale = {}
  for (const [id, text] of Object.entries(after)) {
    const changed = id in before && before[id] !== text
    const tags = changed
      ? Object.keys(translations).filter((tag) => id in (translations[tag] ?? {}))
      : (stale[id] ?? [])
    if (tags.length > 0) result[id] = tags
  }
  return result
}

/** Takes translations off the list: they were written anew, or read again and kept. */
export function readAgain(stale: Stale, ids: readonly string[], tags: readonly string[]): Stale {
  return Object.fromEntries(
    Object.entries(stale).map(([id, all]) => [id, ids.includes(id) ? all.filter((tag) => !tags.includes(tag)) : all]),
  )
}
