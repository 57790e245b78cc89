import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'
import type { WritingCheck } from './writing.ts'

/** A text that is right although a check says otherwise. */
export interface Exception {
  tag: string
  id: string
  check: WritingCheck
  reason: string
}

/** One row an exception: tag, id, check and reason, with tabs between them. */
export const EXCEPTIONS_FILE = 'scripts/messages/exceptions.tsv'

/** @throws Error at a row that lacks its reason */
export function readExceptions(): Exception[] {
  const [, ...rows] = readFileSync(join(ROOT, EXCEPTIONS_FILE), 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [tag = '', id = '', check = '', reason = ''] = row.split('\t')
    if (reason === '') throw new Error(`${EXCEPTIONS_FILE} gives no reason: ${row}`)
    // A check that does not exist excepts nothing, and is told as no longer needed.
    return { tag, id, check: check as WritingCheck, reason }
  })
}
