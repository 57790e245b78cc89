import { nativeApp } from './native-app.ts'

/**
 * Opens an address that the link gate has let pass: through the merchant's app, else in a window that does not know who
 * opened it (SHELL-69, GAP-137). For what is not a link because its address has to be asked for first.
 *
 * @returns false when the browser refused the window, as it may when the tap was too long ago
 */
export function openOutside(address: string): boolean {
  const app = nativeApp()
  if (app) {
    app.openExternal(new URL(address, window.location.href).href)
    return true
  }
  // With `noopener` the answer would be null in any case, and a refusal could not be told from success.
  const view = window.open(address, '_blank')
  if (!view) return false
  view.opener = null
  return true
}
