import type { ReferenceKind } from '#src/api/generated/types.ts'

const SHAPES: Readonly<Record<ReferenceKind, RegExp>> = {
  UTR: /^\d{12}$/,
  TRXID: /^[A-Za-z\d]{8,12}$/,
  HASH: /^[A-Fa-f\d]{64}$/,
}

/** Whether a number of a transfer can be one of its channel; any can where the channel names no kind (MONEY-37). */
export const isReferenceOf = (kind: ReferenceKind | undefined, reference: string): boolean =>
  kind === undefined || SHAPES[kind].test(reference)
