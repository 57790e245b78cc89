import { layerFaults } from './layers.ts'
import { messageFaults } from '#scripts/messages/faults.ts'
import { runCommand, TSC } from '#scripts/lib/run-command.ts'

export interface CheckResult {
  name: string
  passed: boolean
  /** What is wrong, empty when passed. */
  output: string
  seconds: number
}

interface Step {
  name: string
  /** @returns what is wrong; an empty text when all is well */
  run: () => Promise<string>
}

/** The two cores of the usual machine. */
const AT_ONCE = 2
const SHOWN_LINES = 60

const KNIP = ['--no-progress', '--no-config-hints']

/** The long ones first, so that the short ones fill the gaps. */
const STEPS: readonly Step[] = [
  { name: 'budgets', run: () => tool('node', ['scripts/budgets.ts']) },
  // From scratch: with a record of the run before, TypeScript 7.0.2 passes sources that use what another file has lost.
  { name: 'types', run: () => tool('node', [TSC, '--noEmit', '--pretty', 'false']) },
  {
    name: 'unused',
    // The second time without the tests: what only its own test uses is unused.
    run: async () => (await tool('knip', KNIP)) || tool('knip', [...KNIP, '--production']),
  },
  { name: 'generated', run: () => tool('node', ['scripts/contract/cli.ts', 'generate', '--check']) },
  { name: 'contract', run: () => tool('node', ['scripts/contract/cli.ts', 'lint']) },
  { name: 'layers', run: async () => (await layerFaults()).join('\n') },
  { name: 'lint', run: () => tool('oxlint', ['--format', 'unix', '--deny-warnings']) },
  {
    name: 'format',
    run: () =>
      tool('oxfmt', [
        '--check',
        'src',
        'mock-server',
        'scripts',
        'tests',
        'vite.config.ts',
        'playwright.config.ts',
        'knip.config.ts',
      ]),
  },
  { name: 'messages', run: async () => (await messageFaults()).join('\n') },
  {
    name: 'replay',
    // Loaded by its step: the journeys read the stub's tables, and `types` says which of them lacks a new merchant.
    run: async () => (await import('#scripts/replay/coverage.ts')).coverageFaults().join('\n'),
  },
]

/**
 * Runs the static checks, two at a time.
 *
 * @param names only these steps; all when empty
 * @param onResult is called with each result as it comes
 * @returns the results in the order of the table
 */
export async function runChecks(
  names: readonly string[],
  onResult: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const steps = STEPS.filter(({ name }) => names.length === 0 || names.includes(name))
  const results: CheckResult[] = []
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** Names of the steps, for a usage line. */
export const checkNames: readonly string[] = STEPS.map(({ name }) => name)

/** One line, and what is wrong below it, cut where nobody reads on. */
export function describeCheck({ name, passed, output, seconds }: CheckResult): string {
  const line = `${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`
  if (passed) return line
  const lines = output.trimEnd().split('\n')
  const rest = lines.length - SHOWN_LINES
  const shown = rest > 0 ? [...lines.slice(0, SHOWN_LINES), `… and ${rest} lines more`] : lines
  return [line, ...shown.map((text) => `     ${text}`)].join('\n')
}

async function runStep({ name, run }: Step): Promise<CheckResult> {
  const start = performance.now()
  const output = await run().catch((error: unknown) => String(error))
  return { name, passed: output === '', output, seconds: (performance.now() - start) / 1000 }
}

async function tool(name: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(name, args)
  return code === 0 ? '' : `${stdout}${stderr}`.trim() || `${name} ended with code ${code} and said nothing`
}
