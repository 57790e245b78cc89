import { isMobileNumber } from '../account-rules.ts'
import type { MobileNumbers } from '#src/core/merchant/merchants.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'

/**
 * A mobile number as the merchant's country writes it, whatever was typed or pasted: with the dialling code (`+880`,
 * `00880` or bare), with or without the zero before it, in digits of any script. What cannot be read so is returned
 * without its spaces and dashes only, for the rule of the field to judge (LOGIN-14, GAP-73).
 */
export function tidyMobile(text: string, mobile: MobileNumbers): string {
  const typed = tidyDigits(text)
  const { dialingCode, digits } = mobile
  // Without a length to go by, a sign before the dialling code alone tells it from the number.
  if (digits === undefined) return typed.replace(new RegExp(`^(?:\\+|00)${dialingCode}`), '')
  const significant = typed.replace(new RegExp(`^(?:\\+|00)?${dialingCode}`), '')
  const readings = [typed, significant, `0${significant}`, `0${typed}`, typed.replace(/^0/, '')]
  return readings.find((reading) => isMobileNumber(reading, mobile)) ?? typed
}
