import type { IncomingMessage, ServerResponse } from 'node:http'
import { faultyResponse, type BodyFault } from '#mock/scenario/faulty-body.ts'
import { operations } from '#mock/generated/operations.ts'
import { forcedFor, parseScenario, preferFor, type Forced } from '#mock/scenario/scenario.ts'

/** Forces answers of the gateway: the built site carries no mock code, so it happens on the way. */
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

/** A forcer that answers in the server of the site, before a call is passed on. */
export interface ServerForcer extends AnswerForcer {
  answer: (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void
}

const idOf = new Map(Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]))

/** Name of the operation that a request is a call of. */
export const operationOf = (method: string, url: string): string | undefined =>
  idOf.get(`${method} ${new URL(url).pathname}`)

/** Forces answers in the server of a site, for all its pages; the browser's own ways and caches stay as they are. */
export function forceOnServer(): ServerForcer {
  const { force, callsOf, next } = countCalls()
  return {
    force,
    callsOf,
    async answer(request, response, passOn) {
      const forced = next(request.method ?? '', `http://site${request.url ?? '/'}`)
      if (!forced) return passOn()
      await delay(forced.delayMs)
      // Half a line that is no HTTP: browsers repeat a call by themselves whose connection ends without a word.
      if (forced.fault === 'offline' || forced.fault === 'abort') return void response.socket?.end('cut')
      if (forced.fault === 'timeout') return
      if (forced.fault) {
        const { status, headers, body } = await spoilt(forced.fault)
        return void response.writeHead(status, headers).end(body)
      }
      if (forced.prefer !== undefined) request.headers['prefer'] = forced.prefer
      passOn()
    },
  }
}

type OnWay = Pick<Forced, 'fault' | 'delayMs'> & {
  /** Header by which Prism and the stub answer as they are told. */
  prefer?: string
}

/** Counts the calls of a visitor, and says what a scenario makes of each. */
export function countCalls() {
  let scenario = parseScenario('', operations)
  const counts = new Map<string, number>()
  return {
    force(link: string): void {
      scenario = parseScenario(link, operations)
      counts.clear()
    },
    callsOf: (operation: string): number => counts.get(operation) ?? 0,
    /** Counts a call and says what becomes of it; undefined for what is none. */
    next(method: string, url: string): OnWay | undefined {
      const id = operationOf(method, url)
      if (id === undefined) return undefined
      const call = (counts.get(id) ?? 0) + 1
      counts.set(id, call)
      const { answer, ...rest } = forcedFor(scenario, id, call)
      const { errors } = operations[id as keyof typeof operations]
      return { ...rest, ...(answer && { prefer: preferFor(answer, errors) }) }
    },
  }
}

/** A broken answer as it travels. */
export async function spoilt(
  fault: BodyFault,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const answer = faultyResponse(fault)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

/** Nothing to wait for where there is no delay. */
export const delay = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined
