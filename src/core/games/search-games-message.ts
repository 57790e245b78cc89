import { defineMessage } from 'react-intl'

/** Wherever games are searched by name. */
export const searchGamesMessage = defineMessage({
  id: 'games.search.title',
  defaultMessage: 'Search games',
  description:
    'Title of the search popup, bar of home that opens it, name and placeholder of search fields of games, and label of the search icon in the header of the live page',
})
