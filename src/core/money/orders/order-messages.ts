import { defineMessages } from 'react-intl'
import type { OrderReason } from '#src/api/generated/types.ts'

/** Why an order ended as it did, or came back, in a sentence (MONEY-62). */
export const orderReasons = defineMessages({
  EXPIRED: {
    id: 'money.orderReason.expired',
    defaultMessage: 'No payment arrived in time.',
    description: 'Why an order ended, in the list of its steps',
  },
  MEMBER: {
    id: 'money.orderReason.member',
    defaultMessage: 'You cancelled it.',
    description: 'Why an order ended, in the list of its steps',
  },
  NOT_FOUND: {
    id: 'money.orderReason.notFound',
    defaultMessage: 'We could not find this payment.',
    description: 'Why an order was rejected, in the list of its steps',
  },
  AMOUNT: {
    id: 'money.orderReason.amount',
    defaultMessage: 'We received a different amount.',
    description: 'Why an order was rejected, in the list of its steps',
  },
  NAME: {
    id: 'money.orderReason.name',
    defaultMessage: 'The account belongs to somebody else.',
    description: 'Why an order was rejected, in the list of its steps: payer or payee is not the member',
  },
  RETURNED: {
    id: 'money.orderReason.returned',
    defaultMessage: 'The bank sent the money back.',
    description: 'Why a withdrawal came back, in the list of its steps',
  },
  REVERSED: {
    id: 'money.orderReason.reversed',
    defaultMessage: 'The payment was reversed.',
    description: 'Why a deposit was undone, in the list of its steps: the payer or their bank took the money back',
  },
  OPERATOR: {
    id: 'money.orderReason.operator',
    defaultMessage: 'It was declined. Customer service can tell you more.',
    description: 'Why an order was rejected, in the list of its steps, where no other reason is known',
  },
}) satisfies Record<OrderReason, object>

/** Words that the pages of orders share. */
export const orderMessages = defineMessages({
  steps: {
    id: 'money.order.steps',
    defaultMessage: 'What happened so far',
    description: 'Heading above the steps of a deposit or withdrawal',
  },
  number: {
    id: 'money.order.number',
    defaultMessage: 'Order number',
    description:
      'Label of the number of a deposit, a withdrawal or a transfer, with a button that copies it; support asks for it',
  },
  notFound: {
    id: 'money.order.notFound',
    defaultMessage: 'Order not found',
    description: 'Heading where the page of a deposit or withdrawal knows no such order',
  },
  notFoundText: {
    id: 'money.order.notFoundText',
    defaultMessage: 'Check the number, or look for the order in your record.',
    description: 'Text below "Order not found"',
  },
  toRecord: {
    id: 'money.order.toRecord',
    defaultMessage: 'Open the record',
    description: 'Button on the page of an order: leads to the record of deposits or withdrawals',
  },
})
