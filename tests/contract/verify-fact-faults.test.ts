import { plantedFaults } from '../support/gateway-faults/planted-faults.ts'
import { testBatch } from '../support/gateway-faults/run-batch.ts'

testBatch(plantedFaults.second)
