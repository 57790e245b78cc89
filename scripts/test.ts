import { readCommandLine } from '#scripts/lib/command-line.ts'
import { runParts } from '#scripts/check/test-parts.ts'
import { tracePart } from '#scripts/trace/trace-part.ts'
import { print } from '#scripts/lib/print.ts'

const USAGE = `npm test [-- TITLE …]

  Static checks, unit and contract tests, browser tests, and whether these prove every requirement row; the last line says "N passed, N failed".
  With TITLE, such as HOME-15, runs only the tests whose title contains it, and the static checks whose name does.
`

const { positionals } = readCommandLine({ command: 'npm test --', help: USAGE, options: {}, names: ['TITLE…'] })
const results = await runParts(positionals)
if (positionals.length === 0) results.push(tracePart(print))

print('')
for (const { name, passed, failed, skipped, seconds, note } of results) {
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  print(
    `${name.padEnd(8)} ${passed} passed, ${failed} failed${left}  (${seconds.toFixed(0)} s)${note ? `  ${note}` : ''}`,
  )
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
const nothingRan = sum('passed') + sum('failed') === 0
if (nothingRan) print('No test title matches.')
print(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || nothingRan ? 1 : 0
