/** What the merchant's own app offers to the pages in its web view (GAP-137). */
export interface NativeBridge {
  /** Opens an address in the system's browser. */
  openExternal: (url: string) => void
  /** Closes the web view. */
  close: () => void
  /** The system the app runs on, as the app names it: `ios`, `android`. */
  platform: () => string
}

declare global {
  interface Window {
    /** Put there by the merchant's app before any page script; no browser has it. */
    nativeApp?: NativeBridge
  }
}

/** Returns the app around the page, or undefined in a browser. Only this file uses the app's object. */
export function nativeApp(): NativeBridge | undefined {
  return window.nativeApp
}

/** Follows a link by the app around the page, which has a browser of its own for it; in a browser the link does it. */
export function leaveByApp(event: Pick<Event, 'defaultPrevented' | 'preventDefault'>, address: string): void {
  const app = nativeApp()
  if (!app || event.defaultPrevented) return
  event.preventDefault()
  app.openExternal(address)
}
