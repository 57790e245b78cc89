import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import type { GameKind } from '#src/api/generated/types.ts'

/** Words of the filter panel. */
export const filterMessages = {
  ...defineMessages({
    title: { id: 'games.filter.title', defaultMessage: 'Filters', description: 'Title of the filter panel' },
    clear: {
      id: 'games.filter.clear',
      defaultMessage: 'Clear all',
      description: 'Small button of the filter panel that removes all choices',
    },
    submit: {
      id: 'games.filter.submit',
      defaultMessage: 'Show games',
      description: 'Button of the filter panel that applies the choices',
    },
    all: { id: 'games.filter.all', defaultMessage: 'All', description: 'Choice of a filter that leaves nothing out' },
    kind: { id: 'games.filter.kind', defaultMessage: 'Game type', description: 'Filter: the kind of slot game' },
    bet: { id: 'games.filter.bet', defaultMessage: 'Smallest bet', description: 'Filter: the smallest bet of a game' },
    lines: { id: 'games.filter.lines', defaultMessage: 'Lines', description: 'Filter: number of lines of a slot' },
    smallestCoin: {
      id: 'games.filter.smallestCoin',
      defaultMessage: 'Minimum',
      description: 'Choice of the filter "Smallest bet": the smallest bet there is',
    },
    jackpot: { id: 'games.filter.jackpot', defaultMessage: 'Jackpot', description: 'Kind of slot: growing prize' },
    scratch: { id: 'games.filter.scratch', defaultMessage: 'Scratch', description: 'Kind of slot: scratch cards' },
    poker: { id: 'games.filter.poker', defaultMessage: 'Video poker', description: 'Kind of slot: video poker' },
    cards: {
      id: 'games.filter.cards',
      defaultMessage: 'Card games',
      description: 'Kind of slot: table and card games against other players',
    },
    arcade: { id: 'games.filter.arcade', defaultMessage: 'Arcade', description: 'Kind of slot: arcade games' },
    bingo: { id: 'games.filter.bingo', defaultMessage: 'Bingo', description: 'Kind of slot: bingo' },
  }),
  moreLines: defineMessage<{ count: number }>({
    id: 'games.filter.moreLines',
    defaultMessage: '{count, number} or more',
    description: 'Choice of the filter "Lines": so many or more',
  }),
}

/** Names of the kinds of slots (LIST-07). */
export const kindNames = {
  JP: filterMessages.jackpot,
  SC: filterMessages.scratch,
  VP: filterMessages.poker,
  TG: filterMessages.cards,
  AC: filterMessages.arcade,
  BG: filterMessages.bingo,
} satisfies Record<GameKind, MessageDescriptor>
