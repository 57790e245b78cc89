import { defineMessages } from 'react-intl'

export const betMessages = defineMessages({
  categories: {
    id: 'records.bets.categories',
    defaultMessage: 'Category',
    description: 'Name of the filter of the betting record by kind of game, for screen readers',
  },
  lottery: {
    id: 'records.bets.lottery',
    defaultMessage: 'Lottery bets',
    description: 'Link beside the filter of the betting record: lottery bets have a list of their own',
  },
  bet: { id: 'records.bets.bet', defaultMessage: 'Bet', description: 'Before the amount that was bet' },
  valid: {
    id: 'records.bets.valid',
    defaultMessage: 'Valid bet',
    description: 'Before the part of a bet that counts for rebates and turnover',
  },
  winLoss: {
    id: 'records.bets.winLoss',
    defaultMessage: 'Win / loss',
    description: 'Before what was won less what was bet',
  },
  none: {
    id: 'records.bets.none',
    defaultMessage: 'No bets in this period',
    description: 'Heading of an empty record',
  },
})
