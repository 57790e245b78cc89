import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words about the money that lies in wallets of game providers. */
export const gameWalletMessages = defineMessages({
  title: {
    id: 'money.gameWallets.title',
    defaultMessage: 'Money in games',
    description: 'Heading above the wallets of game providers that hold money of the member',
  },
  text: {
    id: 'money.gameWallets.text',
    defaultMessage: 'This money is with the game providers. Return it to withdraw it or to play elsewhere.',
    description: 'Above the wallets of game providers that hold money of the member',
  },
  returnAll: {
    id: 'money.gameWallets.returnAll',
    defaultMessage: 'Return all',
    description: 'Button that moves the money of all game providers back to the main wallet',
  },
  nothing: {
    id: 'money.gameWallets.nothing',
    defaultMessage: 'Nothing was returned',
    description: 'Heading above the results of the wallets, none of which gave its money back',
  },
  results: {
    id: 'money.gameWallets.results',
    defaultMessage: 'Result of each wallet',
    description: 'Name of the list of results after money of game providers was moved back, for screen readers',
  },
  moved: {
    id: 'money.gameWallets.moved',
    defaultMessage: 'Returned',
    description: 'Result of a wallet of a game provider: its money is back, before the amount',
  },
  empty: {
    id: 'money.gameWallets.empty',
    defaultMessage: 'Empty',
    description: 'Result of a wallet of a game provider that held no money',
  },
  maintenance: {
    id: 'money.gameWallets.maintenance',
    defaultMessage: 'This provider is under maintenance. Try again later.',
    description: 'Result of a wallet of a game provider that kept its money',
  },
})

/** How much is back. */
export const returnedAmount = defineMessage<{ amount: MessageValue }>({
  id: 'money.gameWallets.returned',
  defaultMessage: '{amount} is back in your wallet',
  description: 'Heading above the results of the wallets of game providers, with the sum that came back',
})
