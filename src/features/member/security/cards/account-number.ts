import type { AccountKind } from '#src/api/generated/types.ts'
import { isMobileNumber } from '#src/core/account/account-rules.ts'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { latinDigits, tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { isTronAddress } from './tron-address.ts'

const BANK_ACCOUNT = /^\d{6,20}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const UPI_ID = /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,31}$/
const THAI_ID = /^\d{13}$/

const { mobile } = currentMerchant

/** A number as the contract takes it: digits of any script as Latin ones, in its usual case, nothing between them. */
export function tidyAccountNumber(text: string, kind: AccountKind): string {
  switch (kind) {
    case 'BANK':
      return tidyDigits(text).toUpperCase()
    case 'UPI':
      return withoutSpaces(text).toLowerCase()
    case 'CRYPTO':
      return withoutSpaces(text)
    default:
      return tidyMobile(text, mobile)
  }
}

/** Whether this tidy number can be one of its kind (MONEY-46). */
export function isAccountNumber(number: string, kind: AccountKind): boolean {
  switch (kind) {
    case 'BANK':
      return BANK_ACCOUNT.test(number) || IBAN.test(number)
    case 'MOBILE':
      return isMobileNumber(number, mobile)
    // Rocket adds a digit of its own to the mobile number; its older accounts go without.
    case 'ROCKET':
      return isMobileNumber(number, mobile) || (/\d$/.test(number) && isMobileNumber(number.slice(0, -1), mobile))
    case 'PROMPTPAY':
      return isMobileNumber(number, mobile) || THAI_ID.test(number)
    case 'UPI':
      return UPI_ID.test(number)
    case 'CRYPTO':
      return isTronAddress(number)
  }
}

const withoutSpaces = (text: string) => latinDigits(tidyText(text)).replace(/\s/g, '')
