import { defineMessages } from 'react-intl'

/** Words of the game-center pages. */
export const centerMessages = defineMessages({
  notices: {
    id: 'games.center.notices',
    defaultMessage: 'Announcements',
    description: 'Name of the strip of announcements on a game-center page for screen readers',
  },
  pause: {
    id: 'games.center.pause',
    defaultMessage: 'Pause the announcements',
    description: 'Label of the button that stops the strip of announcements on a game-center page',
  },
  play: {
    id: 'games.center.play',
    defaultMessage: 'Move the announcements again',
    description: 'Label of the button that lets the strip of announcements on a game-center page move again',
  },
  banners: {
    id: 'games.center.banners',
    defaultMessage: 'Offers',
    description: 'Name of the row of banners on a game-center page for screen readers',
  },
  empty: {
    id: 'games.center.empty',
    defaultMessage: 'Nothing here yet',
    description: 'Heading of a game-center page whose category has no maker',
  },
  emptyText: {
    id: 'games.center.emptyText',
    defaultMessage: 'No maker plays in this category at the moment. Have a look at the others.',
    description: 'Text of a game-center page whose category has no maker',
  },
})
