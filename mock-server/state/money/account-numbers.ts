import type { WithdrawBank } from '#src/api/generated/types.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { mobileErrorCode } from '../rules.ts'

const BANK_ACCOUNT = /^(\d{6,20}|[A-Z]{2}\d{2}[A-Z0-9]{11,30})$/
const THAI_ID = /^\d{13}$/
const UPI_ID = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_LENGTH = 34
const TRON_PREFIX = '41'
/** Prefix and account of an address, and its checksum, in bytes. */
const PAYLOAD_BYTES = 21
const CHECKSUM_BYTES = 4

/** Whether a number can be one of this bank's kind (MONEY-46). */
export async function isNumberOf({ kind = 'BANK' }: WithdrawBank, number: string, of: MerchantCode): Promise<boolean> {
  const isMobile = (text: string) => mobileErrorCode(of, text) === undefined
  switch (kind) {
    case 'BANK':
      return BANK_ACCOUNT.test(number)
    case 'MOBILE':
      return isMobile(number)
    case 'ROCKET':
      return isMobile(number) || (/\d$/.test(number) && isMobile(number.slice(0, -1)))
    case 'PROMPTPAY':
      return isMobile(number) || THAI_ID.test(number)
    case 'UPI':
      return UPI_ID.test(number)
    case 'CRYPTO':
      return isTronAddress(number)
  }
}

/** Enough of a number to tell it from others of the same member; of a UPI ID the handle is no secret (MONEY-49). */
export function maskNumber(number: string): string {
  const [name = '', handle] = number.split('@')
  return handle === undefined ? `**** **** **** ${number.slice(-4)}` : `*****${name.slice(-2)}@${handle}`
}

/** Reads the address as one big number, unlike the site, whose own reading it is to be held against. */
async function isTronAddress(text: string): Promise<boolean> {
  const places = Array.from(text, (letter) => ALPHABET.indexOf(letter))
  if (places.length !== TRON_LENGTH || places.includes(-1)) return false
  const whole = places.reduce((sum, place) => sum * 58n + BigInt(place), 0n)
  const hex = whole.toString(16)
  if (hex.length !== 2 * (PAYLOAD_BYTES + CHECKSUM_BYTES) || !hex.startsWith(TRON_PREFIX)) return false
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const once = await crypto.subtle.digest('SHA-256', bytes.subarray(0, PAYLOAD_BYTES))
  const twice = new Uint8Array(await crypto.subtle.digest('SHA-256', once))
  return bytes.subarray(PAYLOAD_BYTES).every((byte, place) => byte === twice[place])
}
