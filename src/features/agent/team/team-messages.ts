import { defineMessages } from 'react-intl'

/** Words of the pages on an agent's team. */
export const teamMessages = defineMessages({
  none: {
    id: 'agent.team.none',
    defaultMessage: 'Nobody is in your team yet',
    description: 'Heading where an agent has nobody below',
  },
  noneText: {
    id: 'agent.team.noneText',
    defaultMessage: 'Share one of your links: whoever registers by it joins your team.',
    description: 'Text where an agent has nobody below',
  },
  invite: {
    id: 'agent.team.invite',
    defaultMessage: 'Share a link',
    description: 'Button where an agent has nobody below; leads to the invitation links',
  },
})
