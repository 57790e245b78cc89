import { defineMessage } from 'react-intl'

/** On what leads to home. */
export const toHomeMessage = defineMessage({
  id: 'vip.nav.home',
  defaultMessage: 'Go to the lobby',
  description: 'Button or link that leads to home, on the VIP page and on the page that offers the app',
})
