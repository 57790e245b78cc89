import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of how a deposit is paid and proved. */
export const payMessages = {
  ...defineMessages({
    transferTitle: {
      id: 'cashier.pay.transferTitle',
      defaultMessage: 'Transfer to this account',
      description: 'Heading above the account that a deposit is transferred to',
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
      defaultMessage: 'Pay on the payment page',
      description: 'Heading above the link to the page of a payment provider',
    },
    linkText: {
      id: 'cashier.pay.linkText',
      defaultMessage:
        'The payment page opens in a new window. Come back here afterwards to see when the money has arrived.',
      description: 'Above the link to the page of a payment provider',
    },
    linkUnsafe: {
      id: 'cashier.pay.linkUnsafe',
      defaultMessage:
        'This order leads to a page that we do not know as a payment page, so we do not open it. Do not pay anywhere else. Ask customer service how to pay.',
      description: 'In place of the link to a payment page, where its host is not one of the merchant’s list',
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
    openApp: {
      id: 'cashier.pay.openApp',
      defaultMessage: 'Pay in an app on this phone',
      description: 'Button that opens a payment app with an order, such as a UPI app',
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
      defaultMessage: 'Enter the transfer number or add a picture of the slip. The order then no longer expires.',
      description: 'Above the form that proves a transfer',
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
  appAmount: defineMessage<{ amount: MessageValue }>({
    id: 'cashier.pay.appAmount',
    defaultMessage: 'The app asks you to pay {amount}. If it shows another amount, do not pay.',
    description: 'Below the button that opens a payment app, with the amount of the order',
  }),
  open: defineMessage<{ host: MessageValue }>({
    id: 'cashier.pay.open',
    defaultMessage: 'Open {host}',
    description: 'Button that opens the page of a payment provider, with the name of its host',
  }),
}
