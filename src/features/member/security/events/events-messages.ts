import { defineMessages } from 'react-intl'

/** Words around the record of security events. */
export const eventsMessages = defineMessages({
  none: {
    id: 'member.events.none',
    defaultMessage: 'No activity in this period',
    description: 'Heading of an empty record of security events',
  },
  notYou: {
    id: 'member.events.notYou',
    defaultMessage: 'See something you did not do?',
    description: 'Heading below the record of security events, for a member who sees what somebody else did',
  },
  whatToDo: {
    id: 'member.events.whatToDo',
    defaultMessage: 'Change your password at once, then tell customer service.',
    description: 'Sentence below "See something you did not do?"; two buttons follow that lead there',
  },
  changePassword: {
    id: 'member.events.changePassword',
    defaultMessage: 'Change password',
    description: 'Button below "See something you did not do?"',
  },
})
