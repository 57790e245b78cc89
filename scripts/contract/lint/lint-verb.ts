import { BUNDLE_FILE, bundleContract, printBundle, writeAtomically } from '../document/bundle.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { ContractError } from '../document/problem.ts'
import { loadSources } from '../document/sources.ts'
import { printProblems, secondsSince } from '../document/terminal.ts'
import { lintSources } from './lint.ts'
import { lintWithRedocly } from './redocly.ts'
import { readRequirements, REQUIREMENTS_FILE } from './requirements.ts'
import { endProgress, print, printProgress } from '#scripts/lib/print.ts'

export const verb: Verb = {
  summary: 'checks the sources against docs/contract.md and the bundle against Redocly',
  help: `Usage: npm run contract -- lint

Bundles the contract, checks the rules of docs/contract.md on openapi/ (places are file:line:column) and Redocly's rules
on ${BUNDLE_FILE}. Exits with 1 if it finds anything.`,
  options: {},
  run: async () => {
    const start = performance.now()
    try {
      printProgress('Reading the contract …')
      const sources = loadSources('openapi')
      const document = bundleContract(sources)
      writeAtomically(BUNDLE_FILE, printBundle(document))
      printProgress('Checking the rules …')
      const redocly = lintWithRedocly(BUNDLE_FILE)
      const problems = [...lintSources(sources, document, readRequirements(REQUIREMENTS_FILE)), ...(await redocly)]
      if (problems.length > 0) {
        printProblems(problems)
        return 1
      }
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      printProblems(error.problems)
      return 1
    }
    endProgress()
    print(`The contract has no problems (${secondsSince(start)}).`)
    return 0
  },
}
