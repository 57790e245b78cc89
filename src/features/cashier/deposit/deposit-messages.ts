import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const depositMessages = {
  ...defineMessages({
    methods: {
      id: 'cashier.deposit.methods',
      defaultMessage: 'Ways to pay in',
      description: 'Name of the tabs of the deposit page, for screen readers',
    },
    channels: {
      id: 'cashier.deposit.channels',
      defaultMessage: 'Bank or channel',
      description: 'Heading above the banks and channels of a way to pay in',
    },
    none: {
      id: 'cashier.deposit.none',
      defaultMessage: 'No way to pay in is open at present',
      description: 'Heading of the deposit page when nothing is offered',
    },
    noChannels: {
      id: 'cashier.deposit.noChannels',
      defaultMessage: 'Not offered at present',
      description: 'Where a way to pay in has no bank or channel',
    },
    quick: {
      id: 'cashier.deposit.quick',
      defaultMessage: 'Usual amounts',
      description: 'Before the amounts that are paid in most often',
    },
    bonus: {
      id: 'cashier.deposit.bonus',
      defaultMessage: 'Bonus',
      description: 'Before the share that a channel adds to a deposit',
    },
    banks: {
      id: 'cashier.deposit.banks',
      defaultMessage: 'Banks and wallets',
      description: 'Before the banks that a channel takes payments from',
    },
    waiting: {
      id: 'cashier.deposit.waiting',
      defaultMessage: 'A deposit waits for your payment',
      description: 'Link at the top of the deposit page to an order that is not paid yet',
    },
  }),
  terms: defineMessage<{ bonus: MessageValue; amount: MessageValue; times: number }>({
    id: 'cashier.deposit.terms',
    defaultMessage: '{bonus} from {amount}, to be bet {times, plural, one {# time} other {# times}}',
    description: 'Terms of an offer: the bonus as in 5%, the smallest deposit, and how often both must be bet',
  }),
  waitingOrder: defineMessage<{ amount: MessageValue; method: MessageValue; time: MessageValue }>({
    id: 'cashier.deposit.waitingOrder',
    defaultMessage: '{amount} · {method} · {time}',
    description: 'Below the link to an order that is not paid yet: how much, which way, when it was made',
  }),
}
