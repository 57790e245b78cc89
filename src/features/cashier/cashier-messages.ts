import { defineMessage, defineMessages } from 'react-intl'

/** Words that paying in and out share. */
export const cashierMessages = {
  ...defineMessages({
    limits: {
      id: 'cashier.facts.limits',
      defaultMessage: 'Per payment',
      description: 'Before the smallest and the largest amount of one payment',
    },
    maintenance: {
      id: 'cashier.state.maintenance',
      defaultMessage: 'Under maintenance',
      description: 'Mark of a deposit method that is closed for maintenance',
    },
    closed: {
      id: 'cashier.state.closed',
      defaultMessage: 'Closed',
      description: 'Mark of a deposit method that is not on offer',
    },
  }),
  between: defineMessage<{ min: string; max: string }>({
    id: 'cashier.facts.between',
    defaultMessage: '{min} – {max}',
    description: 'The smallest and the largest amount of one payment, with their currency',
  }),
}
