import { defineMessage, defineMessages } from 'react-intl'

/** Words of the page with the bank cards of a member. */
export const cardsMessages = {
  ...defineMessages({
    title: {
      id: 'member.cards.title',
      defaultMessage: 'Your bank accounts and wallets',
      description: 'Heading above the bank accounts and wallets that money is paid out to',
    },
    checking: {
      id: 'member.cards.checking',
      defaultMessage: 'Being checked',
      description: 'Mark of a bank account or wallet that cannot be used yet',
    },
    checkingText: {
      id: 'member.cards.checkingText',
      defaultMessage: 'You can withdraw to it once we have checked it.',
      description: 'Line on a bank account or wallet that cannot be used yet',
    },
    add: {
      id: 'member.cards.add',
      defaultMessage: 'Add a bank account or wallet',
      description: 'Button below the bank accounts and wallets, and heading of the form that it opens',
    },
    none: {
      id: 'member.cards.none',
      defaultMessage: 'No bank account or wallet yet',
      description: 'Heading in place of the bank accounts and wallets of a member who has none',
    },
    noneText: {
      id: 'member.cards.noneText',
      defaultMessage: 'Add one to be able to withdraw.',
      description: 'Text below "No bank account or wallet yet"',
    },
    addText: {
      id: 'member.cards.addText',
      defaultMessage: 'We pay out only to accounts in your own name.',
      description: 'Text below the heading of the form that adds a bank account or wallet',
    },
    bankUnchosen: {
      id: 'member.cards.bankUnchosen',
      defaultMessage: 'Choose a bank or wallet.',
      description: 'Line under the choice of banks, when none is chosen',
    },
    bankGone: {
      id: 'member.cards.bankGone',
      defaultMessage: 'This bank is no longer available. Choose another one.',
      description: 'Line under the choice of banks, when the chosen one is no longer on offer',
    },
    noBanks: {
      id: 'member.cards.noBanks',
      defaultMessage: 'No banks available',
      description:
        'Heading in place of the form that adds a bank account or wallet, where the operator pays out to no bank',
    },
    noBanksText: {
      id: 'member.cards.noBanksText',
      defaultMessage: 'Please try again later, or ask customer service.',
      description: 'Text below "No banks available"',
    },
    branch: {
      id: 'member.cards.branch',
      defaultMessage: 'Branch (optional)',
      description: 'Label of the field for the branch of the bank',
    },
    holderFixed: {
      id: 'member.cards.holderFixed',
      defaultMessage: 'Your payee name. We pay out to this name only.',
      description: 'Hint below the name on the bank account, where it is set and cannot be changed here',
    },
    holderNew: {
      id: 'member.cards.holderNew',
      defaultMessage: 'As shown on the account.',
      description: 'Hint below the field for the name on the bank account, where none is set yet',
    },
    save: {
      id: 'member.cards.save',
      defaultMessage: 'Add',
      description: 'Button that sends the form which adds a bank account or wallet or wallet',
    },
    saved: {
      id: 'member.cards.saved',
      defaultMessage: 'Added. We will check it before you can withdraw to it.',
      description: 'Toast after a bank account or wallet was added',
    },
    remove: {
      id: 'member.cards.remove',
      defaultMessage: 'Remove',
      description:
        'Button on a bank account or wallet that opens the form which removes it, and the button that sends that form',
    },
    removeTitle: {
      id: 'member.cards.removeTitle',
      defaultMessage: 'Remove bank account or wallet',
      description: 'Title of the sheet that removes a bank account or wallet',
    },
    removeText: {
      id: 'member.cards.removeText',
      defaultMessage:
        'You will no longer be able to withdraw to it. If you add it again, we will check it again. Past withdrawals stay in your records.',
      description: 'What it means to remove a bank account or wallet, above the field for the payment password',
    },
    removed: {
      id: 'member.cards.removed',
      defaultMessage: 'Removed. You can no longer withdraw to it.',
      description: 'Toast after a bank account or wallet was removed',
    },
    passwordFirstText: {
      id: 'member.cards.passwordFirstText',
      defaultMessage: 'It confirms that it is you who changes where your money goes. You come back here afterwards.',
      description: 'Text below "Set a payment password first", where a bank account or wallet is added or removed',
    },
  }),
  count: defineMessage<{ count: number; max: number }>({
    id: 'member.cards.count',
    defaultMessage: '{count} of {max}',
    description: 'Beside the heading of the bank accounts and wallets: how many there are, and how many there can be',
  }),
  removeWhich: defineMessage<{ bank: string; ending: string }>({
    id: 'member.cards.removeWhich',
    defaultMessage: 'Remove {bank}, number ending in {ending}',
    description:
      'Name, for screen readers, of the button "Remove" on a bank account or wallet; {bank} is its bank, {ending} the last four digits of its number. It contains the word on the button as it is there',
  }),
  full: defineMessage<{ max: number }>({
    id: 'member.cards.full',
    defaultMessage:
      '{max, plural, one {You can have # bank account or wallet.} other {You can have # bank accounts and wallets.}} Remove one before you add another.',
    description: 'Sentence in place of the button that adds a bank account or wallet, when there can be no more',
  }),
}
