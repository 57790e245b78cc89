import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const depositMessages = {
  ...defineMessages({
    methods: {
      id: 'cashier.deposit.methods',
      defaultMessage: 'Deposit methods',
      description: 'Name of the tabs of the deposit page, for screen readers',
    },
    channels: {
      id: 'cashier.deposit.channels',
      defaultMessage: 'Bank or channel',
      description: 'Heading above the banks and channels of a deposit method',
    },
    none: {
      id: 'cashier.deposit.none',
      defaultMessage: 'No deposit method is available right now',
      description: 'Heading of the deposit page when nothing is offered',
    },
    noChannels: {
      id: 'cashier.deposit.noChannels',
      defaultMessage: 'Not available right now',
      description: 'Where a deposit method has no bank or channel',
    },
    quick: {
      id: 'cashier.deposit.quick',
      defaultMessage: 'Popular amounts',
      description: 'Before the amounts that are deposited most often',
    },
    banks: {
      id: 'cashier.deposit.banks',
      defaultMessage: 'Banks and wallets',
      description: 'Before the banks that a channel accepts payments from',
    },
    waiting: {
      id: 'cashier.deposit.waiting',
      defaultMessage: 'A deposit is waiting for your payment',
      description: 'Link at the top of the deposit page to an order that is not paid yet',
    },
  }),
  terms: defineMessage<{ bonus: MessageValue; amount: MessageValue; times: number }>({
    id: 'cashier.deposit.terms',
    defaultMessage: '{bonus} from {amount}, {times, number}× turnover',
    description:
      'Terms of a promotion in the list of promotions for a deposit: the bonus as in 5%, the smallest deposit, and the turnover: deposit and bonus must be bet {times} times over, a factor',
  }),
  waitingOrder: defineMessage<{ amount: MessageValue; method: MessageValue; time: MessageValue }>({
    id: 'cashier.deposit.waitingOrder',
    defaultMessage: '{amount} · {method} · {time}',
    description: 'Below the link to an order that is not paid yet: how much, which way, when it was made',
  }),
}
