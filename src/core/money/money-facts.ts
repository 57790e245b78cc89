import { defineMessages } from 'react-intl'

/**
 * What there is to say of money that moves, and of the account at its other end: before a fact, or as label of its
 * field.
 */
export const moneyFacts = defineMessages({
  amount: {
    id: 'records.fact.amount',
    defaultMessage: 'Amount',
    description:
      'Before the amount of an order or a transfer, label of the field for the amount of a deposit, a withdrawal or a transfer, and of the exact amount to transfer, with a copy button',
  },
  bonus: {
    id: 'records.fact.bonus',
    defaultMessage: 'Bonus',
    description:
      'Before what a promotion or channel adds to a deposit: an amount, or a share of the deposit in percent',
  },
  fee: {
    id: 'records.fact.fee',
    defaultMessage: 'Fee',
    description: 'Before the fee of a withdrawal: one that was made or is being typed in, or of all',
  },
  noFee: {
    id: 'cashier.withdrawOrder.free',
    defaultMessage: 'Free',
    description: 'In place of the fee of a withdrawal that costs nothing',
  },
  bank: {
    id: 'cashier.depositForm.bank',
    defaultMessage: 'Bank or wallet',
    description:
      'Label of the choice which bank or mobile wallet pays or is added, and of the bank to transfer to, with a copy button',
  },
  holder: {
    id: 'cashier.pay.holder',
    defaultMessage: 'Account holder',
    description:
      'Label of the name to transfer to, with a copy button, and of the field for the name on the bank account that is added',
  },
})
