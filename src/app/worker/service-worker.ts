import { ExpirationPlugin } from 'workbox-expiration'
import { addRoute, matchPrecache, precache, PrecacheFallbackPlugin } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { earlyRequests } from '../boot/early-requests.ts'
import { filesToKeep, type WorkerFiles } from './kept-files.ts'
import { preferKept } from './prefer-kept.ts'
import {
  answerKey,
  answerToKeep,
  BROKEN_FROM,
  GATEWAY,
  isForEverybody,
  isHashedFile,
  isOwnPicture,
  isPage,
  isVisitorsCall,
  withAge,
} from './requests.ts'

// The service worker of the built site, in a file of its own (scripts/site/build/worker-file.ts). It keeps what home
// needs without a connection. It never hurries a release: a new worker waits until no page uses the old one.

declare const __WORKER__: WorkerFiles

/** Stands for every page. */
const DOCUMENT = '/index.html'
/** So long a page is waited for before the kept one is shown, in seconds. */
const PAGE_PATIENCE_S = 3
/** The same for an answer. */
const ANSWER_PATIENCE_S = 8

const DAY_S = 86_400
const [MOST_FILES, LONGEST_FILE_S] = [120, 30 * DAY_S]
const [MOST_PICTURES, LONGEST_PICTURE_S] = [200, 30 * DAY_S]
const [MOST_ANSWERS, LONGEST_ANSWER_S] = [12, 7 * DAY_S]

/** What the types of a page do not have. */
type WorkerEvent = Event & { waitUntil: (task: Promise<unknown>) => void }
interface Registration {
  navigationPreload?: { enable: () => Promise<void> }
}

const asked = new URLSearchParams(self.location.search)
const merchant = asked.get('merchant') ?? ''
const language = asked.get('language') ?? 'EN'
const isOldBrowser = !('hasOwn' in Object && 'at' in [])

const bounded = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })

precache(filesToKeep(__WORKER__, { language, merchant, isOldBrowser }))

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_PATIENCE_S,
    plugins: [
      new PrecacheFallbackPlugin({ fallbackURL: DOCUMENT }),
      // A preloaded page passes by what else looks at answers.
      {
        handlerWillRespond: async ({ response }) =>
          response.status < BROKEN_FROM ? response : ((await matchPrecache(DOCUMENT)) ?? response),
      },
    ],
  }),
)
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [
      bounded(MOST_FILES, LONGEST_FILE_S),
      { cacheWillUpdate: async ({ response }) => (isHashedFile(response) ? response : null) },
    ],
  }),
)

const answers = new NetworkFirst({
  cacheName: 'answers',
  networkTimeoutSeconds: ANSWER_PATIENCE_S,
  plugins: [
    bounded(MOST_ANSWERS, LONGEST_ANSWER_S),
    preferKept,
    {
      cacheKeyWillBeUsed: async ({ request }) => answerKey(request),
      cacheWillUpdate: async ({ response }) => answerToKeep(response),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withAge(cachedResponse),
    },
  ],
})
registerRoute(({ request, sameOrigin }) => sameOrigin && isVisitorsCall(request), answers)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOwnPicture(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'own-pictures', plugins: [bounded(MOST_PICTURES, LONGEST_PICTURE_S)] }),
)
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && !GATEWAY.test(url.pathname),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      bounded(MOST_PICTURES, LONGEST_PICTURE_S),
      { cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null) },
    ],
  }),
)

/** Home's answers as a visitor gets them, so that also somebody who was here once finds games without a connection. */
self.addEventListener('install', (event) => {
  const { waitUntil } = event as WorkerEvent
  for (const address of earlyRequests({ home: true, list: undefined, merchant, language })) {
    const request = new Request(address, { headers: { 'X-Merchant': merchant }, credentials: 'omit' })
    if (!isVisitorsCall(request)) continue
    const [answer, kept] = answers.handleAll({ event, request })
    // Without them the site itself is worth keeping.
    waitUntil.call(
      event,
      Promise.all([answer, kept]).catch(() => undefined),
    )
  }
})

self.addEventListener('activate', (event) => {
  const { registration }: { registration?: Registration } = Object(self)
  // The page travels while the worker starts.
  const enabling = registration?.navigationPreload?.enable() ?? Promise.resolve()
  ;(event as WorkerEvent).waitUntil(enabling.catch(() => undefined))
})
