import { bundleContract } from '../document/bundle.ts'
import { ContractError } from '../document/problem.ts'
import { loadSources } from '../document/sources.ts'
import { printProblems } from '../document/terminal.ts'
import { readContract, type Contract } from './contract.ts'

/** The contract as its sources say now; undefined after telling why it cannot be read. */
export function presentContract(): Contract | undefined {
  try {
    return readContract(bundleContract(loadSources('openapi')))
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    printProblems(error.problems)
    return undefined
  }
}
