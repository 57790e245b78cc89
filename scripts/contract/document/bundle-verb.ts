import type { Verb } from '#scripts/lib/verb.ts'
import { BUNDLE_FILE, bundleContract, printBundle, writeAtomically } from './bundle.ts'
import { ContractError } from './problem.ts'
import { loadSources } from './sources.ts'
import { printProblems, secondsSince } from './terminal.ts'
import { print } from '#scripts/lib/print.ts'

export const verb: Verb = {
  summary: `writes the contract as plain OpenAPI 3.1 to ${BUNDLE_FILE}`,
  help: `Usage: npm run contract -- bundle

Resolves the references and shorthand of openapi/ and replaces ${BUNDLE_FILE} atomically.
Keeps the old file if the contract cannot be bundled.`,
  options: {},
  run: async () => {
    const start = performance.now()
    try {
      writeAtomically(BUNDLE_FILE, printBundle(bundleContract(loadSources('openapi'))))
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      printProblems(error.problems)
      return 1
    }
    print(`${BUNDLE_FILE} written in ${secondsSince(start)}`)
    return 0
  },
}
