import { defineMessage } from 'react-intl'

/** Above every form for a new password. */
export const newPasswordTitle = defineMessage({
  id: 'access.changePassword.title',
  defaultMessage: 'Choose a new password',
  description:
    'Heading of the page where a member changes the password, of the last step of resetting a forgotten one, and of the page where the link of an e-mail for that ends',
})
