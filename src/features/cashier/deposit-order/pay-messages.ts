import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of how a deposit is paid and proved. */
export const payMessages = {
  ...defineMessages({
    transferTitle: {
      id: 'cashier.pay.transferTitle',
      defaultMessage: 'Transfer to this account',
      description: 'Heading above the account that a deposit is transferred to',
    },
    amount: {
      id: 'cashier.pay.amount',
      defaultMessage: 'Amount',
      description: 'Label of the exact amount to transfer, with a copy button',
    },
    bank: {
      id: 'cashier.pay.bank',
      defaultMessage: 'Bank or wallet',
      description: 'Label of the bank to transfer to, with a copy button',
    },
    holder: {
      id: 'cashier.pay.holder',
      defaultMessage: 'Account holder',
      description: 'Label of the name to transfer to, with a copy button',
    },
    account: {
      id: 'cashier.pay.account',
      defaultMessage: 'Account number',
      description: 'Label of the account number to transfer to, with a copy button',
    },
    branch: {
      id: 'cashier.pay.branch',
      defaultMessage: 'Branch',
      description: 'Label of the branch, routing number or IFSC to transfer to, with a copy button',
    },
    linkTitle: {
      id: 'cashier.pay.linkTitle',
      defaultMessage: 'Pay at the provider',
      description: 'Heading above the link to the page of a payment provider',
    },
    linkText: {
      id: 'cashier.pay.linkText',
      defaultMessage: 'It opens in a new window. Come back here afterwards: this page says when the money has arrived.',
      description: 'Above the link to the page of a payment provider',
    },
    linkUnsafe: {
      id: 'cashier.pay.linkUnsafe',
      defaultMessage: 'The payment page cannot be opened safely. Please choose another way to pay.',
      description: 'Where the address of a payment page is none that may be opened',
    },
    qrTitle: {
      id: 'cashier.pay.qrTitle',
      defaultMessage: 'Scan to pay',
      description: 'Heading above the QR code of a deposit',
    },
    qrText: {
      id: 'cashier.pay.qrText',
      defaultMessage: 'Scan the code with your payment app. On this phone: save the picture and open it in the app.',
      description: 'Above the QR code of a deposit',
    },
    qrLabel: {
      id: 'cashier.pay.qrLabel',
      defaultMessage: 'QR code of the payment',
      description: 'Name of the QR code of a deposit, for screen readers',
    },
    save: {
      id: 'cashier.pay.save',
      defaultMessage: 'Save picture',
      description: 'Button that saves the QR code of a deposit as a picture',
    },
    proofTitle: {
      id: 'cashier.pay.proofTitle',
      defaultMessage: 'Have you paid?',
      description: 'Heading above the form that proves a transfer',
    },
    proofText: {
      id: 'cashier.pay.proofText',
      defaultMessage: 'Give the number of the transfer or a picture of the slip. Then this order no longer expires.',
      description: 'Above the form that proves a transfer',
    },
    reference: {
      id: 'cashier.pay.reference',
      defaultMessage: 'Number of the transfer',
      description: 'Label of the field for the number that bank or wallet gave a transfer',
    },
    referenceHint: {
      id: 'cashier.pay.referenceHint',
      defaultMessage: 'Your bank or wallet calls it UTR, TrxID or reference.',
      description: 'Below the field for the number that bank or wallet gave a transfer',
    },
    referenceFormat: {
      id: 'cashier.pay.referenceFormat',
      defaultMessage: 'Enter 4 to 64 letters and digits.',
      description: 'Below the field for the number of a transfer, where it is none',
    },
    proofMissing: {
      id: 'cashier.pay.proofMissing',
      defaultMessage: 'Enter the number, or add a picture of the slip.',
      description: 'Below the field for the number of a transfer, where there is neither number nor slip',
    },
    slip: {
      id: 'cashier.pay.slip',
      defaultMessage: 'Picture of the slip',
      description: 'Label of the picture of a transfer slip',
    },
    send: {
      id: 'cashier.pay.send',
      defaultMessage: 'I have paid',
      description: 'Button that sends number or slip of a transfer',
    },
    sent: {
      id: 'cashier.pay.sent',
      defaultMessage: 'Thank you. We are looking for your transfer.',
      description: 'Toast after number or slip of a transfer were sent',
    },
  }),
  open: defineMessage<{ host: MessageValue }>({
    id: 'cashier.pay.open',
    defaultMessage: 'Open {host}',
    description: 'Button that opens the page of a payment provider, with the name of its host',
  }),
}
