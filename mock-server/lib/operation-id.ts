import { operations, type OperationId } from '#mock/generated/operations.ts'

/** Whether the contract has an operation of this name. */
export function isOperationId(name: unknown): name is OperationId {
  return typeof name === 'string' && Object.hasOwn(operations, name)
}
