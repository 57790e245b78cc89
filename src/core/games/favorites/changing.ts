import { create } from 'zustand'

/** The games, in any list, whose change of favourite is pending at the gateway. */
const changing = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/**
 * Whether a change of this game is under way; its heart is locked. Asked by each heart, so that a tap draws only that.
 */
export function useIsChanging(nodeId: string): boolean {
  return changing(({ ids }) => ids.includes(nodeId))
}

/** The same outside React. */
export const isChanging = (nodeId: string): boolean => changing.getState().ids.includes(nodeId)

/** Locks a heart. Returns the end of it. */
export function lockHeart(nodeId: string): () => void {
  changing.setState(({ ids }) => ({ ids: [...ids, nodeId] }))
  return () => changing.setState(({ ids }) => ({ ids: ids.filter((id) => id !== nodeId) }))
}
