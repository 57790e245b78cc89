import { defineMessage } from 'react-intl'

/** On the button below a list that shows more of it. */
export const showMoreMessage = defineMessage({
  id: 'wallet.rows.more',
  defaultMessage: 'Show more',
  description:
    'Button below the entries of a record, bets, orders, members or links, and below the games of the search popup and a member’s favourites',
})
