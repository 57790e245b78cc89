import { defineMessages } from 'react-intl'

/** Words around a payment password that is to be used from now on. */
export const newPaymentPasswordMessages = defineMessages({
  label: {
    id: 'member.paymentPassword.newLabel',
    defaultMessage: 'New payment password',
    description: 'Label of the field for the payment password that is to be used from now on',
  },
  again: {
    id: 'member.paymentPassword.again',
    defaultMessage: 'Confirm new payment password',
    description: 'Label of the field where the new payment password is typed a second time',
  },
  hint: {
    id: 'member.paymentPassword.hint',
    defaultMessage: '6 digits. Do not use your date of birth.',
    description: 'Hint below the field for a new payment password',
  },
  different: {
    id: 'member.paymentPassword.different',
    defaultMessage: 'The payment passwords do not match.',
    description: 'Line under the field where the new payment password is typed a second time, when it differs',
  },
  saved: {
    id: 'member.paymentPassword.saved',
    defaultMessage: 'Payment password saved',
    description: 'Toast after a payment password was set or changed',
  },
  unknown: {
    id: 'member.paymentPassword.unknown',
    defaultMessage:
      'We do not know whether the new payment password was saved. Try it first where you are asked for one.',
    description:
      'Line over the button of a form for a new payment password, when the answer to the call that saves it was lost',
  },
})
