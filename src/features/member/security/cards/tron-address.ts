import { sha256 } from '@noble/hashes/sha2.js'

/** Base58 leaves out what is easily mistaken: 0, O, I and l. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE = 58
const ADDRESS = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
/** What an address of Tron's main network begins with, as a byte. */
const MAIN_NETWORK = 0x41
const LENGTH = 25
const PAYLOAD_LENGTH = 21

/**
 * Whether this is an address on the TRC20 network, by its length, its letters and its checksum (MONEY-46). The hash
 * comes from a package, not from WebCrypto, which answers later and is missing on insecure connections.
 */
export function isTronAddress(text: string): boolean {
  if (!ADDRESS.test(text)) return false
  const bytes = base58Bytes(text)
  if (bytes?.[0] !== MAIN_NETWORK) return false
  const checksum = sha256(sha256(bytes.subarray(0, PAYLOAD_LENGTH)))
  return bytes.subarray(PAYLOAD_LENGTH).every((byte, place) => byte === checksum[place])
}

/**
 * The bytes of an address, or undefined where it says more than an address holds. Without BigInt, which old browsers
 * lack.
 */
function base58Bytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(LENGTH)
  for (const letter of text) {
    let carry = ALPHABET.indexOf(letter)
    for (let place = LENGTH - 1; place >= 0; place -= 1) {
      carry += BASE * (bytes[place] ?? 0)
      bytes[place] = carry & 0xff
      carry >>= 8
    }
    if (carry > 0) return undefined
  }
  return bytes
}
