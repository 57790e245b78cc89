import { defineMessage } from 'react-intl'

/** Said by every form for a new password whose call got no answer: tried again, it may blame what was right before. */
export const newPasswordUnknown = defineMessage({
  id: 'access.newPassword.unknown',
  defaultMessage: 'We do not know whether the new password was saved. Try to log in with it.',
  description: 'Line over the button of a form for a new password, when the answer to the call that saves it was lost',
})
