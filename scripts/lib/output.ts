import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './command-line.ts'

/**
 * Makes a folder for a report, before the work whose report it is.
 *
 * @throws UsageError when nothing can be written there
 */
export function makeOutputFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new UsageError(`cannot write to ${folder}.`)
  }
}

/**
 * Makes sure that each of some files can be written, those left out aside.
 *
 * @throws UsageError for the first that cannot
 */
export function makeWayForFiles(...files: readonly (string | undefined)[]): void {
  for (const file of files) {
    if (file === undefined) continue
    makeOutputFolder(dirname(file))
    if (existsSync(file) && statSync(file).isDirectory()) throw new UsageError(`${file} is a folder, not a file.`)
  }
}

/**
 * Makes sure that no report is written over the file that its work reads, whatever the two are called.
 *
 * @throws UsageError for the first that would be
 */
export function keepInput(input: string, ...reports: readonly (string | undefined)[]): void {
  if (!existsSync(input)) return
  for (const report of reports) {
    if (report === undefined || !existsSync(report) || realpathSync(report) !== realpathSync(input)) continue
    throw new UsageError(`${report} is the file to be read; name another one for the report.`)
  }
}
