import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { OperationId } from '#mock/generated/operations.ts'
import { resetWorld } from '#mock/world.ts'
import { configureGateway } from '#src/api/settings.ts'
import { App } from '#src/app/App.tsx'
import { start } from '#src/app/boot/start.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { endSession } from '#src/core/session/session.ts'
import { languageItem } from '#src/core/storage/items.ts'
import { runAsPwa } from './render-site.tsx'
import { type StubOptions, stubFetch } from './stub-gateway.ts'
import { signInOnStub } from './stub-session.ts'

interface Visit extends StubOptions {
  /** Address within the site, with its query. */
  path: string
  /** Seeded account; a visitor without one. */
  as?: string
}

/** Gives each test of a file a new stub gateway and an empty page. Call it once, outside of the tests. */
export function useWholeSite(): void {
  beforeEach(resetWorld)
  afterEach(() => {
    cleanup()
    endSession()
    configureGateway({})
    vi.unstubAllGlobals()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
}

/**
 * Starts the whole site at an address, in English, as index.html does, on the stub gateway and without a browser: for
 * tests of what a screen is and what it asks. `calls` tells which calls of an operation have reached the gateway so far.
 */
export async function visitSite({ path, as, ...stub }: Visit) {
  const gateway = stubFetch(stub)
  vi.stubGlobal('fetch', gateway.fetch)
  // jsdom brings a Uint8Array of its own, which the text encoder and the encryption do not know.
  vi.stubGlobal('Uint8Array', new TextEncoder().encode('').constructor)
  runAsPwa(false)
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
  window.history.replaceState(null, '', path)
  languageItem.write('EN')
  if (as !== undefined) await signInOnStub(as)
  const queryClient = createQueryClient()
  const outcome = await start(queryClient)
  await act(async () => void render(<App queryClient={queryClient} outcome={outcome} onRetry={() => undefined} />))
  return {
    ...gateway,
    calls: (operation: OperationId) => gateway.asked.filter((call) => call.operation === operation),
  }
}
