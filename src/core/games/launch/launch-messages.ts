import { defineMessages } from 'react-intl'

export const launchMessages = defineMessages({
  noAddress: {
    id: 'games.launch.noAddress',
    defaultMessage: 'This game could not be opened. Please try again.',
    description: 'Toast when the gateway answered no usable address for a game (code URL_EMPTY)',
  },
})
