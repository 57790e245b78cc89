import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forbiddenParts, measureBudgets, measurePages } from '#scripts/lib/first-screen.ts'
import { fail } from '#scripts/lib/fail.ts'
import type { SiteScript } from '#scripts/lib/page-scripts.ts'
import { print } from '#scripts/lib/print.ts'
import type { SiteFiles } from '#scripts/lib/site-files.ts'
import { buildSite, SITE_FOLDER } from '#scripts/site/build/build-site.ts'

// What is measured is what the sources give now, and stays for the browser tests of the same run.
const scripts = await buildSite()
report(readSite(SITE_FOLDER), scripts)

function report(site: SiteFiles, scripts: readonly SiteScript[]): void {
  const pages = measurePages(scripts, site)
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
