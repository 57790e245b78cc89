import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of the pages on an agent's team. */
export const teamMessages = defineMessages({
  gone: {
    id: 'agent.offer.gone',
    defaultMessage: 'There is no such member directly below you.',
    description:
      'In place of the details of a member, or of the form for an offer, where the member is not in the direct downline',
  },
  none: {
    id: 'agent.team.none',
    defaultMessage: 'No one in your team yet',
    description: 'Heading where an agent has nobody below',
  },
  noneText: {
    id: 'agent.team.noneText',
    defaultMessage: 'Share one of your links. Whoever registers with it joins your team.',
    description: 'Text where an agent has nobody below',
  },
  invite: {
    id: 'agent.team.invite',
    defaultMessage: 'Share a link',
    description: 'Button where an agent has nobody below; leads to the invitation links',
  },
  noneFound: {
    id: 'agent.team.noneFound',
    defaultMessage: 'No members found',
    description: 'Heading where a search or filter of the team finds nobody',
  },
  noneFoundText: {
    id: 'agent.team.noneFoundText',
    defaultMessage: 'Try another name, or fewer filters.',
    description: 'Text where a search or filter of the team finds nobody',
  },
  noneBelow: {
    id: 'agent.team.noneBelow',
    defaultMessage: 'This agent has no downline yet',
    description: 'Heading of the empty team of a sub-agent',
  },
  newAccount: {
    id: 'agent.team.newAccount',
    defaultMessage: 'New account',
    description: 'Button that leads to the form which opens an account below the agent',
  },
  search: {
    id: 'agent.team.search',
    defaultMessage: 'Search by username',
    description: 'Label of the search box of the team',
  },
  scopes: {
    id: 'agent.team.scopes',
    defaultMessage: 'Members shown',
    description: 'Name of the two tabs of team management, for screen readers',
  },
  direct: {
    id: 'agent.team.direct',
    defaultMessage: 'Direct downline',
    description: 'Tab of team management: those directly below the agent',
  },
  all: {
    id: 'agent.team.all',
    defaultMessage: 'Whole team',
    description: 'Tab of team management: everybody below the agent, all levels',
  },
  trail: {
    id: 'agent.team.trail',
    defaultMessage: 'Path through the team',
    description: 'Name of the line that shows whose team is open, of the agent or of a sub-agent, for screen readers',
  },
  mine: {
    id: 'agent.team.mine',
    defaultMessage: 'My team',
    description: 'First entry of the line that shows whose team is open, of the agent or of a sub-agent',
  },
  filters: {
    id: 'agent.team.filters',
    defaultMessage: 'Filter',
    description: 'Name of the filters of the team, for screen readers',
  },
  members: {
    id: 'agent.team.members',
    defaultMessage: 'Members',
    description: 'Filter of the team: only members, no agents',
  },
  agents: {
    id: 'agent.team.agents',
    defaultMessage: 'Agents',
    description: 'Filter of the team: only agents',
  },
  enabled: {
    id: 'agent.team.enabled',
    defaultMessage: 'Active',
    description: 'Filter of the team: only accounts that are not disabled',
  },
  disabled: {
    id: 'agent.team.disabled',
    defaultMessage: 'Disabled',
    description: 'Filter of the team, and mark of an account that is disabled',
  },
  online: {
    id: 'agent.team.online',
    defaultMessage: 'Online',
    description: 'Mark of a member who is logged in at this moment',
  },
  select: {
    id: 'agent.team.select',
    defaultMessage: 'Select',
    description: 'Button that lets the agent tick several members to send them money',
  },
  balance: {
    id: 'agent.team.balance',
    defaultMessage: 'Balance',
    description: 'Before the balance of a member',
  },
  size: {
    id: 'agent.team.size',
    defaultMessage: 'Team',
    description: 'Before a number: how many people are below a member',
  },
  level: {
    id: 'agent.team.level',
    defaultMessage: 'Level',
    description: 'Before a number: how many levels below the agent a member is',
  },
  upline: {
    id: 'agent.team.upline',
    defaultMessage: 'Upline',
    description: 'Before the account directly above a member',
  },
  joined: {
    id: 'agent.team.joined',
    defaultMessage: 'Joined',
    description: 'Before the day on which a member registered',
  },
  lastSignIn: {
    id: 'agent.team.lastSignIn',
    defaultMessage: 'Last login',
    description: 'Before the time when a member logged in last',
  },
  never: {
    id: 'agent.team.never',
    defaultMessage: 'Never',
    description: 'Instead of the time of the last login of a member who has never logged in',
  },
  noRates: {
    id: 'agent.team.noRates',
    defaultMessage: 'No rebates yet',
    description: 'Where a member gets no rebates',
  },
  changeRates: {
    id: 'agent.team.changeRates',
    defaultMessage: 'Change rebates',
    description: 'Button that opens the rebates of a member, and title of that form',
  },
  ratesText: {
    id: 'agent.team.ratesText',
    defaultMessage: 'You can raise a rate up to your own, but never lower it.',
    description: 'Text above the rebates of a member in the form',
  },
  saveRates: {
    id: 'agent.team.saveRates',
    defaultMessage: 'Save rebates',
    description: 'Button that saves the rebates of a member',
  },
  send: {
    id: 'agent.team.send',
    defaultMessage: 'Send money',
    description: 'Button that opens the form for sending money to members, and title of that form',
  },
  team: {
    id: 'agent.team.team',
    defaultMessage: 'Their team',
    description: 'Button that opens the team of a sub-agent',
  },
  offer: {
    id: 'agent.team.offer',
    defaultMessage: 'Contract',
    description: 'Button that offers a contract to a member',
  },
  bets: {
    id: 'agent.team.bets',
    defaultMessage: 'Their bets',
    description: 'Button that shows the bets of a member',
  },
  disabledText: {
    id: 'agent.team.disabledText',
    defaultMessage: 'This account is disabled. It gets no money and no new rates.',
    description: 'Text in the details of a disabled member',
  },
  back: {
    id: 'agent.team.back',
    defaultMessage: 'Back',
    description: 'Button that leads one step back in a form',
  },
})

export const teamCount = defineMessage<{ count: number }>({
  id: 'agent.team.count',
  defaultMessage: '{count, plural, one {# account} other {# accounts}}',
  description: 'Above a list of members: how many there are',
})

export const teamOf = defineMessage<{ count: number }>({
  id: 'agent.team.teamOf',
  defaultMessage: 'Team of {count, number}',
  description: 'In a list: how many people are below a sub-agent',
})

export const levelBelow = defineMessage<{ level: number; upline: MessageValue }>({
  id: 'agent.team.levelBelow',
  defaultMessage: 'Level {level, number}, upline {upline}',
  description: 'In a list: how many levels below the agent a member is, and the account directly above',
})

export const rateBetween = defineMessage<{ from: string; to: string }>({
  id: 'agent.team.rateBetween',
  defaultMessage: '{from} to {to}',
  description: 'Line below the field of a rate: the lowest and the highest that can be given',
})
