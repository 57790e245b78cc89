import { defineMessage, defineMessages } from 'react-intl'

/** Words that all lists of games share. */
export const gameGridMessages = {
  ...defineMessages({
    emptyTitle: {
      id: 'games.grid.emptyTitle',
      defaultMessage: 'No games here yet',
      description: 'Heading in place of a list of games that is empty',
    },
    allGames: {
      id: 'games.grid.allGames',
      defaultMessage: 'All games',
      description: 'Title of the list of games on each tab of home',
    },
    all: {
      id: 'games.grid.all',
      defaultMessage: 'All',
      description: 'Link beside the title of a list of games that opens the whole list',
    },
  }),
  more: defineMessage<{ count: number }>({
    id: 'games.grid.more',
    defaultMessage: 'Show {count, number} more',
    description: 'Button below a list of games; {count} is how many it adds',
  }),
}
