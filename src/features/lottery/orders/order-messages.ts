import { defineMessage, defineMessages } from 'react-intl'

export const statusNames = defineMessages({
  WAITING: { id: 'lottery.order.waiting', defaultMessage: 'Pending', description: 'A lottery bet before its draw' },
  WON: { id: 'lottery.order.won', defaultMessage: 'Won', description: 'A lottery bet that won' },
  LOST: { id: 'lottery.order.lost', defaultMessage: 'Lost', description: 'A lottery bet that did not win' },
  CANCELLED: {
    id: 'lottery.order.cancelled',
    defaultMessage: 'Cancelled',
    description: 'A lottery bet that was cancelled',
  },
})

export const orderMessages = {
  ...defineMessages({
    all: { id: 'lottery.orders.all', defaultMessage: 'All', description: 'Choice of a filter: bets in any state' },
    none: {
      id: 'lottery.orders.noneOnDays',
      defaultMessage: 'No bets in this period',
      description: 'Heading where the member has no lottery bets on the chosen days',
    },
    visitorTitle: {
      id: 'lottery.orders.visitorTitle',
      defaultMessage: 'Log in to see your bets',
      description: 'Heading for visitors where the lottery bets of a member would be',
    },
    number: { id: 'lottery.order.number', defaultMessage: 'Bet number', description: 'Before the number of an order' },
    placed: { id: 'lottery.order.placed', defaultMessage: 'Placed', description: 'Before the time of a lottery bet' },
    stake: { id: 'lottery.order.stake', defaultMessage: 'Stake', description: 'Before the amount that was bet' },
    win: { id: 'lottery.order.win', defaultMessage: 'Win', description: 'Before the amount that was won' },
    cancel: { id: 'lottery.order.cancel', defaultMessage: 'Cancel bet', description: 'Button that takes a bet back' },
    askTitle: {
      id: 'lottery.order.askTitle',
      defaultMessage: 'Cancel this bet?',
      description: 'Question before a lottery bet is taken back',
    },
    askText: {
      id: 'lottery.order.askText',
      defaultMessage: 'The stake goes back to your balance at once.',
      description: 'Below "Cancel this bet?"',
    },
    keep: { id: 'lottery.order.keep', defaultMessage: 'Keep it', description: 'Answer to "Cancel this bet?": no' },
  }),
  cancelOf: defineMessage<{ play: string }>({
    id: 'lottery.order.cancelOf',
    defaultMessage: 'Cancel bet: {play}',
    description: 'Label of the button that takes a bet back, for screen readers; {play} names the bet',
  }),
}
