const FOCUSABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled]):not([type=hidden])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'iframe',
  'summary',
  '[contenteditable]',
  '[tabindex]',
].join(',')

/** What Tab would reach inside `root`, in order. */
function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert],[hidden]') && isShown(element),
  )
}

/** Keeps Tab inside `panel`: from the last stop to the first and back. */
export function wrapTab(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = tabStops(panel)
  const first = stops[0]
  const last = stops[stops.length - 1]
  const active = document.activeElement
  if (!first || !last) {
    event.preventDefault()
    panel.focus()
    return
  }
  const outside = !panel.contains(active) || active === panel
  if (event.shiftKey && (active === first || outside)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (active === last || (outside && active !== panel))) {
    event.preventDefault()
    first.focus()
  }
}

/** From where each layer took the focus: what had it, then what that stands in. */
const origins = new WeakMap<Element, readonly Element[]>()

/** Notes where the focus is as `layer` opens. What stands in a layer that leaves is soon gone, so its origin counts. */
export function noteOrigin(layer: Element): void {
  const active = document.activeElement
  const leaving = active?.closest('[data-leaving]')
  origins.set(layer, (leaving && origins.get(leaving)) ?? pathOf(active))
}

/** Gives the focus back to where `layer` took it from, or to what is left around that; else the page is another one. */
export function returnFocus(layer: Element): void {
  const path = origins.get(layer) ?? []
  const left = path.find((element) => element.isConnected) ?? document.querySelector('main')
  if (left instanceof HTMLElement) giveFocus(left)
}

/**
 * Gives the focus to a place that takes none by itself, and moves nothing.
 *
 * @param ring whether it shows; else the browser decides
 */
export function giveFocus(place: HTMLElement, ring?: boolean): void {
  const { scrollX, scrollY } = window
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true, focusVisible: ring })
  // Safari before 15 scrolls to it all the same.
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY)
}

/** An element and what it stands in, short of the whole page. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at && !at.matches('main, body, body > *'); at = at.parentElement) path.push(at)
  return path
}

/** Whether nothing has the focus once `layer` is gone; else somebody has put it where it belongs. */
export function hasLostFocus(layer: HTMLElement): boolean {
  const active = document.activeElement
  return active === null || active === document.body || layer.contains(active)
}

function isShown(element: HTMLElement): boolean {
  return getComputedStyle(element).visibility !== 'hidden' && !hasHiddenAncestor(element)
}

function hasHiddenAncestor(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).display === 'none') return true
  }
  return false
}
