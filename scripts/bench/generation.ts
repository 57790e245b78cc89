import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/lib/run-command.ts'
import { keepForEnd } from './scope.ts'
import { median, type Section } from './section.ts'

const RUNS = 5
const COPIED = ['openapi', 'scripts', 'src', 'mock-server', 'docs', 'package.json', 'package-lock.json', 'redocly.yaml']
/** What generation leaves behind; without it the next run starts from nothing. */
const MADE = ['.cache/contract-stamp.json', 'dist/contract', 'src/api/generated', 'mock-server/generated']

/**
 * How long generation takes in a copy of the sources: from nothing, and when nothing has changed. The reference makes
 * one file of types from the same contract.
 */
export async function generationSection(parent: string): Promise<Section> {
  const copy = join(parent, 'copy')
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const contract = join(copy, 'dist/contract/openapi.json')
  const generate = () => timeOf(copy, 'scripts/contract/cli.ts', 'generate')

  // Node keeps what it has compiled, here as for everybody who generates a second time.
  await generate()
  const cold: number[] = []
  const reference: number[] = []
  const unchanged: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of MADE) rmSync(join(copy, name), { recursive: true })
    cold.push(await generate())
    unchanged.push(await generate())
    reference.push(
      await timeOf(copy, 'node_modules/openapi-typescript/bin/cli.js', contract, '--output', join(copy, 'types.ts')),
    )
  }
  return {
    title: `Generation, medians of ${RUNS}`,
    columns: [{ name: 'run' }, { name: 's', decimals: 2 }, { name: '/ openapi-typescript', decimals: 2 }],
    rows: [
      ['everything, cold', median(cold), median(cold) / median(reference)],
      ['nothing changed', median(unchanged), median(unchanged) / median(reference)],
      ['openapi-typescript alone', median(reference), 1],
    ],
    checks: [
      { what: 'cold', value: median(cold), budget: 1.5, unit: 's', decimals: 2 },
      { what: 'nothing changed', value: median(unchanged), budget: 0.15, unit: 's', decimals: 2 },
    ],
    notes: ['Runs interleaved; each figure includes the start of Node.'],
  }
}

/** Seconds that a script takes. */
async function timeOf(folder: string, ...args: string[]): Promise<number> {
  const start = performance.now()
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, '.cache/compiled') }
  const child = execFile(process.execPath, args, { cwd: folder, env })
  const done = keepForEnd(() => child.kill())
  const [code] = await once(child, 'exit')
  await done()
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}`)
  return (performance.now() - start) / 1_000
}
