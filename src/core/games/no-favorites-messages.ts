import { defineMessages } from 'react-intl'

/** Words of an empty list of favourites. */
export const noFavoritesMessages = defineMessages({
  title: {
    id: 'games.noFavorites.title',
    defaultMessage: 'No favourites yet',
    description: 'Heading when the member has marked no game',
  },
  text: {
    id: 'games.noFavorites.text',
    defaultMessage: 'Tap the heart on a game and you will find it here.',
    description: 'Text when the member has marked no game',
  },
})
