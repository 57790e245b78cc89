import type { Middleware } from 'openapi-fetch'
import { faultyResponse, isBodyFault, wait } from './faulty-body.ts'
import {
  forcedFor,
  formatForced,
  NOTHING_PLAYED,
  PLAYED_HEADER,
  preferFor,
  type FaultName,
  type Known,
  type Scenario,
} from './scenario.ts'

/** What the middleware has to know of an operation to find it again from a request. */
export type Routes = Readonly<Record<string, Known[string] & { readonly method: string; readonly path: string }>>

/**
 * Plays a scenario inside the app's own client, in mock builds only.
 *
 * Answers are asked for with the `Prefer` header, which Prism, the stub gateway and the browser's MSW all
 * understand. Delays and faults happen here, before the network, so that every door behaves alike: pure
 * Prism knows neither.
 *
 * @param current the scenario in force; another one counts the calls anew
 * @throws {TypeError} from the request for `!offline`, as `fetch` does without a network
 * @throws {DOMException} `AbortError` for `!abort`
 */
export function createScenarioMiddleware(current: () => Scenario, routes: Routes): Middleware {
  const calls = new Map<string, number>()
  let played: Scenario | undefined
  const ids = new Map(Object.entries(routes).map(([id, { method, path }]) => [`${method} ${path}`, id]))

  return {
    async onRequest({ request, schemaPath }) {
      const id = ids.get(`${request.method} ${schemaPath}`)
      const errors = id === undefined ? undefined : routes[id]?.errors
      if (id === undefined || errors === undefined) return undefined

      const scenario = current()
      if (scenario !== played) calls.clear()
      played = scenario
      const call = (calls.get(id) ?? 0) + 1
      calls.set(id, call)
      const forced = forcedFor(scenario, id, call)
      request.headers.set(PLAYED_HEADER, formatForced(forced) || NOTHING_PLAYED)
      if (forced.delayMs > 0) await wait(forced.delayMs, request.signal)
      if (forced.fault) return failWith(forced.fault, request.signal)
      if (forced.answer) request.headers.set('Prefer', preferFor(forced.answer, errors))
      return request
    },
  }
}

async function failWith(fault: FaultName, signal: AbortSignal): Promise<Response> {
  if (isBodyFault(fault)) return faultyResponse(fault)
  if (fault === 'offline') throw new TypeError('Failed to fetch')
  if (fault === 'abort') throw new DOMException('The operation was aborted.', 'AbortError')
  await wait(Number.POSITIVE_INFINITY, signal)
  throw new DOMException('The call was given up.', 'TimeoutError')
}
