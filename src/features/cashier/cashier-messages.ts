import { defineMessage, defineMessages } from 'react-intl'

/** Words that paying in and out share. */
export const cashierMessages = {
  ...defineMessages({
    history: {
      id: 'cashier.page.history',
      defaultMessage: 'History',
      description: 'Link beside the balance: the member’s own deposits or withdrawals',
    },
    limits: {
      id: 'cashier.facts.limits',
      defaultMessage: 'One payment',
      description: 'Before the smallest and the largest amount of one payment',
    },
    maintenance: {
      id: 'cashier.state.maintenance',
      defaultMessage: 'In maintenance',
      description: 'Mark of a way to pay that comes back by itself',
    },
    closed: { id: 'cashier.state.closed', defaultMessage: 'Closed', description: 'Mark of a way to pay not on offer' },
    unavailable: {
      id: 'cashier.page.unavailable',
      defaultMessage: 'Not available for your account',
      description: 'Heading where the gateway refuses this page to an account',
    },
  }),
  between: defineMessage<{ min: string; max: string }>({
    id: 'cashier.facts.between',
    defaultMessage: '{min} – {max}',
    description: 'The smallest and the largest amount of one payment, with their currency',
  }),
}
