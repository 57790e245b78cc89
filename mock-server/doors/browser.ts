import { http, type HttpHandler } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { handlers } from '#mock/generated/handlers.ts'
import { setClockAhead, stubNow } from '#mock/lib/clock.ts'
import { answerConsole } from './console-channel.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { controlResponse } from './control.ts'
import { persistState } from './persist-state.ts'
import { takeOverSession } from '#mock/state/accounts/handed-over.ts'
import { db } from '#mock/state/db.ts'
import { onHandover, readHandover, type Handover } from '#mock/scenario/handover.ts'
import { MEDIA_PREFIX, mediaResponse } from '#mock/pages/media.ts'
import { stubPhoneAuth } from '#mock/pages/phone-auth.ts'
import { readableScenario } from '#mock/scenario/readable-scenario.ts'
import { setScenario, runtime } from '#mock/state/runtime.ts'

/** Where the worker's script is served; it has to lie above everything that it answers. */
const WORKER_PATH = '/mockServiceWorker.js'

/** The gateway, its pictures and its switches, for a worker: the same as the stub on Node answers. */
const allHandlers: readonly HttpHandler[] = [
  ...handlers,
  http.get(`${MEDIA_PREFIX}*`, ({ request }) => mediaResponse(new URL(request.url))),
  http.all(`${CONTROL_PREFIX}*`, async ({ request }) =>
    controlResponse(request.method, request.url, await request.text()),
  ),
]

/**
 * Answers every call of this page from a service worker, without any server, and stands in for the third-party phone
 * service. State lives in the page, and outlives it in the browser's storage.
 *
 * @throws {Error} where the browser has no service workers, as in a page that is not secure
 */
export async function startBrowserMock(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error('The mock needs a service worker; open the site on localhost or by https.')
  }
  // print: into the console of a browser.
  runtime.tell = (line) => console.info(line)
  allowWorkerScript()
  Reflect.set(window, 'phoneAuth', stubPhoneAuth)
  await Promise.all([
    persistState().then(followConsole),
    setupWorker(...allHandlers).start({
      serviceWorker: { url: WORKER_PATH },
      onUnhandledFrame: 'bypass',
      quiet: true,
    }),
  ])
}

/** Takes over what the console says, before the first call and from then on. */
async function followConsole(): Promise<void> {
  let turn: string | undefined
  const follow = async ({ scenario, turn: count, aheadMs, session }: Handover): Promise<void> => {
    setClockAhead(aheadMs)
    if (turn !== `${count} ${scenario}`) setScenario(readableScenario(scenario))
    turn = `${count} ${scenario}`
    if (session) await takeOverSession(db, session, stubNow())
  }
  await follow(readHandover())
  onHandover((handover) => void follow(handover))
  answerConsole()
}

/**
 * Under `require-trusted-types-for 'script'` a worker can only be registered through a policy, and MSW
 * registers by plain text. The default policy lets exactly this one script pass.
 */
function allowWorkerScript(): void {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isPolicyFactory(types)) return
  const script = new URL(WORKER_PATH, location.href).href
  types.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href === script ? script : null),
  })
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
