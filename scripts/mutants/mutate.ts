import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { print } from '#scripts/lib/print.ts'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'
import type { Share } from './draw-share.ts'
import { faultsOf, joinRounds, placeOf, score, type Fault, type MutationReport } from './faults.ts'

/** Of the faults that are planted, so many per cent have to be seen. */
const LEAST_SEEN = 85
const REPORT = '.cache/reports/mutants'
const WORK = '.cache/mutants'
/** Of a text in the list of faults, so many characters. */
const LONGEST = 60

/** Which tests try the faults, by the name of the round. */
const ROUNDS = {
  near: { vitest: { configFile: 'scripts/mutants/near-tests.config.ts' } },
  site: { vitest: { configFile: 'scripts/mutants/site-tests.config.ts' } },
} as const

/**
 * Lets Stryker plant faults in sources, named from the root of the checkout. The tests among the sources try them
 * first; what they do not see is tried by the tests of whole screens too, where a fault that lives costs a minute.
 *
 * @returns 0 when enough faults were seen, 1 when not
 * @throws Error when Stryker does not get through
 */
export async function mutate(files: readonly string[], share: Share): Promise<number> {
  const near = await plant('near', files, share)
  const unseen = near.filter(({ isSeen }) => !isSeen)
  const site = unseen.length === 0 ? [] : await plant('site', unseen.map(placeOf), share)
  const faults = joinRounds(near, site)
  const percent = score(faults)
  const left = faults.filter(({ isSeen }) => !isSeen)
  for (const fault of left)
    print(`${fault.file}:${fault.line}  ${fault.kind}: ${shortened(fault.before)}  →  ${shortened(fault.after)}`)
  print(
    `${faults.length} mutants, ${left.length} survived: ${percent.toFixed(1)} % killed, at least ${LEAST_SEEN} % required.`,
  )
  return percent >= LEAST_SEEN ? 0 : 1
}

/** @param places files, or parts of them as `file:line:column-line:column` */
async function plant(round: keyof typeof ROUNDS, places: readonly string[], share: Share): Promise<Fault[]> {
  for (const folder of [REPORT, WORK]) mkdirSync(join(ROOT, folder), { recursive: true })
  const file = join(WORK, `${round}.json`)
  const report = join(ROOT, REPORT, `${round}.json`)
  // A report of an earlier run is no result of this one.
  rmSync(report, { force: true })
  writeFileSync(join(ROOT, file), JSON.stringify(configuration(round, places, share), null, 2))
  const { code } = await runCommand('stryker', ['run', file], { show: true })
  if (code !== 0) throw new Error(`Stryker ended with code ${code}; its output is above.`)
  const result: MutationReport = JSON.parse(readFileSync(report, 'utf8'))
  return faultsOf(result)
}

function configuration(round: keyof typeof ROUNDS, places: readonly string[], share: Share): object {
  return {
    mutate: places,
    testRunner: 'vitest',
    // As the tests run by themselves: files share a worker, and tests/support/clean-worker.ts keeps them apart.
    vitest: { related: true, pool: 'threads', ...ROUNDS[round].vitest },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/ignore-texts.ts', './scripts/mutants/draw-share.ts'],
    ignorers: ['texts'],
    checkers: ['share'],
    share,
    // Stryker does not know the setting of our own.
    warnings: { unknownOptions: false },
    coverageAnalysis: 'perTest',
    // What a module does while it loads would need every test that reaches it, for each fault.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    // The first run takes every test that reaches a source; on a busy machine that takes many minutes.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    // It remembers of a fault that was not drawn that it is not to be tried.
    incrementalFile: join(WORK, `${round}-${share.percent}-${share.seed}.json`),
    tempDirName: join(WORK, 'sandbox'),
    ignorePatterns: ['dist', '.cache', 'test-results', 'playwright-report'],
    disableTypeChecks: false,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: join(REPORT, `${round}.html`) },
    jsonReporter: { fileName: join(REPORT, `${round}.json`) },
    thresholds: { high: 100, low: 0, break: null },
  }
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
