import { defineMessage, defineMessages } from 'react-intl'

/** Words that the lottery's pages share. */
export const lotteryMessages = {
  ...defineMessages({
    draws: { id: 'lottery.page.draws', defaultMessage: 'Draws', description: 'Tab: all lotteries with their draws' },
    orders: { id: 'lottery.page.orders', defaultMessage: 'My bets', description: "Tab: the member's own lottery bets" },
    views: {
      id: 'lottery.page.views',
      defaultMessage: 'Lottery sections',
      description: 'Label of the two tabs "Draws" and "My bets"',
    },
    recent: {
      id: 'lottery.draws.recent',
      defaultMessage: 'Recently played',
      description: 'Heading above the lotteries that the member played last',
    },
    popular: {
      id: 'lottery.draws.popular',
      defaultMessage: 'Popular lotteries',
      description: 'Heading above a row of the lotteries that most members play',
    },
    none: {
      id: 'lottery.draws.none',
      defaultMessage: 'No lotteries here yet',
      description: 'Heading where the merchant has no lottery',
    },
    drawing: {
      id: 'lottery.draws.drawing',
      defaultMessage: 'Drawing…',
      description: 'In place of the time left, while a draw has closed and the next has not begun',
    },
    resting: {
      id: 'lottery.draws.resting',
      defaultMessage: 'No draw now',
      description: 'In place of the time left, while a lottery takes no bets',
    },
    lastDraw: {
      id: 'lottery.draws.lastDraw',
      defaultMessage: 'Last draw',
      description: 'Before the numbers of the last draw, for screen readers',
    },
    play: { id: 'lottery.start.play', defaultMessage: 'Play now', description: 'Button that opens a lottery' },
    lastDraws: {
      id: 'lottery.start.lastDraws',
      defaultMessage: 'Last draws',
      description: 'Heading above the last draws of a lottery',
    },
    notDrawn: {
      id: 'lottery.start.notDrawn',
      defaultMessage: 'Nothing drawn yet',
      description: 'Heading where a lottery has had no draw',
    },
    numbers: {
      id: 'lottery.start.numbers',
      defaultMessage: 'Numbers',
      description: 'Before the numbers of a draw, for screen readers',
    },
    special: {
      id: 'lottery.start.special',
      defaultMessage: 'Special prize',
      description: 'Name of the highest prize of a draw',
    },
  }),
  resultsOf: defineMessage<{ lottery: string }>({
    id: 'lottery.draws.resultsOf',
    defaultMessage: 'Last draws of {lottery}',
    description: 'Label of the button beside a lottery that opens its last draws; {lottery} is its name',
  }),
  drawOf: defineMessage<{ numero: string }>({
    id: 'lottery.start.draw',
    defaultMessage: 'Draw {numero}',
    description: 'A draw of a lottery; {numero} is its number',
  }),
  prize: defineMessage<{ rank: number }>({
    id: 'lottery.start.prize',
    defaultMessage: 'Prize {rank, number}',
    description: 'Name of a prize of a draw; {rank} is 1 for the first prize, 2 for the second',
  }),
}
