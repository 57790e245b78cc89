import { defineMessages } from 'react-intl'

/** What stands before a withdrawal, and the way on. */
export const gateMessages = defineMessages({
  passwordText: {
    id: 'cashier.withdrawGate.passwordText',
    defaultMessage: 'It confirms each withdrawal, so that nobody else can take your money out.',
    description: 'Why a payment password is needed before a withdrawal',
  },
  accountTitle: {
    id: 'cashier.withdrawGate.accountTitle',
    defaultMessage: 'Add a bank account or wallet first',
    description: 'Heading: what is missing before a withdrawal',
  },
  accountText: {
    id: 'cashier.withdrawGate.accountText',
    defaultMessage: 'The money goes to an account in your own name.',
    description: 'Why an account is needed before a withdrawal',
  },
  addAccount: {
    id: 'cashier.withdrawGate.addAccount',
    defaultMessage: 'Add account',
    description: 'Button that leads to the page for adding a bank account',
  },
  checkedTitle: {
    id: 'cashier.withdrawGate.checkedTitle',
    defaultMessage: 'Your account is being checked',
    description: 'Heading before a withdrawal while no account can be used yet',
  },
  checkedText: {
    id: 'cashier.withdrawGate.checkedText',
    defaultMessage: 'You can withdraw as soon as the check is done.',
    description: 'Text while no account can be used yet',
  },
  showAccounts: {
    id: 'cashier.withdrawGate.showAccounts',
    defaultMessage: 'Show accounts',
    description: 'Button that leads to the list of bank accounts',
  },
  turnoverTitle: {
    id: 'cashier.withdrawGate.turnoverTitle',
    defaultMessage: 'Bet {amount} more first',
    description: 'Heading before a withdrawal while a bonus asks for more bets',
  },
  turnoverText: {
    id: 'cashier.withdrawGate.turnoverText',
    defaultMessage: 'Part of your balance came with a bonus. Once you have bet this amount, you can withdraw.',
    description: 'Text below a heading that names the amount, while a bonus asks for more bets',
  },
  play: {
    id: 'cashier.withdrawGate.play',
    defaultMessage: 'Go to the games',
    description: 'Button that leads to the lobby',
  },
  dayTitle: {
    id: 'cashier.withdrawGate.dayTitle',
    defaultMessage: 'You have reached today’s limit',
    description: 'Heading when nothing more can be withdrawn today',
  },
  dayText: {
    id: 'cashier.withdrawGate.dayText',
    defaultMessage: 'You can withdraw again tomorrow.',
    description: 'Text when nothing more can be withdrawn today',
  },
  heldTitle: {
    id: 'cashier.withdrawGate.heldTitle',
    defaultMessage: 'For your safety, wait until {time}',
    description: 'Heading while withdrawals are held for a day after a change of security settings; time has its day',
  },
  heldText: {
    id: 'cashier.withdrawGate.heldText',
    defaultMessage:
      'Your payment password was reset, or your mobile number or e-mail address was changed. If that was not you, tell customer service at once.',
    description: 'Text below the heading that names the time until which withdrawals are held',
  },
  showRecord: {
    id: 'cashier.withdrawGate.showRecord',
    defaultMessage: 'Show withdrawals',
    description: 'Button that leads to the record of withdrawals',
  },
})
