import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferKept } from './prefer-kept.ts'

const ADDRESS = 'https://lanternhouse.example/wps/system/whitelabel'
const kept = Response.json({ success: true, value: 'kept' })
const named = (code: string, status: number) => Response.json({ success: false, code }, { status })
const proxy = (status: number) => new Response('<h1>Bad gateway</h1>', { status })

/** Of a worker, which Node does not have. */
class ExtendableEvent extends Event {
  waitUntil() {}
}

beforeEach(() => {
  // What the library writes for its developers needs still more of a worker.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('FetchEvent', class extends ExtendableEvent {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** What the page gets where the network answers so. */
async function ask(answer: Response, hasKept: boolean): Promise<Response> {
  vi.stubGlobal('fetch', async () => answer)
  vi.stubGlobal('caches', { match: async () => (hasKept ? kept.clone() : undefined) })
  const { NetworkFirst } = await import('workbox-strategies')
  const plugins = [preferKept, { cacheWillUpdate: async () => null }]
  const event = new ExtendableEvent('fetch')
  const [got, done] = new NetworkFirst({ plugins }).handleAll({ event, request: new Request(ADDRESS) })
  await done
  return got
}

it.each([
  ['the page of a proxy with 502', proxy(502)],
  ['the page of a proxy with 504', proxy(504)],
  ['a gateway that is busy', named('SYSTEM_BUSY', 503)],
  ['a gateway that has failed', named('UNKNOWN_ERROR', 500)],
])('a kept answer takes the place of %s, which comes where nothing is kept', async (_what, answer) => {
  expect(await (await ask(answer.clone(), true)).json()).toEqual({ success: true, value: 'kept' })
  const alone = await ask(answer.clone(), false)
  expect([alone.status, await alone.text()]).toEqual([answer.status, await answer.text()])
})

it.each([
  ['an answer', Response.json({ success: true, value: 'new' })],
  ['a refusal', named('REGION_RESTRICTED', 451)],
  ['a site that is closed', named('SITE_MAINTENANCE', 503)],
])('no kept answer takes the place of %s', async (_what, answer) => {
  const got = await ask(answer.clone(), true)
  expect([got.status, await got.text()]).toEqual([answer.status, await answer.text()])
})
