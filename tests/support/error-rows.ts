import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '#scripts/lib/run-command.ts'

const catalogue: Record<string, { requirements: string[] }> = parse(
  readFileSync(join(ROOT, 'openapi/errors.yaml'), 'utf8'),
)

/**
 * The rows of the ERR section that speak of a code, for the title of a test: `ERR-53`. Empty for a code without one.
 */
export function errorRows(code: string): string {
  return (catalogue[code]?.requirements ?? []).filter((id) => id.startsWith('ERR-')).join(' ')
}
