import { checkNames, describeCheck, runChecks } from '#scripts/check/check-steps.ts'
import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { readOneOf } from '#scripts/lib/flag-values.ts'
import { print } from '#scripts/lib/print.ts'

const USAGE = `npm run check [-- STEP …]

  Runs the static checks, which need no running site. With STEP, runs only the named steps:
  ${checkNames.join(' ')}
`

const LINE = { command: 'npm run check --', help: USAGE, options: {}, names: ['STEP…'] } as const
const { positionals } = readCommandLine(LINE)
const names = await runCommandLine(LINE, async () => positionals.map((name) => readOneOf('step', name, checkNames)))

const results = await runChecks(names, (result) => print(describeCheck(result)))
const failed = results.filter(({ passed }) => !passed)
print(
  failed.length === 0
    ? `\nAll ${results.length} checks passed.`
    : `\n${failed.length} of ${results.length} checks failed.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
