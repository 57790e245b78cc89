import { defineMessage } from 'react-intl'

/** Where the member sees what is over. */
export const historyMessage = defineMessage({
  id: 'promotions.rewards.history',
  defaultMessage: 'History',
  description:
    'Tab of the reward centre: what was paid into the wallet; link beside the balance: the member’s own deposits or withdrawals',
})
