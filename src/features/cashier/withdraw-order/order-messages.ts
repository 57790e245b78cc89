import { defineMessage, defineMessages, type MessageValue } from 'react-intl'
import type { MoneyOrderStatus } from '#src/api/generated/types.ts'

/** Words of the page of one withdrawal. */
export const withdrawOrderMessages = defineMessages({
  amount: {
    id: 'cashier.withdrawOrder.amount',
    defaultMessage: 'Taken from your wallet',
    description: 'Before the whole amount of a withdrawal',
  },
  to: {
    id: 'cashier.withdrawOrder.to',
    defaultMessage: 'Account',
    description: 'Before the account that a withdrawal goes to',
  },
  cancel: {
    id: 'cashier.withdrawOrder.cancel',
    defaultMessage: 'Cancel this withdrawal',
    description:
      'Button that cancels a withdrawal which nobody has started to process, and in the question before that',
  },
  cancelTitle: {
    id: 'cashier.withdrawOrder.cancelTitle',
    defaultMessage: 'Cancel this withdrawal?',
    description: 'Title of the question before a withdrawal is cancelled',
  },
  cancelText: {
    id: 'cashier.withdrawOrder.cancelText',
    defaultMessage: 'The full amount goes back to your wallet.',
    description: 'Text of the question before a withdrawal is cancelled',
  },
  keep: {
    id: 'cashier.withdrawOrder.keep',
    defaultMessage: 'Keep it',
    description: 'Button that does not cancel a withdrawal',
  },
})

/** Where the money is, in a heading. */
export const stateTitles = defineMessages({
  PENDING: {
    id: 'cashier.withdrawOrder.waitingTitle',
    defaultMessage: 'Withdrawal requested',
    description: 'Heading of the page of a withdrawal that nobody has started to process',
  },
  PROCESSING: {
    id: 'cashier.withdrawOrder.underWayTitle',
    defaultMessage: 'The money is on its way',
    description: 'Heading of the page of a withdrawal that is being processed',
  },
  COMPLETED: {
    id: 'cashier.withdrawOrder.paidTitle',
    defaultMessage: 'Paid out',
    description: 'Heading of the page of a withdrawal that was paid out',
  },
  REJECTED: {
    id: 'cashier.withdrawOrder.rejectedTitle',
    defaultMessage: 'The withdrawal did not go through',
    description: 'Heading of the page of a withdrawal that was rejected',
  },
  CANCELLED: {
    id: 'cashier.withdrawOrder.cancelledTitle',
    defaultMessage: 'The withdrawal was cancelled',
    description: 'Heading of the page of a withdrawal that was cancelled',
  },
}) satisfies Record<MoneyOrderStatus, object>

const back = defineMessage<{ amount: MessageValue }>({
  id: 'cashier.withdrawOrder.rejectedText',
  defaultMessage: 'The full {amount} is back in your wallet.',
  description: 'Sentence of the page of a withdrawal that was rejected or cancelled',
})

/** The same in a sentence. */
export const stateTexts = {
  PENDING: defineMessage<{ amount: MessageValue }>({
    id: 'cashier.withdrawOrder.waitingText',
    defaultMessage: 'We will check it and send the money to your account.',
    description: 'Sentence of the page of a withdrawal that nobody has started to process',
  }),
  PROCESSING: defineMessage<{ amount: MessageValue }>({
    id: 'cashier.withdrawOrder.underWayText',
    defaultMessage: 'It should be in your account soon.',
    description: 'Sentence of the page of a withdrawal that is being processed',
  }),
  COMPLETED: defineMessage<{ amount: MessageValue }>({
    id: 'cashier.withdrawOrder.paidText',
    defaultMessage: 'The money was sent to your account.',
    description: 'Sentence of the page of a withdrawal that was paid out',
  }),
  REJECTED: back,
  CANCELLED: back,
} satisfies Record<MoneyOrderStatus, object>
