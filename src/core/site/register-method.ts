import { nativeApp, type NativeBridge } from '#src/core/routing/native-app.ts'
import { startSourceItem } from '#src/core/storage/items.ts'

/** Returns what the page runs in, which registration sends: the merchant's app, a PWA, a web clip or a browser. */
export type RegisterMethod = 'APP' | 'PWA' | 'WEBCLIP' | 'H5'

/** What a window says about how it was opened. */
interface View {
  matchMedia: (query: string) => { matches: boolean }
  navigator: object
  nativeApp?: NativeBridge
}

/** What the page runs in (GAP-127). A web clip looks like a PWA but for the mark in the address it starts with. */
export function registerMethod(view: View = window): RegisterMethod {
  const { navigator } = view
  if (nativeApp(view)) return 'APP'
  // Safari on iOS 12 knows no display-mode, but says it in a property of its own.
  const fromHomeScreen = 'standalone' in navigator && navigator.standalone === true
  if (fromHomeScreen && startSourceItem.read() === 'webclip') return 'WEBCLIP'
  return fromHomeScreen || view.matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'H5'
}

/** Whether the site runs as an app of some kind, so that there is no other to offer (SHELL-61, SHELL-64, SHELL-81). */
export function isInstalled(): boolean {
  return registerMethod() !== 'H5'
}

/** Whether the page was started from the home screen as an app of its own (LOGIN-30). */
export function isHomeScreenApp(): boolean {
  const method = registerMethod()
  return method === 'PWA' || method === 'WEBCLIP'
}
