import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of the withdrawal form. */
export const formMessages = {
  ...defineMessages({
    all: {
      id: 'cashier.withdrawForm.all',
      defaultMessage: 'All',
      description: 'Button beside the amount: fills in the most that can be withdrawn now',
    },
    account: {
      id: 'cashier.withdrawForm.account',
      defaultMessage: 'Withdraw to',
      description: 'Heading of the choice of bank accounts and wallets that the money goes to',
    },
    accountMissing: {
      id: 'cashier.withdrawForm.accountMissing',
      defaultMessage: 'Choose where the money goes.',
      description: 'Below the choice of accounts when none is chosen',
    },
    payout: {
      id: 'cashier.withdrawForm.payout',
      defaultMessage: 'You receive',
      description: 'Before the amount that reaches the account, after the fee',
    },
    overLimit: {
      id: 'cashier.withdrawForm.overLimit',
      defaultMessage: 'This is more than you have left today.',
      description: 'Below the amount of a withdrawal above what is left of the day’s limit',
    },
    repeatedTitle: {
      id: 'cashier.withdrawForm.repeatedTitle',
      defaultMessage: 'Withdraw the same amount again?',
      description: 'Question when an equal withdrawal is open and only minutes old',
    },
    repeatedYes: {
      id: 'cashier.withdrawForm.repeatedYes',
      defaultMessage: 'Withdraw again',
      description: 'Button that orders a second withdrawal like the one before',
    },
  }),
  submit: defineMessage<{ amount: string }>({
    id: 'cashier.withdrawForm.submit',
    defaultMessage: 'Withdraw {amount}',
    description: 'Button that orders the withdrawal, with its amount and currency',
  }),
  checked: defineMessage<{ account: MessageValue }>({
    id: 'cashier.withdrawForm.checked',
    defaultMessage: '{account} is being checked and cannot be chosen yet.',
    description: 'Below the choice of accounts: one that cannot be used yet, as its bank and last four digits',
  }),
  repeated: defineMessage<{ time: MessageValue }>({
    id: 'cashier.withdrawForm.repeated',
    defaultMessage: 'You already requested this amount to the same account at {time}. That withdrawal is still open.',
    description: 'Text below the question whether to withdraw the same once more',
  }),
}
