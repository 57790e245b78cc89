import { defineMessage, defineMessages } from 'react-intl'

/** Words of the page with the bank cards of a member. */
export const cardsMessages = {
  ...defineMessages({
    title: {
      id: 'member.cards.title',
      defaultMessage: 'Your cards and wallets',
      description: 'Heading above the bank accounts and wallets that money is paid out to',
    },
    checking: {
      id: 'member.cards.checking',
      defaultMessage: 'Being checked',
      description: 'Mark of a bank card that cannot be used yet',
    },
    checkingText: {
      id: 'member.cards.checkingText',
      defaultMessage: 'You can withdraw to it once we have checked it.',
      description: 'Line on a bank card that cannot be used yet',
    },
    add: {
      id: 'member.cards.add',
      defaultMessage: 'Add a card or wallet',
      description: 'Button below the bank cards, and heading of the form that it opens',
    },
    none: {
      id: 'member.cards.none',
      defaultMessage: 'No card or wallet yet',
      description: 'Heading in place of the bank cards of a member who has none',
    },
    noneText: {
      id: 'member.cards.noneText',
      defaultMessage: 'Add one, and withdrawals have a place to go to.',
      description: 'Text below "No card or wallet yet"',
    },
    addText: {
      id: 'member.cards.addText',
      defaultMessage: 'Money is paid out to accounts in your own name alone.',
      description: 'Text below the heading of the form that adds a bank card',
    },
    bank: {
      id: 'member.cards.bank',
      defaultMessage: 'Bank or wallet',
      description: 'Label of the choice of banks in the form that adds a bank card',
    },
    bankUnchosen: {
      id: 'member.cards.bankUnchosen',
      defaultMessage: 'Choose a bank or wallet.',
      description: 'Line under the choice of banks, when none is chosen',
    },
    bankGone: {
      id: 'member.cards.bankGone',
      defaultMessage: 'This bank is no longer on offer. Choose another one.',
      description: 'Line under the choice of banks, when the chosen one has gone meanwhile',
    },
    noBanks: {
      id: 'member.cards.noBanks',
      defaultMessage: 'No bank on offer',
      description: 'Heading in place of the form that adds a bank card, where the operator pays out to no bank',
    },
    noBanksText: {
      id: 'member.cards.noBanksText',
      defaultMessage: 'Please try again later, or ask customer service.',
      description: 'Text below "No bank on offer"',
    },
    branch: {
      id: 'member.cards.branch',
      defaultMessage: 'Branch (optional)',
      description: 'Label of the field for the branch of the bank',
    },
    holder: {
      id: 'member.cards.holder',
      defaultMessage: 'Account holder',
      description: 'Label of the field for the name on the bank account',
    },
    holderFixed: {
      id: 'member.cards.holderFixed',
      defaultMessage: 'Your payee name. Money goes to this name alone.',
      description: 'Hint below the name on the bank account, where it is set and cannot be changed here',
    },
    holderNew: {
      id: 'member.cards.holderNew',
      defaultMessage: 'As it stands on the account.',
      description: 'Hint below the field for the name on the bank account, where none is set yet',
    },
    save: {
      id: 'member.cards.save',
      defaultMessage: 'Add',
      description: 'Button that sends the form which adds a bank card or wallet',
    },
    saved: {
      id: 'member.cards.saved',
      defaultMessage: 'Added. We check it before you can withdraw to it.',
      description: 'Short notice after a bank card or wallet was added',
    },
    remove: {
      id: 'member.cards.remove',
      defaultMessage: 'Remove',
      description: 'Button on a bank card that opens the form which removes it, and the button that sends that form',
    },
    removeTitle: {
      id: 'member.cards.removeTitle',
      defaultMessage: 'Remove card or wallet',
      description: 'Title of the sheet that removes a bank card',
    },
    removeText: {
      id: 'member.cards.removeText',
      defaultMessage:
        'You can no longer withdraw to it. If you add it again later, we check it again first. Your earlier withdrawals stay in the records.',
      description: 'What it means to remove a bank card, above the field for the payment password',
    },
    removed: {
      id: 'member.cards.removed',
      defaultMessage: 'Removed. You can no longer withdraw to it.',
      description: 'Short notice after a bank card or wallet was removed',
    },
    passwordFirst: {
      id: 'member.cards.passwordFirst',
      defaultMessage: 'First set a payment password',
      description: 'Heading in place of the form that adds or removes a bank card, while there is no payment password',
    },
    passwordFirstText: {
      id: 'member.cards.passwordFirstText',
      defaultMessage: 'It confirms that it is you who changes where your money goes. Then you come back here.',
      description: 'Text below "First set a payment password", where a bank card is added or removed',
    },
    passwordSet: {
      id: 'member.cards.passwordSet',
      defaultMessage: 'Set payment password',
      description: 'Button below "First set a payment password"',
    },
  }),
  count: defineMessage<{ count: number; max: number }>({
    id: 'member.cards.count',
    defaultMessage: '{count} of {max}',
    description: 'Beside the heading of the bank cards: how many there are, and how many there can be',
  }),
  removeWhich: defineMessage<{ bank: string; ending: string }>({
    id: 'member.cards.removeWhich',
    defaultMessage: 'Remove {bank}, number ending in {ending}',
    description:
      'Name, for screen readers, of the button "Remove" on a bank card; {bank} is its bank, {ending} the last four digits of its number. Contains the word on the button as it stands there',
  }),
  full: defineMessage<{ max: number }>({
    id: 'member.cards.full',
    defaultMessage:
      '{max, plural, one {You can have # card or wallet.} other {You can have # cards and wallets.}} Remove one before you add another.',
    description: 'Sentence in place of the button that adds a bank card, when there can be no more',
  }),
}
