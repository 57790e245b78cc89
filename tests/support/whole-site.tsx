import { setImmediate } from 'node:timers/promises'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { SiteInfo, SiteStatus } from '#src/api/generated/types.ts'
import { configureGateway, gatewaySettings } from '#src/api/settings.ts'
import { App } from '#src/app/App.tsx'
import { start } from '#src/app/boot/start.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import type { LanguageCode } from '#src/lib/languages.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { languageItem } from '#src/core/storage/items.ts'
import { seenPopUpItem, termsAgreedItem } from '#src/core/storage/late-items.ts'
import { withLongPage } from './on-screen.ts'
import { runAsPwa } from './render-site.tsx'
import { type StubOptions, stubFetch } from './stub-gateway.ts'
import { signInOnStub } from './stub-session.ts'

interface Visit extends StubOptions {
  /** Address within the site, with its query. */
  path: string
  /** Seeded account; a visitor without one. */
  as?: string
  /** Type that the page takes the account for; the account's own when left out. */
  type?: number
  /** Language that was chosen in an earlier visit; English when left out, none with null. */
  language?: LanguageCode | null
  /** Parts of the site's status in place of the stub's. */
  info?: Partial<SiteInfo>
  /** False for a first visit of home, where terms and an announcement come up over what is there. */
  settledIn?: boolean
}

/** Those of the visits of the test that runs. */
const gateways: { close: () => void }[] = []

/** Gives each test of a file a new stub gateway and an empty page. Call it once, outside of the tests. */
export function useWholeSite(): void {
  withLongPage()
  beforeEach(resetRuntime)
  afterEach(async () => {
    for (const { close } of gateways.splice(0)) close()
    // What had its answer already goes on to its end.
    await setImmediate()
    // A game that was opened has left; this is another page.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    cleanup()
    // Drafts of forms go with a change of session.
    startSession({ token: 'nobodys', userName: 'nobody', type: 0 })
    endSession()
    configureGateway({})
    vi.unstubAllGlobals()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
}

/**
 * Starts the whole site at an address as index.html does, on the stub gateway and without a browser: for tests of what
 * a screen is and what it asks. `calls` tells which calls of an operation have reached the gateway so far.
 */
export async function visitSite({ path, as, type, language = 'EN', info, settledIn = true, ...stub }: Visit) {
  const gateway = stubFetch(stub)
  gateways.push(gateway)
  vi.stubGlobal('fetch', async (request: Request) => withInfo(request, await gateway.fetch(request), info))
  // Node's Request does not know jsdom's FormData.
  vi.stubGlobal('FormData', (await new Response(new URLSearchParams()).formData()).constructor)
  runAsPwa(false)
  window.history.replaceState(null, '', path)
  if (language !== null) languageItem.write(language)
  if (settledIn) settleIn()
  if (as !== undefined) await signInOnStub(as, type)
  const queryClient = createQueryClient()
  const outcome = await start(queryClient)
  // src/api/retry.test.ts proves how long a read that failed waits.
  configureGateway({ ...gatewaySettings(), retryBaseMs: 1 })
  await act(
    async () => void render(<App queryClient={queryClient} outcome={outcome} onRetry={async () => undefined} />),
  )
  return {
    ...gateway,
    calls: (operation: OperationId) => gateway.asked.filter((call) => call.operation === operation),
  }
}

/** Agrees to the terms and reads the announcement that comes up by itself. */
function settleIn(): void {
  termsAgreedItem.write('1')
  const popUp = announcementRows(new Date(), 'bdtdemo', 'EN').find(({ type }) => type === 'PU')
  if (popUp) seenPopUpItem.write(popUp.id)
}

async function withInfo(request: Request, answer: Response, info: Partial<SiteInfo> | undefined): Promise<Response> {
  if (info === undefined || new URL(request.url).pathname !== operations.getSystemStatus.path) return answer
  const { value, ...envelope }: { value: SiteStatus } = await answer.json()
  return Response.json({ ...envelope, value: { ...value, info: { ...value.info, ...info } } })
}
