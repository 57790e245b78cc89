import type { ReferenceKind } from '#src/api/generated/types.ts'
import { latinDigits, tidyText } from '#src/lib/plain-text.ts'

/** MONEY-37. */
const KINDS: Readonly<Record<ReferenceKind, RegExp>> = {
  UTR: /^\d{12}$/,
  TRXID: /^[A-Z0-9]{8,12}$/,
  HASH: /^[0-9a-f]{64}$/,
}
/** Where a channel does not say what its numbers look like. */
const ANY = /^[A-Za-z0-9]{4,64}$/

/** The number of a transfer as its bank, wallet or network writes it. */
export function tidyReference(text: string, kind: ReferenceKind | undefined): string {
  const plain = latinDigits(tidyText(text)).replace(/[\s-]/g, '')
  if (kind === 'TRXID') return plain.toUpperCase()
  // Some explorers write a hash as a number with its base before it.
  return kind === 'HASH' ? plain.toLowerCase().replace(/^0x/, '') : plain
}

/** Whether this tidy text can be the number of a transfer of this kind (MONEY-37). */
export const isReference = (text: string, kind: ReferenceKind | undefined): boolean =>
  (kind === undefined ? ANY : KINDS[kind]).test(text)
