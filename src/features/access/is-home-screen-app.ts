/** LOGIN-30, GAP-127: whether the page runs as an app of its own that was started from the home screen. */
export function isHomeScreenApp(): boolean {
  const { navigator } = window
  // Safari on iOS says so in a property of its own.
  return (
    ('standalone' in navigator && navigator.standalone === true) ||
    window.matchMedia('(display-mode: standalone)').matches
  )
}
