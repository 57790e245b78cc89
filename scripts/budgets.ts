import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { forbiddenParts, measureBudgets, measurePages, type SiteFiles } from './lib/first-screen.ts'
import { fail } from './lib/fail.ts'
import type { SiteScript } from './lib/page-scripts.ts'
import { ROOT } from './lib/run-command.ts'
import { print } from './lib/print.ts'

// Builds the site into a folder of its own, so that what is measured is what the sources give now.
const folder = await mkdtemp(join(tmpdir(), 'site-budgets-'))
try {
  const built = await build({
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    build: { outDir: join(folder, 'site') },
  })
  const outputs = 'output' in built ? built.output : []
  report(
    readSite(join(folder, 'site')),
    outputs.flatMap((file) => (file.type === 'chunk' ? [file] : [])),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

function report(site: SiteFiles, scripts: readonly SiteScript[]): void {
  const pages = measurePages(scripts)
  const results = [
    ...[...measureBudgets(site), pages.bytes].map(({ name, bytes, limit }) => ({
      name,
      isOver: bytes > limit,
      figures: `${inKilobytes(bytes)} of ${inKilobytes(limit)} KB`,
    })),
    ...pages.files.map(({ name, files, limit }) => ({
      name,
      isOver: files > limit,
      figures: `${String(files).padStart(6)} of ${String(limit).padStart(6)}`,
    })),
  ]
  const lines = results.map(({ name, isOver, figures }) => `${isOver ? 'over' : 'ok  '} ${name.padEnd(32)} ${figures}`)
  const faults = forbiddenParts(site)
  const text = [...lines, ...faults].join('\n')
  if (faults.length > 0 || results.some(({ isOver }) => isOver)) fail(text)
  print(text)
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
