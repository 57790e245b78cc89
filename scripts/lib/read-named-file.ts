import { readFileSync } from 'node:fs'
import { UsageError } from './command-line.ts'

/**
 * The text of a file that the command line names.
 *
 * @throws UsageError when it cannot be read
 */
export function readNamedFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} cannot be read.`)
  }
}
