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
export function nativeApp(view: Pick<Window, 'nativeApp'> = window): NativeBridge | undefined {
  return view.nativeApp
}
