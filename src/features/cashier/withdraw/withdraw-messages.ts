import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const withdrawMessages = {
  ...defineMessages({
    allowance: {
      id: 'cashier.withdraw.allowance',
      defaultMessage: 'What you can withdraw',
      description: 'Heading above the limits of the withdrawal page',
    },
    now: {
      id: 'cashier.withdraw.now',
      defaultMessage: 'Now',
      description: 'Before the amount that can be withdrawn at once',
    },
    today: {
      id: 'cashier.withdraw.today',
      defaultMessage: 'Left today',
      description: 'Before what may still be withdrawn today: an amount and how often',
    },
    turnover: {
      id: 'cashier.withdraw.turnover',
      defaultMessage: 'Turnover left',
      description: 'Before the amount that must still be bet before a withdrawal',
    },
    manage: {
      id: 'cashier.withdraw.manage',
      defaultMessage: 'Manage accounts',
      description: 'Link below the withdrawal form: to the page where bank accounts and wallets are added',
    },
  }),
  times: defineMessage<{ amount: MessageValue; times: number }>({
    id: 'cashier.withdraw.times',
    defaultMessage: '{amount}, {times, plural, one {# withdrawal} other {# withdrawals}}',
    description: 'What may still be withdrawn today: the amount, and in how many withdrawals',
  }),
  feeTerms: defineMessage<{ rate: MessageValue; minimum: MessageValue; free: number }>({
    id: 'cashier.withdraw.feeTerms',
    defaultMessage:
      '{rate}, at least {minimum}; {free, plural, =0 {none free today} one {# free today} other {# free today}}',
    description: 'The fee of a withdrawal: its share, its least amount, and how many are still free today',
  }),
}
