import { defineMessages } from 'react-intl'

/** Words of the bets of a team. */
export const teamBetsMessages = defineMessages({
  choose: {
    id: 'agent.teamBets.choose',
    defaultMessage: 'Choose a member',
    description: 'Button that opens the list of the team, its title, and the heading while nobody is chosen',
  },
  chooseText: {
    id: 'agent.teamBets.chooseText',
    defaultMessage: 'You will then see their bets, day by day.',
    description: 'Text while no member is chosen whose bets are shown',
  },
  change: {
    id: 'agent.teamBets.change',
    defaultMessage: 'Change',
    description: 'Button that chooses another member whose bets are shown',
  },
})
