import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'
import { roomFaults } from './rooms.ts'

/** Top-level folders whose imports the rules of `.dependency-cruiser.mjs` hold. */
const FOLDERS = ['src', 'mock-server', 'scripts', 'tests']

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: {
    violations: { type: string; from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[]
  }
}

/**
 * Runs dependency-cruiser over the sources below `root`.
 *
 * @returns one line per broken rule, and one per source file that the tool did not look at: with a TypeScript it
 *   cannot read it says "no violations" about nothing at all.
 * @throws Error when the tool itself fails
 */
export async function layerFaults(root = ROOT): Promise<string[]> {
  const expected = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).map((file) =>
    file.replaceAll(sep, '/'),
  )
  if (expected.length === 0) return ['no source file was found at all']
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const config = join(ROOT, '.dependency-cruiser.mjs')
  const { stdout, stderr } = await runCommand('depcruise', ['--config', config, '--output-type', 'json', ...folders], {
    cwd: root,
  })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed:\n${stderr || stdout}`)
  const { modules, summary }: Cruise = JSON.parse(stdout)
  const cruised = new Set(modules.map(({ source }) => source))
  return [
    ...expected.filter((file) => !cruised.has(file)).map((file) => `not cruised: ${file}`),
    ...summary.violations.map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`,
    ),
    ...roomFaults(
      expected,
      modules.flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
      ),
    ),
  ]
}
