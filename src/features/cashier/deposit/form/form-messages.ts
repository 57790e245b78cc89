import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const formMessages = {
  ...defineMessages({
    bankMissing: {
      id: 'cashier.depositForm.bankMissing',
      defaultMessage: 'Choose the bank or wallet you pay with.',
      description: 'Below the choice of a bank where none is chosen',
    },
    variant: {
      id: 'cashier.depositForm.variant',
      defaultMessage: 'How to pay',
      description: 'Label of the choice between scanning a code and opening an app',
    },
    scan: {
      id: 'cashier.depositForm.scan',
      defaultMessage: 'Scan a QR code',
      description: 'Choice of how to pay by WeChat',
    },
    openApp: {
      id: 'cashier.depositForm.openApp',
      defaultMessage: 'Open the app',
      description: 'Choice of how to pay by WeChat: on this phone',
    },
    payer: {
      id: 'cashier.depositForm.payer',
      defaultMessage: 'Name on the account you pay from',
      description: 'Label of the field for whoever makes a bank transfer',
    },
    payerHint: {
      id: 'cashier.depositForm.payerHint',
      defaultMessage: 'Exactly as at your bank or wallet. We use it to find your transfer.',
      description: 'Below the field for the name of whoever makes a bank transfer',
    },
    payerMissing: {
      id: 'cashier.depositForm.payerMissing',
      defaultMessage: 'Enter the name on your account.',
      description: 'Below the field for the name of whoever makes a bank transfer, where it is empty',
    },
    promotion: {
      id: 'cashier.depositForm.promotion',
      defaultMessage: 'Promotion',
      description: 'Label of the choice of a promotion for a deposit',
    },
    noPromotion: {
      id: 'cashier.depositForm.noPromotion',
      defaultMessage: 'No promotion',
      description: 'First choice among the promotions for a deposit',
    },
    noPromotionDetail: {
      id: 'cashier.depositForm.noPromotionDetail',
      defaultMessage: 'No extra turnover',
      description: 'Below the choice to deposit without a promotion',
    },
    channelBonus: {
      id: 'cashier.depositForm.channelBonus',
      defaultMessage: 'Deposit method bonus',
      description: 'In the summary of a deposit, before what its channel adds',
    },
    promotionBonus: {
      id: 'cashier.depositForm.promotionBonus',
      defaultMessage: 'Promotion bonus',
      description: 'In the summary of a deposit, before what the chosen promotion adds',
    },
    total: {
      id: 'cashier.depositForm.total',
      defaultMessage: 'Added to your balance',
      description: 'In the summary of a deposit, before deposit and bonuses together',
    },
    turnover: {
      id: 'cashier.depositForm.turnover',
      defaultMessage: 'Turnover before withdrawal',
      description:
        'In the summary of a deposit, before the amount that the promotion requires to be bet before a withdrawal',
    },
    afterTransfer: {
      id: 'cashier.depositForm.afterTransfer',
      defaultMessage:
        'Next, you see the account to transfer to. Your balance is updated as soon as your transfer arrives.',
      description: 'Above the button that orders a deposit by bank transfer',
    },
    afterOnline: {
      id: 'cashier.depositForm.afterOnline',
      defaultMessage: 'Next, you see how to pay. Your balance is updated as soon as your payment is confirmed.',
      description: 'Above the button that orders a deposit at a payment provider',
    },
    submit: {
      id: 'cashier.depositForm.submit',
      defaultMessage: 'Deposit',
      description: 'Button that orders a deposit, before an amount is entered',
    },
    repeatedTitle: {
      id: 'cashier.depositForm.repeatedTitle',
      defaultMessage: 'Make the same deposit again?',
      description: 'Title of the question whether a second deposit like an open one is meant',
    },
    repeatedYes: {
      id: 'cashier.depositForm.repeatedYes',
      defaultMessage: 'Deposit again',
      description: 'Button that orders a second deposit like an open one',
    },
  }),
  limits: defineMessage<{ limits: MessageValue }>({
    id: 'cashier.depositForm.limits',
    defaultMessage: 'Per payment: {limits}',
    description: 'Below the field for the amount: the smallest and the largest amount of one payment',
  }),
  tooSmall: defineMessage<{ amount: MessageValue }>({
    id: 'cashier.depositForm.tooSmall',
    defaultMessage: 'This promotion adds a bonus to deposits from {amount}.',
    description: 'In the summary, where the deposit is too small for the chosen promotion',
  }),
  submitAmount: defineMessage<{ amount: MessageValue }>({
    id: 'cashier.depositForm.submitAmount',
    defaultMessage: 'Deposit {amount}',
    description: 'Button that orders a deposit of this amount',
  }),
  repeated: defineMessage<{ time: string }>({
    id: 'cashier.depositForm.repeated',
    defaultMessage: 'You already made a deposit of this amount with this method at {time}. It is still open.',
    description: 'Question whether a second deposit like an open one is meant; the time is hours and minutes',
  }),
}
