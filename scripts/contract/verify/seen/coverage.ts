import type { ContractOperation } from '../../judge/contract.ts'
import type { ContractDocument } from '../../document/openapi.ts'
import { fieldsOf, markSeen, placesOf, valuesOf, type Place } from './places.ts'
import { reasonFor } from './reasons.ts'

/** How much of the answers of one operation a run has met. */
export interface OperationCoverage {
  /** How many named fields its answers can have. */
  fields: number
  /** Those that never came. */
  unseen: Unseen[]
  /** How many values its lists of values have. */
  values: number
  /** Those that never came, each as its pointer and the value: `/status WON`. */
  unseenValues: string[]
}

/** A field that never came. */
interface Unseen {
  /** JSON pointer below `/value`; a `*` stands for the entries of a list or a map. */
  at: string
  /** Why it cannot come from outside; undefined where nothing is known against it. */
  reason: string | undefined
}

/** Counts which fields and values of successes have come in a run, by operation. */
export class Coverage {
  readonly #document: ContractDocument
  readonly #places = new Map<string, Place>()

  constructor(document: ContractDocument) {
    this.#document = document
  }

  /** Takes the value of a success. */
  add(operation: ContractOperation, value: unknown): void {
    markSeen(this.#placesOf(operation), value)
  }

  /** What came of an operation. */
  of(operation: ContractOperation): OperationCoverage {
    const root = this.#placesOf(operation)
    const [fields, values] = [fieldsOf(root), valuesOf(root)]
    const missing = fields.filter(({ seen }) => !seen).map(({ pointer }) => pointer)
    return {
      fields: fields.length,
      unseen: missing.map((at) => ({ at, reason: reasonFor(operation.id, at) })),
      values: values.length,
      unseenValues: values.filter(({ seen }) => !seen).map(({ name }) => name),
    }
  }

  #placesOf(operation: ContractOperation): Place {
    const known = this.#places.get(operation.id) ?? placesOf(operation.value, this.#document)
    this.#places.set(operation.id, known)
    return known
  }
}
