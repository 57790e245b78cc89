import { defineMessage } from 'react-intl'

/** One of the ways to prove who one is. */
export const bySmsMessage = defineMessage({
  id: 'access.login.bySms',
  defaultMessage: 'SMS code',
  description:
    'Way to log in or to reset a forgotten payment password, by a mobile number and a code sent by SMS; short, on a tab',
})
