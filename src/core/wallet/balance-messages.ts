import { defineMessages } from 'react-intl'

export const balanceMessages = defineMessages({
  refresh: {
    id: 'wallet.balance.refresh',
    defaultMessage: 'Refresh balance',
    description: 'Label of the button beside the balance',
  },
  balance: {
    id: 'wallet.balance.label',
    defaultMessage: 'Balance',
    description: 'What the amount is: in the header for screen readers, and above the amount in the member area',
  },
})
