import { readCommandLine, runCommandLine, UsageError } from '#scripts/lib/command-line.ts'
import { readWhole } from '#scripts/lib/flag-values.ts'
import { sampleOf, sourcesBelow } from '#scripts/mutants/sources.ts'

const USAGE = `npm run mutants [-- options] [PATH… | wiring | contract]

  Mutation testing with Stryker: plants small faults (mutants) in the sources and runs the tests that reach them.
  A mutant that no test detects has survived. The tests in src run against every mutant, then the tests of whole
  screens run against the survivors. Unchanged code is not tried again.
  Reports: .cache/reports/mutants/near.html and site.html.

  PATH         a folder or file below src, such as src/core/games; src/core and src/lib when left out
  wiring       plants the faults listed in scripts/mutants/wiring.ts, each with the test that has to fail
  contract     changes a copy of the contract: adds and removes a code of every write, and changes shapes; the compiler
               has to report each change
  --sample N   only N files, drawn at random
  --share P    only P per cent of their faults, drawn at random
  --seed S     draws the same files and faults again (1)

  Exit codes: 0 at least 85 % killed, 1 fewer, 2 wrong usage.
`

const LINE = {
  command: 'npm run mutants --',
  help: USAGE,
  options: { sample: { type: 'string' }, share: { type: 'string' }, seed: { type: 'string' } },
  names: ['PATH…'],
} as const
const MOST_FILES = 10_000

const { values, positionals } = readCommandLine(LINE)
process.exitCode = await runCommandLine(LINE, () => run(positionals))

async function run(names: readonly string[]): Promise<number> {
  if (names.includes('wiring')) {
    if (names.length > 1) throw new UsageError('wiring takes no other names.')
    const { replayWiring } = await import('#scripts/mutants/replay-wiring.ts')
    return (await replayWiring()) ? 0 : 1
  }
  if (names.includes('contract')) {
    if (names.length > 1) throw new UsageError('contract takes no other names.')
    const { replayContract } = await import('#scripts/mutants/contract/replay-contract.ts')
    return (await replayContract()) ? 0 : 1
  }
  const all = (names.length === 0 ? ['src/core', 'src/lib'] : names).flatMap(sourcesBelow)
  const size = values.sample === undefined ? all.length : readWhole('--sample', values.sample, 1, MOST_FILES)
  const seed = readWhole('--seed', values.seed ?? '1', 1, MOST_FILES)
  const { mutate } = await import('#scripts/mutants/mutate.ts')
  return mutate(sampleOf(all, size, seed), { percent: readWhole('--share', values.share ?? '100', 1, 100), seed })
}
