import { defineMessage } from 'react-intl'

/** On every button that asks again for what failed. */
export const retryMessage = defineMessage({
  id: 'errors.load.retry',
  defaultMessage: 'Try again',
  description:
    'Button that asks again for what could not be loaded, and on the screen and the document in place of the whole site',
})
