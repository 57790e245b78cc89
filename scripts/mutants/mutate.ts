import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runCommand } from '../lib/run-command.ts'

/** Of the faults that are planted, so many per cent have to be seen. */
const LEAST_KILLED = 85
const REPORT = '.cache/reports/mutants'
const WORK = '.cache/mutants'

/**
 * Runs Stryker over sources, named from the root of the checkout; survivors stand on the terminal and in the report.
 *
 * @returns 0 when enough faults were killed, 1 when not
 */
export async function mutate(files: readonly string[]): Promise<number> {
  for (const folder of [REPORT, WORK]) mkdirSync(join(ROOT, folder), { recursive: true })
  const file = join(WORK, 'stryker.json')
  writeFileSync(join(ROOT, file), JSON.stringify(configuration(files), null, 2))
  const { code } = await runCommand('stryker', ['run', file], { show: true })
  return code === 0 ? 0 : 1
}

function configuration(files: readonly string[]): object {
  return {
    mutate: files,
    testRunner: 'vitest',
    // As the tests run by themselves: files share a worker, and tests/support/clean-worker.ts keeps them apart.
    vitest: { related: true, pool: 'threads' },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/ignore-texts.ts'],
    ignorers: ['texts'],
    coverageAnalysis: 'perTest',
    // What a module does while it loads would need every test that reaches it, for each fault.
    ignoreStatic: true,
    concurrency: 1,
    // The first run takes every test that reaches a source; on a busy machine that takes many minutes.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: join(WORK, 'incremental.json'),
    tempDirName: join(WORK, 'sandbox'),
    ignorePatterns: ['dist', '.cache', 'test-results', 'playwright-report'],
    disableTypeChecks: false,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    htmlReporter: { fileName: join(REPORT, 'index.html') },
    jsonReporter: { fileName: join(REPORT, 'report.json') },
    thresholds: { high: 95, low: LEAST_KILLED, break: LEAST_KILLED },
  }
}
