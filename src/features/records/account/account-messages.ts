import { defineMessages } from 'react-intl'
import type { TransferDirection } from '#src/api/generated/types.ts'
import { recordMessages } from '#src/core/records/record-messages.ts'

/** The parts of the account record. */
export const tabNames = {
  all: recordMessages.all,
  ...defineMessages({
    deposit: { id: 'records.account.deposit', defaultMessage: 'Deposits', description: 'Tab of the account record' },
    withdraw: {
      id: 'records.account.withdraw',
      defaultMessage: 'Withdrawals',
      description: 'Tab of the account record',
    },
    transfer: { id: 'records.account.transfer', defaultMessage: 'Transfers', description: 'Tab of the account record' },
  }),
}

/** The ways of a transfer, in the words of the kinds of booking. */
export const directionNames = defineMessages({
  OUT: {
    id: 'records.account.toGame',
    defaultMessage: 'To a game',
    description: 'Choice of the filter of transfers: from the main wallet to the wallet of a game provider',
  },
  IN: {
    id: 'records.account.fromGame',
    defaultMessage: 'From a game',
    description: 'Choice of the filter of transfers: from the wallet of a game provider back to the main wallet',
  },
}) satisfies Record<TransferDirection, object>

export const accountMessages = defineMessages({
  tabs: {
    id: 'records.account.tabs',
    defaultMessage: 'Account record sections',
    description: 'Name of the tabs of the account record, for screen readers',
  },
  booking: {
    id: 'records.account.booking',
    defaultMessage: 'Entry',
    description: 'Title of an entry of the account record whose type has no name',
  },
  kinds: {
    id: 'records.account.kinds',
    defaultMessage: 'Type of entry',
    description: 'Heading of the sheet that filters the account record',
  },
  allKinds: {
    id: 'records.account.allKinds',
    defaultMessage: 'All types',
    description: 'Button of the account record while entries of every type are listed, and the first choice behind it',
  },
  statuses: {
    id: 'records.account.statuses',
    defaultMessage: 'Order status',
    description: 'Heading of the sheet that filters the record of deposits or withdrawals',
  },
  allStatuses: {
    id: 'records.account.allStatuses',
    defaultMessage: 'All statuses',
    description:
      'Button of the record of deposits or withdrawals while those of every status are listed, and the first choice behind it',
  },
  directions: {
    id: 'records.account.directions',
    defaultMessage: 'Transfer direction',
    description: 'Heading of the sheet that filters the record of transfers',
  },
  allDirections: {
    id: 'records.account.allDirections',
    defaultMessage: 'Both directions',
    description: 'Button of the record of transfers while both directions are listed, and the first choice behind it',
  },
  none: {
    id: 'records.account.none',
    defaultMessage: 'No entries in this period',
    description: 'Heading of an empty account record',
  },
})
