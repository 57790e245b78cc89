import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { CategoryCode } from './category.ts'

const messages = defineMessages({
  hot: { id: 'games.category.hot', defaultMessage: 'Hot', description: 'Category of the top menu: what many play' },
  favorites: {
    id: 'games.category.favorites',
    defaultMessage: 'Favourites',
    description: 'Category of the top menu: the games the member marked',
  },
  slots: {
    id: 'games.category.slots',
    defaultMessage: 'Slots',
    description: 'Category of the top menu, and title of the screen with its games: slot machines',
  },
  live: {
    id: 'games.category.live',
    defaultMessage: 'Live',
    description: 'Category of the top menu: live casino with human dealers',
  },
  fishing: {
    id: 'games.category.fishing',
    defaultMessage: 'Fishing',
    description: 'Category of the top menu: fish-shooting games',
  },
  sports: {
    id: 'games.category.sports',
    defaultMessage: 'Sports',
    description: 'Category of the top menu, and title of the screen with its games: sports betting',
  },
  esports: {
    id: 'games.category.esports',
    defaultMessage: 'E-sports',
    description: 'Category of the top menu, and title of the screen with its games: betting on e-sports',
  },
  cards: {
    id: 'games.category.cards',
    defaultMessage: 'Card games',
    description: 'Category of the top menu: card and poker games against other players',
  },
  lottery: {
    id: 'games.category.lottery',
    defaultMessage: 'Lottery',
    description:
      'Category of the top menu, title of the screens of a lottery, and heading of its pages: traditional lotteries',
  },
  quickLottery: {
    id: 'games.category.quickLottery',
    defaultMessage: 'Quick draw',
    description: 'Category of the top menu: electronic lotteries with frequent draws',
  },
  cockfight: {
    id: 'games.category.cockfight',
    defaultMessage: 'Cockfight',
    description: 'Category of the top menu: cockfight betting',
  },
  bingo: { id: 'games.category.bingo', defaultMessage: 'Bingo', description: 'Category of the top menu: bingo games' },
  bgs: {
    id: 'games.category.bgs',
    defaultMessage: 'Mini',
    description:
      'Category of the top menu: mini games, small and quick, such as crash and mines (code BGS); keep it short',
  },
  tf: {
    id: 'games.category.tf',
    defaultMessage: 'Pro e-sports',
    description: 'Category of the top menu: the e-sports provider with code TF',
  },
})

export const categoryMessages = defineMessages({
  title: {
    id: 'games.category.title',
    defaultMessage: 'Categories',
    description: 'Name of the row of game categories for screen readers, and heading over them',
  },
  retry: {
    id: 'games.category.retry',
    defaultMessage: 'Load the categories again',
    description: 'Button in the row of categories after they failed to load',
  },
})

/** The name of every category. */
export const categoryNames = {
  HOT: messages.hot,
  FAV: messages.favorites,
  RNG: messages.slots,
  LIVE: messages.live,
  FISH: messages.fishing,
  SPORTS: messages.sports,
  ESPORTS: messages.esports,
  PVP: messages.cards,
  LOTT: messages.lottery,
  ELOTT: messages.quickLottery,
  COCKFIGHT: messages.cockfight,
  BINGO: messages.bingo,
  BGS: messages.bgs,
  TF: messages.tf,
} satisfies Record<CategoryCode, MessageDescriptor>
