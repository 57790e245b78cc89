/**
 * A form says under its field for a code by SMS or e-mail what the gateway holds against that code.
 *
 * @param field name of that field in the form
 */
export const smsCodePlaces = <Field extends string>(field: Field) =>
  ({ SMS_CODE_INCORRECT: { field }, SMS_CODE_FORMAT: { field }, SMS_CODE_EXPIRED: { field } }) as const
