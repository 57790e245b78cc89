import { defineMessage, defineMessages } from 'react-intl'

/** Words of the search popup. */
export const searchMessages = {
  ...defineMessages({
    records: {
      id: 'games.search.records',
      defaultMessage: 'Recent searches',
      description: 'Heading of the names that the member searched for before',
    },
    popular: {
      id: 'games.search.popular',
      defaultMessage: 'Popular games',
      description: 'Heading of the popular games in the search popup',
    },
    recent: {
      id: 'games.search.recent',
      defaultMessage: 'Recently played',
      description: 'Heading of the games in the search popup that the member played last',
    },
    results: {
      id: 'games.search.results',
      defaultMessage: 'Search results',
      description: 'Heading of the games that a search found',
    },
    submit: {
      id: 'games.search.submit',
      defaultMessage: 'Search',
      description: 'Button beside the field of the search popup, which starts the search; keep it short',
    },
    typed: {
      id: 'games.search.typed',
      defaultMessage: 'Quick matches',
      description: 'Heading of games that fit what is being typed, before the search is sent',
    },
    close: {
      id: 'games.search.close',
      defaultMessage: 'Did you mean',
      description:
        'Heading of games whose name or provider is nearly what was searched for, below those that the search found',
    },
    noneText: {
      id: 'games.search.noneText',
      defaultMessage: 'Check the spelling, or try part of the name.',
      description: 'Text when a search in the popup finds nothing, and there is no other category to look in',
    },
    noneInText: {
      id: 'games.search.noneInText',
      defaultMessage: 'Try another category above, or check the spelling.',
      description: 'Text when a search in the popup finds nothing; the row of categories is above it',
    },
  }),
  removeRecord: defineMessage<{ name: string }>({
    id: 'games.search.removeRecord',
    defaultMessage: 'Remove {name}',
    description: 'Label of the cross that removes {name} from the names searched for before',
  }),
  noneIn: defineMessage<{ category: string }>({
    id: 'games.search.noneIn',
    defaultMessage: 'No games found in {category}',
    description:
      'Heading when a search in the popup finds nothing; {category} is the name of the category: Slots, Sports, Card games',
  }),
  pages: defineMessage<{ shown: number; total: number }>({
    id: 'games.search.pages',
    defaultMessage: '{shown, number} / {total, number}',
    description: 'How many pages of games are shown, of how many',
  }),
  pagesSpoken: defineMessage<{ shown: number; total: number }>({
    id: 'games.search.pagesSpoken',
    defaultMessage: 'Page {shown, number} of {total, number}',
    description: 'The same for screen readers, in words: page {shown} of {total} pages of games was shown last',
  }),
}
