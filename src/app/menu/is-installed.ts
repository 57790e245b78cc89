/** What a window says about how it was opened. */
interface View {
  matchMedia(query: string): { matches: boolean }
  navigator: object
}

/** Whether the site runs from the home screen, as a PWA or a web clip, and not in a browser (GAP-127). */
export function isInstalled(view: View = window): boolean {
  const { navigator } = view
  // Safari on iOS 12 knows no display-mode, but says it in a property of its own.
  return (
    view.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}
