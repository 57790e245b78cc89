/**
 * `npm test`: static checks, unit and contract tests, browser tests. Arguments filter by title: `npm test -- HOME-15`.
 * The last line says `N passed, N failed`.
 */
import { runParts } from './lib/test-parts.ts'

const results = await runParts(process.argv.slice(2))

console.log('')
for (const { name, passed, failed, skipped, seconds, note } of results) {
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(
    `${name.padEnd(8)} ${passed} passed, ${failed} failed${left}  (${seconds.toFixed(0)} s)${note ? `  ${note}` : ''}`,
  )
}
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
const nothingRan = sum('passed') + sum('failed') === 0
if (nothingRan) console.log('No test has such a title.')
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 || nothingRan ? 1 : 0
