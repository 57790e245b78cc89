/** Marks the state of the history entry of open layers. */
export const LAYER_MARK = 'layers'

/** Whether a history entry belongs to layers, open or closed. */
export function isLayerEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && LAYER_MARK in state
}

let handle: ((step: PopStateEvent) => void) | undefined

function onStep(step: PopStateEvent): void {
  handle?.(step)
}

/**
 * Hears of every step through the history before the router does, which must not take those of layers for changes of
 * the page. To be called before the router listens: at the window, browsers call listeners in the order in which they
 * came, whatever their phase. Calling it again changes nothing.
 */
export function hearSteps(): void {
  window.addEventListener('popstate', onStep, { capture: true })
}

/** Says what is to be done at a step; `stopImmediatePropagation` keeps it from the router. */
export function handleSteps(handler: (step: PopStateEvent) => void): void {
  handle = handler
  hearSteps()
}
