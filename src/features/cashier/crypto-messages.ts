import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of deposits in a cryptocurrency. */
export const cryptoMessages = {
  ...defineMessages({
    send: {
      id: 'cashier.crypto.send',
      defaultMessage: 'You send',
      description: 'In the summary of a deposit, before its amount in a cryptocurrency',
    },
    rate: {
      id: 'cashier.crypto.rate',
      defaultMessage: 'Rate',
      description: 'Before what one coin of a cryptocurrency is worth',
    },
    network: {
      id: 'cashier.crypto.network',
      defaultMessage: 'Network',
      description: 'Before the name of the network that a cryptocurrency is sent on, as in TRC20',
    },
    confirmations: {
      id: 'cashier.crypto.confirmations',
      defaultMessage: 'Confirmations needed',
      description: 'Before how often the network has to confirm a transfer of a cryptocurrency',
    },
    deposit: {
      id: 'cashier.crypto.deposit',
      defaultMessage: 'Deposit',
      description: 'Before the amount of a deposit in money, where it is sent in a cryptocurrency',
    },
    address: {
      id: 'cashier.crypto.address',
      defaultMessage: 'Address',
      description: 'Label of the address to send a cryptocurrency to, with a copy button',
    },
    qrLabel: {
      id: 'cashier.crypto.qrLabel',
      defaultMessage: 'QR code of the address',
      description: 'Name of the QR code with the address to send a cryptocurrency to, for screen readers',
    },
  }),
  rateOf: defineMessage<{ currency: string; amount: MessageValue }>({
    id: 'cashier.crypto.rateOf',
    defaultMessage: '1 {currency} = {amount}',
    description: 'What one coin of a cryptocurrency is worth, as in 1 USDT = ৳ 121.50',
  }),
  warning: defineMessage<{ currency: string; network: string }>({
    id: 'cashier.crypto.warning',
    defaultMessage: 'Send {currency} on the {network} network only. Anything sent on another network is lost.',
    description: 'Warning at a deposit in a cryptocurrency, with its name and that of the network',
  }),
  next: defineMessage<{ count: number }>({
    id: 'cashier.crypto.next',
    defaultMessage:
      'Next, you see the address to send to, at a fixed rate. Your balance is updated after {count, plural, one {# network confirmation} other {# network confirmations}}.',
    description: 'Above the button that orders a deposit in a cryptocurrency',
  }),
  title: defineMessage<{ currency: string }>({
    id: 'cashier.crypto.title',
    defaultMessage: 'Send {currency} to this address',
    description: 'Heading above the address to send a cryptocurrency to',
  }),
  amount: defineMessage<{ currency: string }>({
    id: 'cashier.crypto.amount',
    defaultMessage: 'Amount in {currency}',
    description: 'Label of the exact amount to send in a cryptocurrency, with a copy button',
  }),
}
