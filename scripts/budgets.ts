import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { forbiddenParts, measureBudgets, type SiteFiles } from './lib/first-screen.ts'
import { fail } from './lib/fail.ts'
import { ROOT } from './lib/run-command.ts'

// Builds the site into a folder of its own, so that what is measured is what the sources give now.
const folder = await mkdtemp(join(tmpdir(), 'site-budgets-'))
try {
  await build({ root: ROOT, mode: 'production', logLevel: 'error', build: { outDir: join(folder, 'site') } })
  report(readSite(join(folder, 'site')))
} finally {
  await rm(folder, { recursive: true, force: true })
}

function report(files: SiteFiles): void {
  const results = measureBudgets(files)
  const lines = results.map(
    ({ name, bytes, limit }) =>
      `${bytes > limit ? 'over' : 'ok  '} ${name.padEnd(32)} ${inKilobytes(bytes)} of ${inKilobytes(limit)} KB`,
  )
  const faults = forbiddenParts(files)
  const text = [...lines, ...faults].join('\n')
  if (faults.length > 0 || results.some(({ bytes, limit }) => bytes > limit)) fail(text)
  console.log(text)
}

function readSite(site: string): SiteFiles {
  const names = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(site.length + 1), readFileSync(path)]
    }),
  )
}

function inKilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(6)
}
