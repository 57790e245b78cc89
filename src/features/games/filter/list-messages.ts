import { defineMessage, defineMessages } from 'react-intl'

/** Words of the lists of games. */
export const listMessages = {
  ...defineMessages({
    parts: {
      id: 'games.list.parts',
      defaultMessage: 'Show',
      description: 'Name of the group of buttons All, New, Favourites for screen readers',
    },
    all: { id: 'games.list.all', defaultMessage: 'All', description: 'Shows all games of a list; keep it short' },
    new: { id: 'games.list.new', defaultMessage: 'New', description: 'Shows the new games of a list; keep it short' },
    favourite: {
      id: 'games.list.favourite',
      defaultMessage: 'Favourites',
      description: 'Shows the favourites of a list; keep it short',
    },
    hot: { id: 'games.list.hot', defaultMessage: 'Hot', description: 'Shows the hot games of a list; keep it short' },
    recent: {
      id: 'games.list.recent',
      defaultMessage: 'Recent',
      description: 'Shows the games of a list that the member played last; keep it short',
    },
    allProviders: {
      id: 'games.list.allProviders',
      defaultMessage: 'All providers',
      description: 'Shows the games of all providers; keep it short',
    },
    chooseProvider: {
      id: 'games.list.chooseProvider',
      defaultMessage: 'Show all providers with logos',
      description: 'Label of the icon beside the row of providers; opens a panel',
    },
    noneByName: {
      id: 'games.list.noneByName',
      defaultMessage: 'No games found',
      description: 'Heading when a search finds nothing',
    },
    noneByNameText: {
      id: 'games.list.noneByNameText',
      defaultMessage: 'Check the spelling, or look through all games instead.',
      description: 'Text when a search finds nothing',
    },
    noneByFilter: {
      id: 'games.list.noneByFilter',
      defaultMessage: 'No games match your filters',
      description: 'Heading when no game passes the filters',
    },
    noneByFilterText: {
      id: 'games.list.noneByFilterText',
      defaultMessage: 'Remove a filter to see more games.',
      description: 'Text when no game passes the filters',
    },
    clearFilters: {
      id: 'games.list.clearFilters',
      defaultMessage: 'Show all games',
      description: 'Button that takes all filters away',
    },
  }),
  filters: defineMessage<{ count: number }>({
    id: 'games.list.filters',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters, # set} other {Filters, # set}}',
    description: 'Label of the icon that opens the filter panel; {count} filters are set',
  }),
  shown: defineMessage<{ shown: number; total: number }>({
    id: 'games.list.shown',
    defaultMessage: '{shown, number} of {total, number}',
    description: 'Below a list of games: so many of them are shown',
  }),
  found: defineMessage<{ total: number }>({
    id: 'games.list.found',
    defaultMessage: '{total, plural, one {# game} other {# games}}',
    description: 'Tells screen readers how many games a list has after a choice',
  }),
}
