import type { Page } from '@playwright/test'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { countCalls, delay, spoilt, type AnswerForcer } from '#scripts/site/serve/force-answers.ts'

/** Forces answers in one page; the browser does it, so pages beside it are left alone. */
export async function forceAnswers(page: Page): Promise<AnswerForcer> {
  const { force, callsOf, next } = countCalls()
  await page.route(
    (url) => isGatewayPath(url.pathname),
    async (route, request) => {
      const forced = next(request.method(), request.url())
      if (!forced) return route.fallback()
      await delay(forced.delayMs)
      if (forced.fault === 'offline') return route.abort('internetdisconnected')
      if (forced.fault === 'abort') return route.abort('aborted')
      // Unanswered, as from a gateway that hangs; the client gives up by itself.
      if (forced.fault === 'timeout') return undefined
      if (forced.fault) return route.fulfill(await spoilt(forced.fault))
      if (forced.prefer === undefined) return route.fallback()
      return route.fallback({ headers: { ...request.headers(), prefer: forced.prefer } })
    },
  )
  return { force, callsOf }
}
