import { defineMessage, defineMessages } from 'react-intl'

/** Words that all lists of games on home share. */
export const gameGridMessages = {
  ...defineMessages({
    failedTitle: {
      id: 'lobby.games.failedTitle',
      defaultMessage: 'Loading failed',
      description: 'Heading in place of a list of games that could not be loaded',
    },
    failedText: {
      id: 'lobby.games.failedText',
      defaultMessage: 'The games could not be loaded. Check your connection and try again.',
      description: 'Text in place of a list of games that could not be loaded',
    },
    retry: {
      id: 'lobby.games.retry',
      defaultMessage: 'Try again',
      description: 'Button that loads a list of games again',
    },
    emptyTitle: {
      id: 'lobby.games.emptyTitle',
      defaultMessage: 'No games here yet',
      description: 'Heading in place of a list of games that is empty',
    },
    all: {
      id: 'lobby.games.all',
      defaultMessage: 'All',
      description: 'Link beside the title of a list of games that opens the whole list',
    },
  }),
  more: defineMessage<{ count: number }>({
    id: 'lobby.games.more',
    defaultMessage: 'Show {count, number} more',
    description: 'Button below a list of games; {count} is how many it adds',
  }),
}
