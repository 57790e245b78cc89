import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of the forms by which an agent sends money. */
export const transferMessages = defineMessages({
  amountEach: {
    id: 'agent.transfer.amountEach',
    defaultMessage: 'Amount per member',
    description: 'Label of the field for the amount that every ticked member gets',
  },
  yours: {
    id: 'agent.transfer.yours',
    defaultMessage: 'Your balance',
    description: 'Before the balance of the agent who sends money',
  },
  sum: {
    id: 'agent.transfer.sum',
    defaultMessage: 'Total',
    description: 'Before the total of what an agent sends to several members',
  },
  to: {
    id: 'agent.transfer.to',
    defaultMessage: 'Recipient',
    description: 'Before the account that gets the money',
  },
  checkTitle: {
    id: 'agent.transfer.checkTitle',
    defaultMessage: 'Is this right?',
    description: 'Heading above what an agent is about to send',
  },
  checkText: {
    id: 'agent.transfer.checkText',
    defaultMessage: 'The money arrives at once. You cannot take it back.',
    description: 'Text below what an agent is about to send',
  },
  sendNow: {
    id: 'agent.transfer.sendNow',
    defaultMessage: 'Send now',
    description: 'Button that sends the money',
  },
  done: {
    id: 'agent.transfer.done',
    defaultMessage: 'Done',
    description: 'Button that closes the sheet after money was sent',
  },
  howMuch: {
    id: 'agent.transfer.howMuch',
    defaultMessage: 'How much',
    description: 'Name of the choice between one amount for all and an amount each',
  },
  same: {
    id: 'agent.transfer.same',
    defaultMessage: 'Same amount for all',
    description: 'Choice: every ticked member gets the same amount',
  },
  each: {
    id: 'agent.transfer.each',
    defaultMessage: 'Different amounts',
    description: 'Choice: every ticked member gets an amount of their own',
  },
  members: {
    id: 'agent.transfer.members',
    defaultMessage: 'Members',
    description: 'Heading of the list of members who get money',
  },
  sent: {
    id: 'agent.transfer.sent',
    defaultMessage: 'Sent',
    description: 'Mark of a transfer that went through, in a list of results',
  },
})

export const sentTo = defineMessage<{ amount: MessageValue; account: MessageValue }>({
  id: 'agent.transfer.sentTo',
  defaultMessage: '{amount} sent to {account}',
  description: 'Heading after an agent sent money to a member',
})

export const selected = defineMessage<{ count: number; max: number }>({
  id: 'agent.transfer.selected',
  defaultMessage: '{count, number} selected, up to {max, number}',
  description: 'How many members are ticked, and how many can be ticked',
})

export const sentOf = defineMessage<{ done: number; all: number }>({
  id: 'agent.transfer.sentOf',
  defaultMessage: '{done, number} of {all, number} sent',
  description: 'Heading of the results: how many transfers of a batch went through',
})

export const tryAgain = defineMessage<{ count: number }>({
  id: 'agent.transfer.tryAgain',
  defaultMessage: '{count, plural, one {Retry the failed transfer} other {Retry the # failed transfers}}',
  description: 'Button below the results of a batch: sends again to those whose transfer failed',
})
