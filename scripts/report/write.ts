import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the report of the run before, so that nobody takes it for that of a run which breaks off. */
export function removeReport(folder: string, name: string): void {
  for (const file of ['index.html', 'junit.xml', `${name}.json`]) rmSync(join(folder, file), { force: true })
}

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
