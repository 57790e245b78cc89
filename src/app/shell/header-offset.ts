import { nativeApp, type NativeBridge } from '#src/core/routing/native-app.ts'

interface View {
  navigator: { userAgent: string }
  nativeApp?: NativeBridge
}

/** Whether the header stands 40 px lower: in the merchant's app on iOS 10, and nowhere else (SHELL-94, GAP-24). */
export function needsHeaderOffset(view: View = window): boolean {
  return nativeApp(view)?.platform() === 'ios' && / OS 10[_ ]/.test(view.navigator.userAgent)
}

/** Lowers the headers where they must be; see `data-header-offset` in theme.css. */
export function offsetHeader(): void {
  if (needsHeaderOffset()) document.documentElement.setAttribute('data-header-offset', '')
}
