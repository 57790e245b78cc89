import { nativeApp } from '#src/core/routing/native-app.ts'
import { startSourceItem } from '#src/core/storage/items.ts'

/** The merchant's app, a PWA, a web clip or a browser, in the words in which registration sends it. */
export type RunMode = 'APP' | 'PWA' | 'WEBCLIP' | 'H5'

/** What the page runs in (GAP-127). A web clip looks like a PWA but for the mark in the address it starts with. */
export function runMode(): RunMode {
  if (nativeApp()) return 'APP'
  // Safari on iOS 12 knows no display-mode, but says it in a property of its own.
  const fromHomeScreen = 'standalone' in navigator && navigator.standalone === true
  if (fromHomeScreen && startSourceItem.read() === 'webclip') return 'WEBCLIP'
  return fromHomeScreen || window.matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'H5'
}

/** Whether the site runs as an app of some kind, so that there is no other to offer (SHELL-61, SHELL-64, SHELL-81). */
export function isInstalled(): boolean {
  return runMode() !== 'H5'
}

/** Whether the page was started from the home screen as an app of its own (LOGIN-30). */
export function isHomeScreenApp(): boolean {
  const mode = runMode()
  return mode === 'PWA' || mode === 'WEBCLIP'
}
