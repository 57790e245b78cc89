import type { Page } from '@playwright/test'
import { faultyResponse, isBodyFault } from '#mock/faulty-body.ts'
import { operations } from '#mock/generated/operations.ts'
import { forcedFor, parseScenario, preferFor } from '#mock/scenario.ts'
import { isGatewayPath } from '../lib/gateway-paths.ts'

/** Forces answers in a page of the built site. */
export interface AnswerForcer {
  /**
   * Takes a scenario in its link form in place of the one before; '' forces none. Calls are counted anew.
   *
   * @throws ScenarioError when it cannot be read
   */
  force: (link: string) => void
  /** How often an operation was called since then. */
  callsOf: (operation: string) => number
}

const idOf = new Map(Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]))

/** Name of the operation that a request is a call of. */
export const operationOf = (method: string, url: string): string | undefined =>
  idOf.get(`${method} ${new URL(url).pathname}`)

/** The built site carries no mock code, so the browser adds the header that Prism and the stub understand. */
export async function forceAnswers(page: Page): Promise<AnswerForcer> {
  let scenario = parseScenario('', operations)
  const counts = new Map<string, number>()
  await page.route(
    (url) => isGatewayPath(url.pathname),
    async (route, request) => {
      const id = operationOf(request.method(), request.url())
      if (id === undefined) return route.fallback()
      const call = (counts.get(id) ?? 0) + 1
      counts.set(id, call)
      const forced = forcedFor(scenario, id, call)
      if (forced.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, forced.delayMs))
      if (forced.fault && isBodyFault(forced.fault)) {
        const answer = faultyResponse(forced.fault)
        const [status, headers] = [answer.status, Object.fromEntries(answer.headers)]
        return route.fulfill({ status, headers, body: await answer.text() })
      }
      if (forced.fault === 'offline') return route.abort('internetdisconnected')
      if (forced.fault === 'abort') return route.abort('aborted')
      // Unanswered, as from a gateway that hangs; the client gives up by itself.
      if (forced.fault === 'timeout') return undefined
      if (!forced.answer) return route.fallback()
      const { errors } = operations[id as keyof typeof operations]
      return route.fallback({ headers: { ...request.headers(), prefer: preferFor(forced.answer, errors) } })
    },
  )
  return {
    force(link) {
      scenario = parseScenario(link, operations)
      counts.clear()
    },
    callsOf: (operation) => counts.get(operation) ?? 0,
  }
}
