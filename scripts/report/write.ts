import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a report as `index.html`, `junit.xml` and `<name>.json` into a folder, which is made when it is missing. */
export function writeReport(
  folder: string,
  name: string,
  report: { html: string; junit: string; data: unknown },
): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), report.html)
  writeFileSync(join(folder, 'junit.xml'), report.junit)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report.data, null, 2)}\n`)
}
