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
  members: {
    id: 'agent.center.members',
    defaultMessage: 'Members',
    description: 'Below a number: how many members are in a team',
  },
  agents: {
    id: 'agent.center.agents',
    defaultMessage: 'Agents',
    description: 'Below a number: how many of the people in a team are agents',
  },
  online: {
    id: 'agent.center.online',
    defaultMessage: 'Online now',
    description: 'Below a number: how many of the team are logged in at this moment',
  },
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
    description: 'Below a number: how many of the team made their first deposit in the chosen days',
  },
  ways: {
    id: 'agent.center.ways',
    defaultMessage: 'Manage your team',
    description: 'Heading above the links to the pages of an agent',
  },
  teamDetail: {
    id: 'agent.center.teamDetail',
    defaultMessage: 'Members, rebates and transfers',
    description: 'Second line of the link to team management',
  },
  betsDetail: {
    id: 'agent.center.betsDetail',
    defaultMessage: 'What each member bets',
    description: 'Second line of the link to team betting',
  },
  reportsDetail: {
    id: 'agent.center.reportsDetail',
    defaultMessage: 'Every day and game type of your team',
    description: 'Second line of the link to the reports of a team',
  },
  contractsOfferedDetail: {
    id: 'agent.center.contractsOfferedDetail',
    defaultMessage: 'Wages and dividends for your team',
    description: 'Second line of the link to the contracts that an agent has offered',
  },
  account: {
    id: 'agent.center.account',
    defaultMessage: 'Open an account',
    description: 'Link to the form that opens an account for a member or an agent',
  },
  accountDetail: {
    id: 'agent.center.accountDetail',
    defaultMessage: 'For a member or agent in your downline',
    description: 'Second line of the link to the form that opens an account',
  },
  links: {
    id: 'agent.center.links',
    defaultMessage: 'Invitation links',
    description: 'Link to the invitation links of the agent',
  },
})

export const contractsWaiting = defineMessage<{ count: number }>({
  id: 'agent.center.contractsWaiting',
  defaultMessage: '{count, plural, one {# offer to answer} other {# offers to answer}}',
  description: 'Beside the heading of the contracts of an agent: how many offers wait for an answer',
})
