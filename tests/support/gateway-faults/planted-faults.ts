import { bodyFaults } from './bodies.ts'
import type { PlantedFault } from './broken-gateway.ts'
import { codeFaults } from './codes.ts'
import { wireFaults } from './wire.ts'

/** One fault in each of these operations, so that one run finds them all and every finding has one cause. */
export const plantedFaults: readonly PlantedFault[] = [...wireFaults, ...codeFaults, ...bodyFaults]
