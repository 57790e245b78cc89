import { defineMessages } from 'react-intl'

export const reportMessages = defineMessages({
  whose: {
    id: 'reports.page.whose',
    defaultMessage: 'Figures shown',
    description: 'Name of the two tabs of the reports, for screen readers',
  },
  own: { id: 'reports.page.own', defaultMessage: 'Mine', description: 'Tab of the reports: one’s own figures' },
  team: { id: 'reports.page.team', defaultMessage: 'Team', description: 'Tab of the reports: figures of the team' },
  ownProfit: {
    id: 'reports.own.profit',
    defaultMessage: 'Your profit and loss',
    description: 'Above an amount of money: what the member won, negative when lost',
  },
  ownProfitNote: {
    id: 'reports.own.profitNote',
    defaultMessage: 'Won and lost on settled bets, with bonuses and rebates',
    description: 'Below the profit and loss of a member: how it comes about',
  },
  games: {
    id: 'reports.own.games',
    defaultMessage: 'Won / lost on games',
    description: 'Before an amount: wins less bets, without bonuses and rebates',
  },
  byDay: { id: 'reports.table.byDay', defaultMessage: 'By day', description: 'Heading above a table of days' },
  byType: {
    id: 'reports.table.byType',
    defaultMessage: 'By game type',
    description: 'Heading above a table of kinds of games',
  },
  day: { id: 'reports.table.day', defaultMessage: 'Day', description: 'Head of a column' },
  type: { id: 'reports.table.type', defaultMessage: 'Game type', description: 'Head of a column' },
  profit: {
    id: 'reports.table.profit',
    defaultMessage: 'Profit / loss',
    description: 'Head of a column: what was won, negative when lost',
  },
  noBets: {
    id: 'reports.table.noBets',
    defaultMessage: 'No settled bets in this period',
    description: 'In place of the table of kinds of games',
  },
  none: {
    id: 'reports.state.none',
    defaultMessage: 'Nothing happened in this period',
    description: 'Heading of a report without any figure',
  },
  noneText: {
    id: 'reports.state.noneText',
    defaultMessage: 'Choose other days to look further back.',
    description: 'Text of a report without any figure',
  },
  tooMany: {
    id: 'reports.state.tooMany',
    defaultMessage: 'Too many bets to add up',
    description: 'Heading where the chosen days hold so many bets that they are not added up',
  },
  tooManyText: {
    id: 'reports.state.tooManyText',
    defaultMessage: 'Choose fewer days. You can see every bet in the betting record.',
    description: 'Text where the chosen days hold so many bets that they are not added up',
  },
  activeMembers: {
    id: 'reports.team.activeMembers',
    defaultMessage: 'Active members',
    description: 'Before a number: how many of the team placed a bet',
  },
})
