import type { Middleware } from 'openapi-fetch'
import { dropEarlyAnswers } from './early-answers.ts'

/**
 * Starts what stands in for the gateway, in builds that have it: the service worker where there is no server, and the
 * scenario of the link (`?mock=…`). The built site has neither; nothing of this is in it.
 */
export async function startMock(): Promise<Middleware[]> {
  if (__MOCK__ === 'none') return []
  const { startMockInPage } = await import('#mock/doors/page.ts')
  const mock = await startMockInPage({ door: __MOCK__, link: window.location.search })
  // What index.html asked for has passed the scenario by.
  if (mock.length > 0) dropEarlyAnswers()
  return mock
}
