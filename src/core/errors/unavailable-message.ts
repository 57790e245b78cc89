import { defineMessage } from 'react-intl'

/** Heading of what an account may not have. */
export const unavailableMessage = defineMessage({
  id: 'errors.load.unavailable',
  defaultMessage: 'Not available for your account',
  description: 'Heading where the gateway refuses a page or a list to an account; the reason follows',
})
