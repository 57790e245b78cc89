import type { Middleware } from 'openapi-fetch'
import { judgeCall, textOfRequest, type LoggedCall } from '#mock/state/call-log.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { NOTHING_PLAYED, PLAYED_HEADER } from '#mock/scenario/scenario.ts'
import type { Routes } from '#mock/scenario/scenario-middleware.ts'

interface Started {
  readonly at: string
  readonly since: number
  readonly request: string
}

/**
 * Tells the log of each call of this page, where nothing on the way keeps one: at Prism alone. It stands around the
 * player of scenarios, because a fault that is played never leaves the page.
 */
export function reportCalls(player: Middleware, routes: Routes): Middleware {
  const ids = new Map(Object.entries(routes).map(([id, { method, path }]) => [`${method} ${path}`, id]))
  const started = new Map<string, Started>()

  const report = async (call: { id: string; request: Request; schemaPath: string }, response: Response) => {
    const { request } = call
    const start = started.get(call.id)
    const operation = ids.get(`${request.method} ${call.schemaPath}`)
    started.delete(call.id)
    if (!start || operation === undefined) return
    const played = request.headers.get(PLAYED_HEADER) ?? NOTHING_PLAYED
    const entry: LoggedCall = {
      at: start.at,
      operation,
      status: response.status,
      requestId: call.id,
      tookMs: Math.round(performance.now() - start.since),
      ...(played !== NOTHING_PLAYED && { forced: played }),
      ...(await judgeCall(new URL(request.url), start.request, response, played.includes('!'))),
    }
    // Nobody misses a line of the log so much that the site may fail over it.
    await fetch(`${CONTROL_PREFIX}log`, { method: 'POST', body: JSON.stringify(entry) }).catch(() => undefined)
  }

  return {
    async onRequest(options) {
      const { id, request } = options
      started.set(id, {
        at: new Date().toISOString(),
        since: performance.now(),
        request: await textOfRequest(request),
      })
      try {
        return (await player.onRequest?.(options)) ?? undefined
      } catch (error) {
        void report(options, Response.error())
        throw error
      }
    },
    onResponse(options) {
      void report(options, options.response.clone())
      return undefined
    },
  }
}
