import { defineMessages } from 'react-intl'

export const securityMessages = defineMessages({
  password: { id: 'member.security.password', defaultMessage: 'Password', description: 'Line of the security page' },
  email: { id: 'member.security.email', defaultMessage: 'E-mail address', description: 'Line of the security page' },
  payeeName: {
    id: 'member.security.payeeName',
    defaultMessage: 'Payee name',
    description: 'Line of the security page, and field: the name on the bank account',
  },
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
