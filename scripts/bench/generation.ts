import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'
import { median, type Section } from './section.ts'

const RUNS = 5
const COPIED = ['openapi', 'scripts', 'src', 'mock-server', 'docs', 'package.json', 'package-lock.json', 'redocly.yaml']

/** How long generation takes in a copy of the sources: from nothing, and when nothing has changed. */
export function generationSection(parent: string): Section {
  const copy = join(parent, 'copy')
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const contract = join(copy, 'dist/contract/openapi.json')
  const generate = () => timeOf(copy, 'scripts/contract/cli.ts', 'generate')
  generate()
  const cold = Array.from({ length: RUNS }, () => {
    rmSync(join(copy, '.cache'), { recursive: true, force: true })
    rmSync(join(copy, 'src/api/generated'), { recursive: true })
    return generate()
  })
  const unchanged = Array.from({ length: RUNS }, generate)
  const reference = Array.from({ length: RUNS }, () =>
    timeOf(copy, 'node_modules/openapi-typescript/bin/cli.js', contract, '--output', join(parent, 'schema.ts')),
  )
  return {
    title: `Generation, medians of ${RUNS}`,
    columns: [{ name: 'run' }, { name: 's', decimals: 2 }],
    rows: [
      ['everything, cold', median(cold)],
      ['nothing changed', median(unchanged)],
      ['openapi-typescript alone', median(reference)],
    ],
    checks: [
      { what: 'cold', value: median(cold), budget: 1.5, unit: 's', decimals: 2 },
      { what: 'nothing changed', value: median(unchanged), budget: 0.15, unit: 's', decimals: 2 },
    ],
    notes: ['Each figure includes the start of Node.'],
  }
}

/** Seconds that a script takes. */
function timeOf(cwd: string, ...args: string[]): number {
  const start = performance.now()
  execFileSync(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  return (performance.now() - start) / 1_000
}
