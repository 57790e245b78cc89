/** Marks the state of the history entry that stands for open layers. */
export const LAYER_MARK = 'layers'

/** Whether a history entry stands for layers, open or long gone. */
export function isLayerEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && LAYER_MARK in state
}
