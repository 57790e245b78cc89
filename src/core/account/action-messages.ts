import { defineMessages } from 'react-intl'

/** What leads into the house and to money, wherever it is offered. */
export const accountActions = defineMessages({
  logIn: { id: 'account.action.logIn', defaultMessage: 'Log in', description: 'Button or link to the login page' },
  register: {
    id: 'account.action.register',
    defaultMessage: 'Register',
    description: 'Button or link to the page that opens an account',
  },
  deposit: {
    id: 'account.action.deposit',
    defaultMessage: 'Deposit',
    description: 'Button that leads to the deposit page',
  },
  withdraw: {
    id: 'account.action.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button or link to the withdrawal page',
  },
})
