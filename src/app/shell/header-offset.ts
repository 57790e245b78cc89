import { nativeApp, type NativeBridge } from '#src/core/routing/native-app.ts'

/** SHELL-94 */
const OFFSET_PX = 40

interface View {
  navigator: { userAgent: string }
  nativeApp?: NativeBridge
}

/** Whether the header stands 40 px lower: in the merchant's app on iOS 10, and nowhere else (SHELL-94, GAP-24). */
export function needsHeaderOffset(view: View = window): boolean {
  return nativeApp(view)?.platform() === 'ios' && / OS 10[_ ]/.test(view.navigator.userAgent)
}

/** Lowers the headers where they must be; what sticks to them follows. */
export function offsetHeader({ style } = document.documentElement): void {
  if (!needsHeaderOffset()) return
  style.setProperty('--header-inset', `${OFFSET_PX}px`)
}
