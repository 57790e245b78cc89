import { defineMessage, defineMessages, type MessageValue } from 'react-intl'
import type { OrderState } from './order-state.ts'

/** Heading of the page of a deposit, by how far it is. */
export const stateTitles = defineMessages({
  waiting: {
    id: 'cashier.depositOrder.waiting',
    defaultMessage: 'Waiting for your payment',
    description: 'Heading of the page of a deposit that is not paid yet',
  },
  checking: {
    id: 'cashier.depositOrder.checking',
    defaultMessage: 'We are looking for your payment',
    description: 'Heading of the page of a deposit that is being checked',
  },
  arrived: {
    id: 'cashier.depositOrder.arrived',
    defaultMessage: 'Your money has arrived',
    description: 'Heading of the page of a deposit that is on the balance',
  },
  expired: {
    id: 'cashier.depositOrder.expired',
    defaultMessage: 'This order has expired',
    description: 'Heading of the page of a deposit that was not paid in time',
  },
  cancelled: {
    id: 'cashier.depositOrder.cancelled',
    defaultMessage: 'This order was cancelled',
    description: 'Heading of the page of a cancelled deposit',
  },
  rejected: {
    id: 'cashier.depositOrder.rejected',
    defaultMessage: 'This deposit was rejected',
    description: 'Heading of the page of a rejected deposit',
  },
}) satisfies Record<OrderState, object>

const payNoMore = defineMessages({
  text: {
    id: 'cashier.depositOrder.payNoMore',
    defaultMessage: 'Do not pay for it now. If you have already paid, customer service will find your money.',
    description: 'Below the heading of a deposit that has expired or was cancelled',
  },
}).text

/** What each state means for the member. */
export const stateTexts = {
  expired: payNoMore,
  cancelled: payNoMore,
  ...defineMessages({
    waiting: {
      id: 'cashier.depositOrder.waitingText',
      defaultMessage: 'Pay exactly this amount. It is added to your balance once it arrives.',
      description: 'Below the heading of a deposit that is not paid yet',
    },
    checking: {
      id: 'cashier.depositOrder.checkingText',
      defaultMessage: 'You do not need to do anything else. This page shows when the money is in your balance.',
      description: 'Below the heading of a deposit that is being checked',
    },
    arrived: {
      id: 'cashier.depositOrder.arrivedText',
      defaultMessage: 'It has been added to your balance.',
      description: 'Below the heading of a deposit that has arrived',
    },
    rejected: {
      id: 'cashier.depositOrder.rejectedText',
      defaultMessage: 'Nothing was added to your balance. If you have paid, ask customer service.',
      description: 'Below the heading of a rejected deposit, before its reason',
    },
  }),
} satisfies Record<OrderState, object>

export const orderPageMessages = {
  ...defineMessages({
    reversed: {
      id: 'cashier.depositOrder.reversed',
      defaultMessage: 'The payment was reversed, and the amount was taken off your balance.',
      description: 'Below the heading of a deposit that had arrived and was taken back by the provider',
    },
    ordered: {
      id: 'cashier.depositOrder.ordered',
      defaultMessage: 'Ordered',
      description: 'Before the amount of a deposit as it was ordered',
    },
    received: {
      id: 'cashier.depositOrder.received',
      defaultMessage: 'Received',
      description: 'Before the amount of a deposit that has arrived',
    },
    differs: {
      id: 'cashier.depositOrder.differs',
      defaultMessage: 'We received a different amount than you ordered. The amount received counts.',
      description: 'Where the received amount of a deposit is not the ordered one',
    },
    channel: {
      id: 'cashier.depositOrder.channel',
      defaultMessage: 'Paid with',
      description: 'Before the bank or channel of a deposit',
    },
    validUntil: {
      id: 'cashier.depositOrder.validUntil',
      defaultMessage: 'Valid until',
      description: 'Before the time when a deposit order expires',
    },
    again: {
      id: 'cashier.depositOrder.again',
      defaultMessage: 'New deposit',
      description: 'Link from an order that is over to the deposit page',
    },
    play: {
      id: 'cashier.depositOrder.play',
      defaultMessage: 'Play now',
      description: 'Link from a deposit that has arrived to the lobby',
    },
    cancel: {
      id: 'cashier.depositOrder.cancel',
      defaultMessage: 'Cancel this order',
      description: 'Button that cancels a deposit which is not paid yet, and in the question before that',
    },
    cancelTitle: {
      id: 'cashier.depositOrder.cancelTitle',
      defaultMessage: 'Cancel this order?',
      description: 'Title of the question before a deposit is cancelled',
    },
    cancelText: {
      id: 'cashier.depositOrder.cancelText',
      defaultMessage: 'Cancel only if you have not paid. Otherwise we have to trace your money.',
      description: 'Text of the question before a deposit is cancelled',
    },
    keep: {
      id: 'cashier.depositOrder.keep',
      defaultMessage: 'Keep it',
      description: 'Button that does not cancel a deposit',
    },
  }),
  timeLeft: defineMessage<{ time: MessageValue }>({
    id: 'cashier.depositOrder.timeLeft',
    defaultMessage: 'Pay within {time}',
    description: 'Countdown of a deposit: minutes and seconds that are left to pay',
  }),
  payBy: defineMessage<{ time: MessageValue }>({
    id: 'cashier.depositOrder.payBy',
    defaultMessage: 'Pay by {time}',
    description: 'Day and time at which a deposit ends that can be paid for more than a day',
  }),
}
