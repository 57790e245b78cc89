import { defineMessage, defineMessages } from 'react-intl'

export const centerMessages = defineMessages({
  money: { id: 'agent.center.money', defaultMessage: 'Money', description: 'Heading above sums of money of a team' },
  wins: {
    id: 'agent.center.wins',
    defaultMessage: 'Wins',
    description: 'Below an amount of money: what games paid out to a team',
  },
  teamBalance: {
    id: 'agent.center.teamBalance',
    defaultMessage: 'Team balance now',
    description: 'Below an amount of money: what all wallets of a team hold at this moment',
  },
  people: { id: 'agent.center.people', defaultMessage: 'People', description: 'Heading above numbers of people' },
  members: { id: 'agent.center.members', defaultMessage: 'Members', description: 'Below a number of people' },
  agents: { id: 'agent.center.agents', defaultMessage: 'Of them agents', description: 'Below a number of people' },
  online: { id: 'agent.center.online', defaultMessage: 'Online now', description: 'Below a number of people' },
  newMembers: {
    id: 'agent.center.newMembers',
    defaultMessage: 'New',
    description: 'Below a number: how many joined the team in the chosen days',
  },
  activeMembers: {
    id: 'agent.center.activeMembers',
    defaultMessage: 'Active',
    description: 'Below a number: how many of the team placed a bet in the chosen days',
  },
  firstDeposits: {
    id: 'agent.center.firstDeposits',
    defaultMessage: 'First deposits',
    description: 'Below a number: how many of the team paid in for the first time in the chosen days',
  },
  ways: {
    id: 'agent.center.ways',
    defaultMessage: 'Manage your team',
    description: 'Heading above the ways to the pages of an agent',
  },
  team: { id: 'agent.center.team', defaultMessage: 'Team management', description: 'Way to a page' },
  teamDetail: {
    id: 'agent.center.teamDetail',
    defaultMessage: 'Members, rebates and transfers',
    description: 'Second line of the way to team management',
  },
  bets: { id: 'agent.center.bets', defaultMessage: 'Team betting', description: 'Way to a page' },
  betsDetail: {
    id: 'agent.center.betsDetail',
    defaultMessage: 'What each member bets',
    description: 'Second line of the way to team betting',
  },
  reports: { id: 'agent.center.reports', defaultMessage: 'Reports', description: 'Way to a page' },
  reportsDetail: {
    id: 'agent.center.reportsDetail',
    defaultMessage: 'Every day and game type of your team',
    description: 'Second line of the way to the reports of a team',
  },
  contractsOffered: {
    id: 'agent.center.contractsOffered',
    defaultMessage: 'Contracts offered',
    description: 'Way to a page: the contracts that the agent has offered to members of the team',
  },
  contractsOfferedDetail: {
    id: 'agent.center.contractsOfferedDetail',
    defaultMessage: 'Wages and dividends for your team',
    description: 'Second line of the way to the contracts that an agent has offered',
  },
  account: { id: 'agent.center.account', defaultMessage: 'Open an account', description: 'Way to a page' },
  accountDetail: {
    id: 'agent.center.accountDetail',
    defaultMessage: 'For a member or an agent below you',
    description: 'Second line of the way to the form that opens an account',
  },
  links: { id: 'agent.center.links', defaultMessage: 'Invitation links', description: 'Way to a page' },
})

export const contractsWaiting = defineMessage<{ count: number }>({
  id: 'agent.center.contractsWaiting',
  defaultMessage: '{count, plural, one {# waits for you} other {# wait for you}}',
  description: 'Beside the heading of the contracts of an agent: how many offers wait for an answer',
})
