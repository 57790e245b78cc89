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
      defaultMessage: 'To be bet before',
      description: 'Before the amount that must still be bet before a withdrawal',
    },
    fee: { id: 'cashier.withdraw.fee', defaultMessage: 'Fee', description: 'Before the fee of a withdrawal' },
    cards: {
      id: 'cashier.withdraw.cards',
      defaultMessage: 'Your cards and wallets',
      description: 'Heading above the bound bank cards',
    },
    noCards: {
      id: 'cashier.withdraw.noCards',
      defaultMessage: 'No card or wallet is bound yet. Money can go to one of these:',
      description: 'Sentence above the banks that money can be paid out to',
    },
    manage: {
      id: 'cashier.withdraw.manage',
      defaultMessage: 'Manage',
      description: 'Link beside the heading of the bound bank cards: to the page where one more is added',
    },
    checking: {
      id: 'cashier.withdraw.checking',
      defaultMessage: 'Being checked',
      description: 'Mark of a bank card that cannot be used yet',
    },
    noPassword: {
      id: 'cashier.withdraw.noPassword',
      defaultMessage: 'You have no payment password yet. Set one on your security page.',
      description: 'Sentence on the withdrawal page',
    },
    noteTitle: {
      id: 'cashier.withdraw.noteTitle',
      defaultMessage: 'Withdraw with our help',
      description: 'Heading of the note that leads to customer service',
    },
    noteText: {
      id: 'cashier.withdraw.noteText',
      defaultMessage:
        'Withdrawing by yourself opens here soon. Until then customer service takes your order: say the amount and the card.',
      description: 'Text of the note that leads to customer service',
    },
  }),
  times: defineMessage<{ amount: MessageValue; times: number }>({
    id: 'cashier.withdraw.times',
    defaultMessage: '{amount}, {times, plural, one {# time} other {# times}}',
    description: 'What may still be withdrawn today: the amount, and how often',
  }),
  feeTerms: defineMessage<{ rate: MessageValue; minimum: MessageValue; free: number }>({
    id: 'cashier.withdraw.feeTerms',
    defaultMessage:
      '{rate}, at least {minimum}; {free, plural, =0 {none free today} one {# free today} other {# free today}}',
    description: 'The fee of a withdrawal: its share, its least amount, and how many are still free today',
  }),
}
