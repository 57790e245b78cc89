import { defineMessages } from 'react-intl'

/** Words of the registration as a page and as a sheet. */
export const registerMessages = defineMessages({
  title: {
    id: 'access.register.title',
    defaultMessage: 'Create an account',
    description: 'Heading of the registration',
  },
})
