import { defineMessage, defineMessages } from 'react-intl'

/** Words of forms that move money. */
export const moneyMessages = defineMessages({
  format: {
    id: 'money.amount.format',
    defaultMessage: 'Enter an amount such as 250 or 250.50.',
    description: 'Below the field for an amount that cannot be read',
  },
  unknown: {
    id: 'money.unknown.title',
    defaultMessage: 'We do not know yet whether your order was placed',
    description: 'Heading in place of a form after a call that moves money got no answer',
  },
  sending: {
    id: 'money.unknown.sending',
    defaultMessage: 'Your request is being processed',
    description: 'Heading in place of a form while an earlier call that moves money still waits for its answer',
  },
  doNotOrder: {
    id: 'money.unknown.text',
    defaultMessage: 'Do not order again. We are checking.',
    description: 'Text below the heading that the outcome of an order is not known',
  },
  sent: {
    id: 'money.unknown.sent',
    defaultMessage: 'Sent',
    description: 'Before the time when an order was sent whose outcome is not known',
  },
  checking: {
    id: 'money.unknown.checking',
    defaultMessage: 'Checking',
    description: 'Shown while the outcome of an order is being asked for',
  },
  checkNow: {
    id: 'money.unknown.checkNow',
    defaultMessage: 'Check now',
    description: 'Button that asks once more for the outcome of an order',
  },
  made: {
    id: 'money.unknown.made',
    defaultMessage: 'Your order was placed. You can find it in your records.',
    description: 'Toast after the outcome of an order became known: it was made, although its answer was lost',
  },
  nothing: {
    id: 'money.unknown.nothing',
    defaultMessage: 'Your order was not placed. You can order again.',
    description: 'Toast after the outcome of an order became known: it was not made',
  },
})

/** Says between which amounts an order may be. */
export const between = defineMessage<{ min: string; max: string }>({
  id: 'money.amount.between',
  defaultMessage: 'Enter an amount from {min} to {max}.',
  description: 'Below the field for an amount that is too small or too large, with their currency',
})
