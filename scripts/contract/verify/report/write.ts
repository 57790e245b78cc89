import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VerifyResult } from '../result.ts'
import { printHtml } from './html.ts'
import { printJunit } from './junit.ts'

/** Writes `index.html`, `junit.xml` and `verify.json` into a folder, which is made when it is missing. */
export function writeReports(folder: string, result: VerifyResult): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), printHtml(result))
  writeFileSync(join(folder, 'junit.xml'), printJunit(result))
  writeFileSync(join(folder, 'verify.json'), `${JSON.stringify(result, null, 2)}\n`)
}
