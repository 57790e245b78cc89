import { isMobileNumber } from '#src/core/account/account-rules.ts'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'

/** By what an account that money goes to is known: its number at a bank, or something else at a wallet. */
export type NumberKind = 'account' | 'mobile' | 'rocket' | 'promptPay' | 'upi'

/** The contract does not tell kinds of banks apart, so wallets are known by their codes. */
const WALLETS: Readonly<Partial<Record<string, NumberKind>>> = {
  BKASH: 'mobile',
  NAGAD: 'mobile',
  ROCKET: 'rocket',
  PROMPTPAY: 'promptPay',
  UPI: 'upi',
}

/** Within the letters and digits, 6 to 34, that the contract takes of any kind. */
const BANK_ACCOUNT = /^\d{6,34}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const UPI_NUMBER = /^\d{8,10}$/
const THAI_ID = /^\d{13}$/

const { mobile } = currentMerchant

export const numberKindOf = (bankCode: string): NumberKind => WALLETS[bankCode] ?? 'account'

/** A number as the contract takes it: digits of any script as Latin ones, capitals, nothing between them. */
export function tidyAccountNumber(text: string, kind: NumberKind): string {
  const tidy = tidyDigits(text).toUpperCase()
  return kind === 'account' || kind === 'upi' ? tidy : tidyMobile(tidy, mobile)
}

/** Whether this tidy number can be one of its kind. */
export function isAccountNumber(number: string, kind: NumberKind): boolean {
  switch (kind) {
    case 'account':
      return BANK_ACCOUNT.test(number) || IBAN.test(number)
    case 'mobile':
      return isMobileNumber(number, mobile)
    // Rocket adds a digit of its own to the mobile number; its older accounts go without.
    case 'rocket':
      return isMobileNumber(number, mobile) || (/\d$/.test(number) && isMobileNumber(number.slice(0, -1), mobile))
    case 'promptPay':
      return isMobileNumber(number, mobile) || THAI_ID.test(number)
    case 'upi':
      return UPI_NUMBER.test(number)
  }
}
