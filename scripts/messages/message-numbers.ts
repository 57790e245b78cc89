import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'

/**
 * All ids that there ever were, in the order in which they came. The place of an id in the list is its number, by which
 * the built site knows it: a number is a tenth of the bytes, and a new text changes no older one.
 */
export const NUMBERS_FILE = 'scripts/messages/message-numbers.json'

/** The numbers by id. */
export function readNumbers(): Map<string, number> {
  const ids: string[] = JSON.parse(readFileSync(join(ROOT, NUMBERS_FILE), 'utf8'))
  return new Map(ids.map((id, number) => [id, number]))
}

/** Gives new ids the numbers after the last one. */
export function numberIds(ids: readonly string[]): void {
  const known = [...readNumbers().keys()]
  const added = ids.filter((id) => !known.includes(id))
  writeFileSync(join(ROOT, NUMBERS_FILE), `${JSON.stringify([...known, ...added], null, 2)}\n`)
}
