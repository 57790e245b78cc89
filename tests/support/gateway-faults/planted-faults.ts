import { bodyFaults } from './bodies.ts'
import type { PlantedFault } from './broken-gateway.ts'
import { codeFaults } from './codes.ts'
import { contentFaults } from './content.ts'
import { listFaults } from './lists.ts'
import { refusalFaults } from './refusals.ts'
import { textFaults } from './texts.ts'
import { wireFaults } from './wire.ts'

/** Each batch has at most one fault in an operation, so that one run finds them all and every finding has one cause. */
export const plantedFaults: Readonly<Record<'first' | 'second', readonly PlantedFault[]>> = {
  first: [...wireFaults, ...codeFaults, ...bodyFaults],
  second: [...listFaults, ...contentFaults, ...refusalFaults, ...textFaults],
}
