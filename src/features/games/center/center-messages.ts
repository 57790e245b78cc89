import { defineMessages } from 'react-intl'

/** Words of the game-center pages. */
export const centerMessages = defineMessages({
  banners: {
    id: 'games.center.banners',
    defaultMessage: 'Offers',
    description: 'Name of the row of banners on a game-center page for screen readers',
  },
  empty: {
    id: 'games.center.empty',
    defaultMessage: 'Nothing here yet',
    description: 'Heading of a game-center page whose category has no provider',
  },
  emptyText: {
    id: 'games.center.emptyText',
    defaultMessage: 'No provider has games in this category right now. Try another one.',
    description: 'Text of a game-center page whose category has no provider',
  },
})
