import { defineMessage, defineMessages } from 'react-intl'

/** Words of the search popup. */
export const searchMessages = {
  ...defineMessages({
    title: { id: 'games.search.title', defaultMessage: 'Search slots', description: 'Title of the search popup' },
    records: {
      id: 'games.search.records',
      defaultMessage: 'Searched before',
      description: 'Heading of the names that were searched for before',
    },
    popular: {
      id: 'games.search.popular',
      defaultMessage: 'Popular games',
      description: 'Heading of the popular games in the search popup',
    },
    recent: {
      id: 'games.search.recent',
      defaultMessage: 'Played last',
      description: 'Heading of the games in the search popup that the member played last',
    },
    results: {
      id: 'games.search.results',
      defaultMessage: 'Found',
      description: 'Heading of the games that a search found',
    },
    noneText: {
      id: 'games.search.noneText',
      defaultMessage: 'Check the spelling, or try a part of the name.',
      description: 'Text when a search in the popup finds nothing',
    },
    more: {
      id: 'games.search.more',
      defaultMessage: 'Show more',
      description: 'Button that shows the next page of games in the search popup',
    },
  }),
  removeRecord: defineMessage<{ name: string }>({
    id: 'games.search.removeRecord',
    defaultMessage: 'Forget {name}',
    description: 'Label of the cross that removes {name} from the names searched for before',
  }),
  pages: defineMessage<{ shown: number; total: number }>({
    id: 'games.search.pages',
    defaultMessage: '{shown, number} / {total, number}',
    description: 'How many pages of games are shown, of how many',
  }),
}
