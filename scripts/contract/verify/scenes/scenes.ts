import { accountScenes } from './accounts.ts'
import { listScenes } from './lists.ts'
import { orderScenes } from './orders.ts'
import type { Scene } from './scene.ts'

const ALL: readonly Scene[] = [...listScenes, ...orderScenes, ...accountScenes]

/** The scenes of an operation, in the order in which they are played. */
export const scenesOf = ({ id }: { id: string }): Scene[] => ALL.filter(({ on }) => on.includes(id))
