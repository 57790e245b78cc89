import { defineMessages } from 'react-intl'

/** What the login and the side menu offer visitors beside the login itself. */
export const wayInMessages = defineMessages({
  trial: {
    id: 'access.login.trial',
    defaultMessage: 'Try with play money',
    description: 'Link at the end of the login page, and button in the side menu: trial play without an account',
  },
  forgot: {
    id: 'access.login.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Link of the login form and of the side menu to the page for resetting a forgotten password',
  },
})
