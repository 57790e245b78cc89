import { nativeApp } from '#src/core/routing/native-app.ts'

/** SHELL-94 */
const OFFSET_PX = 40

/** Whether the header stands 40 px lower: in the merchant's app on iOS 10, and nowhere else (SHELL-94, GAP-24). */
export function needsHeaderOffset(): boolean {
  return nativeApp()?.platform() === 'ios' && / OS 10[_ ]/.test(navigator.userAgent)
}

/** Lowers the headers where they must be; what sticks to them follows. */
export function offsetHeader(): void {
  if (!needsHeaderOffset()) return
  document.documentElement.style.setProperty('--header-inset', `${OFFSET_PX}px`)
}
