import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ReferenceKind } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'

interface ReferenceField {
  label: MessageDescriptor
  /** What is expected. */
  hint: MessageDescriptor
  /** What is said of a number that can be none. */
  wrong: MessageDescriptor
  keys: 'numeric' | 'text'
}

/** The field for the number of a transfer, in the words of the bank, wallet or network that gives it (MONEY-37). */
export const referenceFieldOf = (kind: ReferenceKind | undefined): ReferenceField => FIELDS[kind ?? 'ANY']

const messages = defineMessages({
  any: {
    id: 'cashier.pay.reference',
    defaultMessage: 'Transfer number',
    description: 'Label of the field for the number that bank or wallet gave a transfer',
  },
  anyHint: {
    id: 'cashier.pay.referenceHint',
    defaultMessage: 'Your bank or wallet calls it UTR, TrxID or reference.',
    description: 'Below the field for the number that bank or wallet gave a transfer',
  },
  anyWrong: {
    id: 'cashier.pay.referenceFormat',
    defaultMessage: 'Enter 4 to 64 letters and digits.',
    description: 'Below the field for the number of a transfer, where it is none',
  },
  utr: {
    id: 'cashier.pay.utr',
    defaultMessage: 'UTR of the transfer',
    description: 'Label of the field for the number that an Indian bank gave a transfer; banks call it UTR',
  },
  utrHint: {
    id: 'cashier.pay.utrHint',
    defaultMessage: '12 digits. Your bank or payment app shows them with the transfer.',
    description: 'Below the field for the UTR of a transfer',
  },
  trxId: {
    id: 'cashier.pay.trxId',
    defaultMessage: 'TrxID of the transfer',
    description: 'Label of the field for the number that a mobile wallet gave a transfer; wallets call it TrxID',
  },
  trxIdHint: {
    id: 'cashier.pay.trxIdHint',
    defaultMessage: '8 to 12 letters and digits. It is in the message from your wallet.',
    description: 'Below the field for the TrxID of a transfer',
  },
  hash: {
    id: 'cashier.pay.hash',
    defaultMessage: 'Transfer hash',
    description: 'Label of the field for the hash of a transfer of a cryptocurrency, also called TxID',
  },
  hashHint: {
    id: 'cashier.pay.hashHint',
    defaultMessage: '64 digits and letters from a to f. Your wallet calls it hash or TxID.',
    description: 'Below the field for the hash of a transfer of a cryptocurrency',
  },
})

const wrong = reactions.NUMBER_FORMAT.text
const FIELDS: Readonly<Record<ReferenceKind | 'ANY', ReferenceField>> = {
  ANY: { label: messages.any, hint: messages.anyHint, wrong: messages.anyWrong, keys: 'text' },
  UTR: { label: messages.utr, hint: messages.utrHint, wrong, keys: 'numeric' },
  TRXID: { label: messages.trxId, hint: messages.trxIdHint, wrong, keys: 'text' },
  HASH: { label: messages.hash, hint: messages.hashHint, wrong, keys: 'text' },
}
