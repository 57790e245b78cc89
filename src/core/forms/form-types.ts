import type { MessageDescriptor, PrimitiveType } from 'react-intl'
import type { CodeOf, FailureValue, GatewayCode, GatewayFailure } from '#src/api/gateway-error.ts'
import type { OperationId, WriteId } from '#src/api/generated/operations.ts'
import type { FieldCode } from '#src/core/errors/write-codes.ts'

/** What a form holds: text, and ticks. */
export type FormValues = Record<string, string | boolean>

/** The error message of a field. */
export interface Fault {
  message: MessageDescriptor
  values?: Record<string, PrimitiveType>
}

/** What is wrong, by field; empty when everything is all right. */
export type Faults<Values> = { [Name in keyof Values]?: Fault | undefined }

/** The field that an error of the gateway belongs to, and its words there where the reaction table's do not fit. */
export interface Place<Values, Code extends GatewayCode = GatewayCode> {
  field: keyof Values & string
  text?: MessageDescriptor
  /** Words that need what the failure carries; undefined where it carries nothing of use. */
  fault?: (value: FailureValue<Code> | undefined) => Fault | undefined
}

/**
 * Which fields the errors of an operation belong to: all that `write-codes.ts` gives to a field, null where this form
 * has no such field; and of a read what the form likes. Another code does not compile.
 */
export type Places<Op extends OperationId, Values> = {
  [Code in FieldCode<Op>]: Place<Values, Code> | null
} & { [Code in CodeOf<Exclude<Op, WriteId>>]?: Place<Values, Code> }

/**
 * What the form itself changes after an error of an operation, before the error is shown: a field to clear or to bring
 * into the page. `sent` is what the answer is about: something else may be typed by then. Returns 'leaves' when another
 * form follows, so that the error shows in a toast.
 */
export type CodeEffects<Op extends OperationId, Values> = {
  [Code in CodeOf<Op>]?: (failure: GatewayFailure<Op, Code>, sent: Values) => void | 'leaves'
}
