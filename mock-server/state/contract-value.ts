import * as v from 'valibot'
import { validateValue } from '#mock/generated/validators.js'
import type { OperationId, Value } from '#src/api/generated/operations.ts'

/**
 * The schema of what an operation answers, as part of a record's schema: the checks that Ajv wrote from the
 * contract, behind a Standard Schema.
 */
export function contractValue<Op extends OperationId>(operation: Op): v.GenericSchema<Value<Op>> {
  return v.pipe(
    v.custom<Value<Op>>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const { pointer, message } of validateValue[operation](dataset.value)) {
        addIssue({ message: `${operation}${pointer} ${message}` })
      }
    }),
  )
}
