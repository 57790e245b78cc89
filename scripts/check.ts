/**
 * `npm run check`: everything that can be proved without running the product. Names of steps as arguments run only
 * those: `npm run check -- types lint`.
 */
import { checkNames, describeCheck, runChecks } from './lib/check-steps.ts'
import { fail } from './lib/fail.ts'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !checkNames.includes(name))
if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}. Steps: ${checkNames.join(', ')}.`, 2)

const results = await runChecks(names, (result) => console.log(describeCheck(result)))
const failed = results.filter(({ passed }) => !passed)
console.log(
  failed.length === 0 ? `\nAll ${results.length} checks hold.` : `\n${failed.length} of ${results.length} checks fail.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
