import { operations } from '#mock/generated/operations.ts'
import { parseScenario, ScenarioError, type Scenario } from './scenario.ts'

/** A scenario that was kept somewhere; one that the contract has outgrown meanwhile forces nothing, and says so. */
export function readableScenario(link: string): Scenario {
  try {
    return parseScenario(link, operations)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    // print: into the console of a browser.
    console.warn(`The kept scenario is not played. ${error.message}`)
    return []
  }
}
