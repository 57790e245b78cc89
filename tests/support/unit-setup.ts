import react from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cleanWorker } from './clean-worker.ts'

/** A busy machine draws a component in seconds; the library's own second would tell the load and not a fault. */
const PATIENCE_MS = 10_000

// React asks it for a task for each element, for a debugger that is not there; that takes a quarter of the run.
Reflect.deleteProperty(console, 'createTask')

// And for the first ten thousand elements of each second it takes a stack, for the same debugger; it has taken them
// all.
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  {
    get: () => 10_000,
    set() {
      // React counts from 0 again.
    },
  },
)

cleanWorker()

// jsdom brings a Uint8Array of its own, which the text encoder and the encryption do not know.
globalThis.Uint8Array = new TextEncoder().encode('').constructor as Uint8ArrayConstructor

beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure, getConfig, prettyDOM } = await import('@testing-library/react')
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    // A test that waits asks many times, and printing the page takes longer than asking: only its last error has the
    // page.
    getElementError(message, container) {
      const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      const error = new Error(isWaiting ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`)
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView ??= () => undefined
})

/** What one test has said is not the first thing the next one reads, whatever their order. */
afterEach(async () => {
  if (typeof document === 'undefined') return
  const { showToast } = await import('#src/core/toasts/toasts.ts')
  showToast({ kind: 'info', text: { id: 'none' }, durationMs: 0 })()
})

afterAll(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
})
