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
 * Listens to `popstate` before the router does, which must not take the steps of layers for page changes. Call it
 * before the router starts: on `window`, browsers call listeners in the order of registration, whatever their phase.
 * A second call does nothing.
 */
export function hearSteps(): void {
  window.addEventListener('popstate', onStep, { capture: true })
}

/** Says what is to be done at a step; `stopImmediatePropagation` keeps it from the router. */
export function handleSteps(handler: (step: PopStateEvent) => void): void {
  handle = handler
  hearSteps()
}
