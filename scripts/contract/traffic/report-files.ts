import { rmSync } from 'node:fs'
import { writeAtomically } from '../document/bundle.ts'
import { printJunit } from '../verify/report/junit.ts'
import type { VerifyResult } from '../verify/result.ts'
import { keepInput, makeWayForFiles } from '#scripts/lib/output.ts'

/** The flags that name the files of a report, and what the help says of them. */
export const REPORT_OPTIONS = { json: { type: 'string' }, junit: { type: 'string' } } as const
export const REPORT_HELP = `  --json FILE     writes the result as JSON
  --junit FILE    writes the result as JUnit's XML`

/**
 * Takes the flags, before the work whose report it is.
 *
 * @param input the file that the work reads
 * @returns what writes the report where it was asked for; `name` is that of the suite
 * @throws UsageError when nothing can be written there, or the input would be lost
 */
export function reportWriter(
  flags: Readonly<Record<string, unknown>>,
  input?: string,
): (result: VerifyResult, name: string) => void {
  const [json, junit] = [flags['json'], flags['junit']].map((file) => (typeof file === 'string' ? file : undefined))
  makeWayForFiles(json, junit)
  if (input !== undefined) keepInput(input, json, junit)
  // A run that ends without a report leaves none of the run before.
  for (const file of [json, junit]) if (file !== undefined) rmSync(file, { force: true })
  return (result, name) => {
    if (json !== undefined) writeAtomically(json, `${JSON.stringify(result, null, 2)}\n`)
    if (junit !== undefined) writeAtomically(junit, printJunit(result, name))
  }
}
