import { defineMessages } from 'react-intl'

export const securityMessages = defineMessages({
  eventsDetail: {
    id: 'member.security.eventsDetail',
    defaultMessage: 'Logins and changes to your security',
    description: 'Below "Account activity" on the security page',
  },
  set: { id: 'member.security.set', defaultMessage: 'Set', description: 'Mark of a security setting that is in place' },
  unset: {
    id: 'member.security.unset',
    defaultMessage: 'Not set',
    description: 'Mark of a security setting that is not in place',
  },
})
