import { defineMessage } from 'react-intl'

/** Wherever game providers stand together. */
export const providersMessage = defineMessage({
  id: 'games.list.providers',
  defaultMessage: 'Game providers',
  description:
    'Name of the group of game providers for screen readers, title of the panel that shows them all, and heading above their logos',
})
