import { defineMessages } from 'react-intl'

export const securityMessages = defineMessages({
  password: { id: 'member.security.password', defaultMessage: 'Password', description: 'Line of the security page' },
  email: { id: 'member.security.email', defaultMessage: 'E-mail address', description: 'Line of the security page' },
  payeeName: {
    id: 'member.security.payeeName',
    defaultMessage: 'Payee name',
    description: 'Line of the security page, and field: the name on the bank account',
  },
  cards: {
    id: 'member.security.cards',
    defaultMessage: 'Bank accounts and wallets',
    description: 'Line of the security page',
  },
  mobile: { id: 'member.security.mobile', defaultMessage: 'Mobile number', description: 'Line of the security page' },
  paymentPassword: {
    id: 'member.security.paymentPassword',
    defaultMessage: 'Payment password',
    description: 'Line of the security page: the six digits that confirm a withdrawal',
  },
  questions: {
    id: 'member.security.questions',
    defaultMessage: 'Security questions',
    description: 'Line of the security page',
  },
  events: {
    id: 'member.security.events',
    defaultMessage: 'Account activity',
    description: 'Line of the security page that leads to the record of logins and changes',
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
