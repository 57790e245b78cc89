import { paths } from './paths.ts'

/** Of the address: the form stands in place of the list. */
export const ADDING_CARD = '?add=1'

/** The form that adds a card or wallet; an entry of the history, so that the phone's back button closes it. */
export const addCardPath = paths.cards + ADDING_CARD
