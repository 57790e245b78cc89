import { defineMessages } from 'react-intl'
import type { OrderReason } from '#src/api/generated/types.ts'

/** Why an order ended as it did, in a sentence. */
export const orderReasons = defineMessages({
  EXPIRED: { id: 'money.reason.expired', defaultMessage: 'Its time was over.', description: 'Why an order ended' },
  MEMBER: { id: 'money.reason.member', defaultMessage: 'You cancelled it.', description: 'Why an order ended' },
  NOT_FOUND: {
    id: 'money.reason.notFound',
    defaultMessage: 'No such payment was found.',
    description: 'Why an order ended',
  },
  AMOUNT: {
    id: 'money.reason.amount',
    defaultMessage: 'The amount was another one.',
    description: 'Why an order ended',
  },
  NAME: { id: 'money.reason.name', defaultMessage: 'The name was another one.', description: 'Why an order ended' },
  RETURNED: {
    id: 'money.reason.returned',
    defaultMessage: 'The bank sent the money back.',
    description: 'Why an order ended',
  },
  REVERSED: {
    id: 'money.reason.reversed',
    defaultMessage: 'The provider took the payment back.',
    description: 'Why an order ended',
  },
  OPERATOR: {
    id: 'money.reason.operator',
    defaultMessage: 'We decided so after a check.',
    description: 'Why an order ended',
  },
} satisfies Record<OrderReason, object>)
