import { defineMessages } from 'react-intl'

/** Words that the login page and the login dialog share. */
export const loginMessages = defineMessages({
  title: {
    id: 'access.login.title',
    defaultMessage: 'Welcome back',
    description: 'Heading of the login page and of the login dialog',
  },
})
