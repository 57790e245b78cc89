import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '#scripts/lib/run-command.ts'

/** Version of the contract as its sources say now. */
export function contractVersion(): string {
  const { info }: { info: { version: string } } = parse(readFileSync(join(ROOT, 'openapi/gateway.yaml'), 'utf8'))
  return info.version
}
