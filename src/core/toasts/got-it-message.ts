import { defineMessage } from 'react-intl'

/** On the one button of a dialog that has to be read. */
export const gotItMessage = defineMessage({
  id: 'lobby.popUp.close',
  defaultMessage: 'Got it',
  description:
    'Button that closes an announcement which opened without a tap, and the message "Open this page in Safari"',
})
