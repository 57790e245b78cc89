import { defineMessages } from 'react-intl'

/** Where something needs a payment password, and there is none. */
export const paymentPasswordMessages = defineMessages({
  first: {
    id: 'member.cards.passwordFirst',
    defaultMessage: 'Set a payment password first',
    description:
      'Heading in place of the withdrawal form, or of the form that adds or removes a bank account or wallet, while there is no payment password',
  },
  set: {
    id: 'member.cards.passwordSet',
    defaultMessage: 'Set payment password',
    description: 'Button below "Set a payment password first"; leads to the page for setting one',
  },
})
