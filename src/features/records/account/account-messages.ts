import { defineMessages } from 'react-intl'

/** The parts of the account record. */
export const tabNames = defineMessages({
  all: { id: 'records.account.all', defaultMessage: 'All', description: 'Tab of the account record: all bookings' },
  deposit: { id: 'records.account.deposit', defaultMessage: 'Deposits', description: 'Tab of the account record' },
  withdraw: { id: 'records.account.withdraw', defaultMessage: 'Withdrawals', description: 'Tab of the account record' },
  transfer: { id: 'records.account.transfer', defaultMessage: 'Transfers', description: 'Tab of the account record' },
})

export const accountMessages = defineMessages({
  tabs: {
    id: 'records.account.tabs',
    defaultMessage: 'Part of the account record',
    description: 'Name of the tabs of the account record, for screen readers',
  },
  booking: {
    id: 'records.account.booking',
    defaultMessage: 'Booking',
    description: 'Title of a booking in the account record whose kind has no name',
  },
  kinds: {
    id: 'records.account.kinds',
    defaultMessage: 'Kind of booking',
    description: 'Heading of the sheet that filters the account record',
  },
  allKinds: {
    id: 'records.account.allKinds',
    defaultMessage: 'All kinds',
    description: 'Button of the account record while bookings of every kind are listed, and the first choice behind it',
  },
  none: {
    id: 'records.account.none',
    defaultMessage: 'Nothing booked in these days',
    description: 'Heading of an empty account record',
  },
})
