import * as v from 'valibot'
import { validateValue } from '#mock/generated/validators.js'
import type { OperationId, Value } from '#src/api/generated/operations.ts'

/**
 * The schema of what an operation answers, as part of a record's schema: the checks that Ajv wrote from the
 * contract, behind a Standard Schema.
 */
export function contractValue<Op extends OperationId>(operation: Op): v.GenericSchema<Value<Op>> {
  return contractPart(operation, (value) => value)
}

/** The schema of a part of what an operation answers, such as a row of a page, by an answer around it. */
export function contractPart<Op extends OperationId, Part>(
  operation: Op,
  answerWith: (part: Part) => Value<Op>,
): v.GenericSchema<Part> {
  return v.pipe(
    v.custom<Part>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { pointer, message } of validateValue[operation](answerWith(dataset.value))) {
        addIssue({ message: `${operation}${pointer} ${message}` })
      }
    }),
  )
}
