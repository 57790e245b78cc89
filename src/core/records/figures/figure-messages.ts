import { defineMessage, defineMessages } from 'react-intl'

/** Words that the figures of a member and of a team share. */
export const figureMessages = defineMessages({
  bets: {
    id: 'records.figure.bets',
    defaultMessage: 'Valid bets',
    description: 'Before or above an amount: bets that count for rebates and turnover',
  },
  deposits: {
    id: 'records.figure.deposits',
    defaultMessage: 'Deposits',
    description: 'Before an amount: the sum of the deposits',
  },
  withdrawals: {
    id: 'records.figure.withdrawals',
    defaultMessage: 'Withdrawals',
    description: 'Before an amount: the sum of the withdrawals',
  },
  bonuses: { id: 'records.figure.bonuses', defaultMessage: 'Bonuses', description: 'Before an amount of money' },
  rebates: {
    id: 'records.figure.rebates',
    defaultMessage: 'Rebates',
    description: 'Before an amount of money: what was paid back of valid bets',
  },
  teamProfit: {
    id: 'records.figure.teamProfit',
    defaultMessage: 'Team’s profit and loss',
    description: 'Above an amount of money: what a whole team won, negative when it lost',
  },
  chooseDay: {
    id: 'records.figure.chooseDay',
    defaultMessage: 'Day of the chart',
    description: 'Name for screen readers of the slider that chooses a day in a chart of profit and loss',
  },
  teamProfitNote: {
    id: 'records.figure.teamProfitNote',
    defaultMessage: 'Wins, bonuses and rebates minus valid bets',
    description: 'Below the profit and loss of a team: how it comes about',
  },
})

export const barsLabel = defineMessage<{ bestDay: string; best: string; worstDay: string; worst: string }>({
  id: 'records.figure.bars',
  defaultMessage: 'Day by day. Best: {bestDay}, {best}. Worst: {worstDay}, {worst}.',
  description: 'What a screen reader says of a chart of profit and loss by day',
})
