import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { junitXml } from '../../report/junit.ts'
import type { ReplayResult } from '../result.ts'
import { printHtml } from './html.ts'

/** Writes `index.html`, `junit.xml` and `replay.json` into a folder, beside the pictures. */
export function writeReports(folder: string, result: ReplayResult): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), printHtml(result))
  writeFileSync(join(folder, 'junit.xml'), printJunit(result))
  writeFileSync(join(folder, 'replay.json'), `${JSON.stringify(result, null, 2)}\n`)
}

/** JUnit's XML: a suite for each tag, a case for each pair. */
export const printJunit = ({ variant, tookMs, pairs }: ReplayResult): string =>
  junitXml(
    `contract replay ${variant.merchant} ${variant.lang} ${variant.theme}`,
    tookMs,
    pairs.map(({ tag, operation, answer, tookMs: took, reason, faults }) => ({
      tag,
      name: `${operation} ${answer}`,
      tookMs: took,
      skipped: reason,
      failures: faults.map(({ check, what, expected, seen }) => ({
        type: check,
        message: what,
        detail: `expected ${expected}\nseen ${seen}`,
      })),
    })),
  )
