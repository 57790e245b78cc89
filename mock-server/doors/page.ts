import type { Middleware } from 'openapi-fetch'
import { reportCalls } from './call-reporter.ts'
import type { Door } from '#mock/console/door.ts'
import { operations } from '#mock/generated/operations.ts'
import { readHandover } from '#mock/scenario/handover.ts'
import { readableScenario } from '#mock/scenario/readable-scenario.ts'
import { parseScenario, type Scenario } from '#mock/scenario/scenario.ts'
import { createScenarioMiddleware } from '#mock/scenario/scenario-middleware.ts'

/** Query parameter of a link that carries a scenario. */
const SCENARIO_PARAMETER = 'mock'

/**
 * Starts the mock inside a page: the service worker where there is no gateway, and the scenario of the link. Without
 * one in the link, that of the console holds: the stub plays it, and so does the worker; at Prism alone this page does.
 *
 * @returns what the page's client has to be given
 * @throws ScenarioError when the link's scenario cannot be read; it names the faulty part
 */
export async function startMockInPage(options: { door: Door; link: string }): Promise<Middleware[]> {
  const { door, link } = options
  if (door === 'browser') {
    const { startBrowserMock } = await import('./browser.ts')
    await startBrowserMock()
  }
  const linked = new URLSearchParams(link).get(SCENARIO_PARAMETER)
  if (linked === null && door !== 'prism') return []
  const rules = linked === null ? undefined : parseScenario(linked, operations)
  const player = createScenarioMiddleware(rules ? () => rules : followedScenario(), operations)
  return [door === 'prism' ? reportCalls(player, operations) : player]
}

/** The console's scenario at each moment; the same object as long as it was not set again. */
function followedScenario(): () => Scenario {
  let last = ''
  let scenario: Scenario = []
  return () => {
    const { scenario: text, turn } = readHandover()
    const next = `${turn} ${text}`
    if (next !== last) scenario = readableScenario(text)
    last = next
    return scenario
  }
}
