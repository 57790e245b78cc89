import { currentMerchant } from '#src/core/merchant/current.ts'
import { getLanguage } from '#src/core/i18n/language-store.ts'
import { untilIdle } from '#src/ui/loading/when-idle.ts'

/** Where the build puts the worker; it has to lie above all that it answers. */
const WORKER_PATH = '/sw.js'
const WORKER_ADDRESS = /^\/sw\.js\?language=[A-Z]{2}&merchant=[a-z][a-z0-9]{2,31}$/

/**
 * Names the merchant's manifest, and installs the service worker in a pause, for the language and the merchant of this
 * visit. Call it when the first screen is at rest. A worker that does not come is missed by nobody.
 */
export async function keepSite(): Promise<void> {
  // Elsewhere a mock stands in for the gateway, and no worker is built.
  if (__MOCK__ !== 'none') return
  nameManifest()
  if (!navigator.serviceWorker) return
  await untilIdle()
  const address = `${WORKER_PATH}?language=${getLanguage()}&merchant=${currentMerchant.code}`
  await navigator.serviceWorker.register(trusted(address)).catch(() => undefined)
}

/** The merchant of the visitor decides how the installed site is called and looks. To name it twice changes nothing. */
export function nameManifest(): void {
  if (__MOCK__ !== 'none' || document.querySelector('link[rel=manifest]')) return
  const folder = `/merchants/${currentMerchant.code}`
  const files = { manifest: 'site.webmanifest', 'apple-touch-icon': 'icon-maskable.png' }
  for (const [rel, name] of Object.entries(files))
    document.head.append(Object.assign(document.createElement('link'), { rel, href: `${folder}/${name}` }))
}

/** The part of Trusted Types that is needed here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** The policy of the site lets scripts by address pass only through here, and here only the worker's. */
function trusted(address: string): string {
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = Object(window)
  if (!trustedTypes) return address
  const createScriptURL = (text: string) => {
    if (!WORKER_ADDRESS.test(text)) throw new TypeError('Not the worker of the site')
    return text
  }
  return trustedTypes.createPolicy('worker', { createScriptURL }).createScriptURL(address)
}
