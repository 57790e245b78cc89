import { defineMessages } from 'react-intl'
import type { BetRecord, MoneyOrderStatus } from '#src/api/generated/types.ts'

/** The state of a deposit, a withdrawal or a transfer, in a word. */
export const orderStatusNames = defineMessages({
  PENDING: {
    id: 'records.status.pending',
    defaultMessage: 'Pending',
    description: 'State of a deposit or withdrawal: not processed yet',
  },
  PROCESSING: {
    id: 'records.status.processing',
    defaultMessage: 'Processing',
    description: 'State of a deposit or withdrawal: somebody works on it',
  },
  COMPLETED: {
    id: 'records.status.completed',
    defaultMessage: 'Completed',
    description: 'State of a deposit or withdrawal',
  },
  REJECTED: {
    id: 'records.status.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a deposit or withdrawal',
  },
  CANCELLED: {
    id: 'records.status.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a deposit, a withdrawal or a bet',
  },
}) satisfies Record<MoneyOrderStatus, object>

/** The state of a bet, in a word. */
export const betStatusNames = {
  CANCELLED: orderStatusNames.CANCELLED,
  ...defineMessages({
    OPEN: { id: 'records.bet.open', defaultMessage: 'Open', description: 'State of a bet: not settled yet' },
    SETTLED: { id: 'records.bet.settled', defaultMessage: 'Settled', description: 'State of a bet' },
  }),
} satisfies Record<BetRecord['status'], object>

/** Words that the records share. */
export const recordMessages = defineMessages({
  number: {
    id: 'records.fact.number',
    defaultMessage: 'Number',
    description: 'Before the number of an order or a bet',
  },
  time: { id: 'records.fact.time', defaultMessage: 'Time', description: 'Before the time of an order or a bet' },
  finished: {
    id: 'records.fact.finished',
    defaultMessage: 'Finished',
    description: 'Before the time when an order or a bet reached its end',
  },
  status: {
    id: 'records.fact.status',
    defaultMessage: 'Status',
    description: 'Before the status of an order or a bet, and label of the filter of lottery bets by it',
  },
  remark: { id: 'records.fact.remark', defaultMessage: 'Note', description: 'Before the operator’s note on an order' },
  balance: {
    id: 'records.fact.balance',
    defaultMessage: 'Balance after',
    description: 'Before the balance that an entry of the record left',
  },
  from: { id: 'records.fact.from', defaultMessage: 'From wallet', description: 'Before the wallet that money left' },
  to: { id: 'records.fact.to', defaultMessage: 'To wallet', description: 'Before the wallet that money went to' },
  card: {
    id: 'records.fact.card',
    defaultMessage: 'Paid out to',
    description: 'Before the bank account or wallet of a withdrawal',
  },
  totals: {
    id: 'records.bets.totals',
    defaultMessage: 'Totals for this period',
    description: 'Name of the totals above bets, or above deposits and withdrawals, for screen readers',
  },
  all: {
    id: 'records.filter.all',
    defaultMessage: 'All',
    description: 'Choice of a filter of a record, and tab of the account record: everything',
  },
})
