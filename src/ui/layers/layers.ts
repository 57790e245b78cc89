/** An open layer: its element, and how the back button closes it. */
interface OpenLayer {
  element: HTMLElement
  /** Asks to be closed; a layer that only a button inside may close does nothing. */
  onBack: () => void
}

const stack: OpenLayer[] = []
const HIDDEN_BY_LAYER = 'data-behind-layer'
const coverWatchers = new Set<() => void>()

/** Puts a layer on top. Returns the function that takes it away again, in any order. */
export function pushLayer(layer: OpenLayer): () => void {
  stack.push(layer)
  return () => {
    const at = stack.indexOf(layer)
    if (at !== -1) stack.splice(at, 1)
  }
}

/** The layer that is seen and used. */
export function topLayer(): HTMLElement | undefined {
  return stack[stack.length - 1]?.element
}

/** Asks the topmost layer to close. */
export function closeTopLayer(): void {
  stack[stack.length - 1]?.onBack()
}

/** True where a layer's focus trap must leave the focus alone. */
export function isOverLayers(element: Element): boolean {
  return element.closest('[data-over-layers]') !== null
}

/**
 * Hides everything in <body> but the topmost layer from assistive technology, or reveals it when no layer is open.
 * Elements with `data-over-layers` (toasts) stay reachable. The layer's mask keeps taps away and its trap the focus:
 * `inert` would have the browser give every element behind a new style.
 */
export function hideBehind(): void {
  const top = topLayer()
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement)) continue
    const behind = top !== undefined && child !== top && !child.hasAttribute('data-over-layers')
    if (behind) hide(child)
    else reveal(child)
  }
  for (const tell of coverWatchers) tell()
}

/** Whether a layer lies over an element. */
export function isCovered(element: Element): boolean {
  return element.closest(`[${HIDDEN_BY_LAYER}]`) !== null
}

/** Tells whenever {@link isCovered} may have changed. Returns the function that ends it. */
export function watchCover(tell: () => void): () => void {
  coverWatchers.add(tell)
  return () => void coverWatchers.delete(tell)
}

function hide(element: HTMLElement): void {
  if (element.hasAttribute(HIDDEN_BY_LAYER) || element.getAttribute('aria-hidden') === 'true') return
  element.setAttribute(HIDDEN_BY_LAYER, '')
  element.setAttribute('aria-hidden', 'true')
}

function reveal(element: HTMLElement): void {
  if (!element.hasAttribute(HIDDEN_BY_LAYER)) return
  element.removeAttribute(HIDDEN_BY_LAYER)
  element.removeAttribute('aria-hidden')
}
