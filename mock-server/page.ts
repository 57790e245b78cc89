import type { Middleware } from 'openapi-fetch'
import { operations } from './generated/operations.ts'
import { parseScenario } from './scenario.ts'
import { createScenarioMiddleware } from './scenario-middleware.ts'

/** Query parameter of a link that carries a scenario. */
const SCENARIO_PARAMETER = 'mock'

/**
 * Starts the mock inside a page: the service worker where there is no gateway, and the scenario of the link.
 *
 * @returns what the page's client has to be given
 * @throws ScenarioError when the link's scenario cannot be read; it names the faulty part
 */
export async function startMockInPage(options: { worker: boolean; link: string }): Promise<Middleware[]> {
  if (options.worker) {
    const { startBrowserMock } = await import('./browser.ts')
    await startBrowserMock()
  }
  const scenario = new URLSearchParams(options.link).get(SCENARIO_PARAMETER)
  if (scenario === null) return []
  const rules = parseScenario(scenario, operations)
  return [createScenarioMiddleware(() => rules, operations)]
}
