import { defineMessage } from 'react-intl'

/** Wherever a search can be emptied. */
export const clearSearchMessage = defineMessage({
  id: 'games.list.clearSearch',
  defaultMessage: 'Clear search',
  description: 'Button that empties a search field: of games, countries, help texts or members of a team',
})
