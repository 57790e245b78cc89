import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const agentMessages = defineMessages({
  views: {
    id: 'agent.page.views',
    defaultMessage: 'Ways to add members',
    description: 'Name of the two tabs of the page for agents, for screen readers',
  },
  account: {
    id: 'agent.page.account',
    defaultMessage: 'Open an account',
    description: 'Tab of the page for agents: the form that opens an account for somebody else',
  },
  links: {
    id: 'agent.page.links',
    defaultMessage: 'Links',
    description: 'Tab of the page for agents: the invitation links',
  },
  invited: {
    id: 'agent.page.invited',
    defaultMessage: 'Members invited',
    description: 'Below a number: how many registered by links of the agent',
  },
  usernameHint: {
    id: 'agent.page.usernameHint',
    defaultMessage: '4 to 20 letters, digits or underscores',
    description: 'Line below the field for the name of a new account',
  },
  passwordHint: {
    id: 'agent.page.passwordHint',
    defaultMessage: '8 to 20 characters, with a letter and a digit',
    description: 'Line below the field for the password of a new account',
  },
  type: {
    id: 'agent.page.type',
    defaultMessage: 'Account type',
    description: 'Label of the choice whether a new account is one of a member or of an agent',
  },
  member: {
    id: 'agent.offer.member',
    defaultMessage: 'Member',
    description: 'Before the account of the member who gets an offer, or whose bets are shown',
  },
  rebates: {
    id: 'agent.page.rebates',
    defaultMessage: 'Rebates',
    description: 'Heading of the fields, or name of the list, of the rates that somebody gets back of valid bets',
  },
  noLink: {
    id: 'agent.page.noLink',
    defaultMessage: 'None',
    description: 'Choice: the new account is counted for no link',
  },
  open: {
    id: 'agent.page.open',
    defaultMessage: 'Open the account',
    description: 'Button that opens an account for somebody else',
  },
  openedToast: {
    id: 'agent.page.openedToast',
    defaultMessage: 'Account opened',
    description: 'Toast after an agent opened an account',
  },
  openedUnknown: {
    id: 'agent.page.openedUnknown',
    defaultMessage: 'We do not know whether the account was opened. Look for it in your team first.',
    description:
      'Line over the button with which an agent opens an account for somebody else, when the answer to that was lost',
  },
  openedText: {
    id: 'agent.page.openedText',
    defaultMessage: 'Pass on this username and the password that you chose.',
    description: 'Text below the name of the account that an agent has just opened',
  },
  makeLink: {
    id: 'agent.page.makeLink',
    defaultMessage: 'Create a link',
    description: 'Button that creates an invitation link, or opens the form for it',
  },
  newLink: {
    id: 'agent.page.newLink',
    defaultMessage: 'New link',
    description: 'Title of the sheet with the form for an invitation link',
  },
  link: {
    id: 'agent.page.link',
    defaultMessage: 'Invitation link',
    description:
      'Title of the sheet that shows an invitation link as a QR code, and label of the choice of the link that a new account is counted for',
  },
  full: {
    id: 'agent.page.full',
    defaultMessage: 'You have the maximum number of links. Delete one to create another.',
    description: 'Text on the page for agents, when no further link can be made',
  },
  noLinksText: {
    id: 'agent.page.noLinksText',
    defaultMessage: 'Create your first link. Whoever registers with it joins your downline.',
    description: 'Text on the page for agents while there is no link',
  },
  show: {
    id: 'agent.page.show',
    defaultMessage: 'QR code and link',
    description: 'Button of an invitation link; opens its QR code',
  },
  visits: {
    id: 'agent.page.visits',
    defaultMessage: 'Visits',
    description: 'Below a number: how often an invitation link was opened',
  },
  registrations: {
    id: 'agent.page.registrations',
    defaultMessage: 'Registered',
    description: 'Below a number: how many registered by an invitation link',
  },
  firstDeposits: {
    id: 'agent.page.firstDeposits',
    defaultMessage: 'Deposited',
    description: 'Below a number: how many of those who registered by an invitation link made a deposit',
  },
  domain: {
    id: 'agent.page.domain',
    defaultMessage: 'Web address',
    description: 'Label of the choice of the host that an invitation link leads to',
  },
  delete: {
    id: 'agent.page.delete',
    defaultMessage: 'Delete the link',
    description: 'Button that deletes an invitation link',
  },
  deleteTitle: {
    id: 'agent.page.deleteTitle',
    defaultMessage: 'Delete this link?',
    description: 'Question before an invitation link is deleted',
  },
  deleteText: {
    id: 'agent.page.deleteText',
    defaultMessage: 'Its code stops working at once. Members who registered with it stay in your downline.',
    description: 'Text below the question before an invitation link is deleted',
  },
  contracts: {
    id: 'agent.page.contracts',
    defaultMessage: 'My contracts',
    description: 'Heading of the list of contracts on the page for agents',
  },
  waits: {
    id: 'agent.page.waits',
    defaultMessage: 'An offer is waiting for your answer.',
    description: 'Line below the name of a contract, in a list',
  },
})

/** What an account below an agent is, by the number that is sent. */
export const typeNames = defineMessages({
  0: { id: 'agent.type.member', defaultMessage: 'Member', description: 'What a new account becomes' },
  1: { id: 'agent.type.agent', defaultMessage: 'Agent', description: 'What a new account becomes' },
})

export const opened = defineMessage<{ account: MessageValue }>({
  id: 'agent.page.opened',
  defaultMessage: 'Account {account} is open',
  description: 'Heading after an agent opened an account for somebody else',
})

export const atMost = defineMessage<{ rate: string }>({
  id: 'agent.page.atMost',
  defaultMessage: 'Up to {rate}',
  description: 'Line below the field of a rate; rate is the highest one that can be given',
})

export const linksOfMax = defineMessage<{ count: number; max: number }>({
  id: 'agent.page.linksOfMax',
  defaultMessage: '{count, number} of {max, number} links',
  description: 'How many invitation links an agent has, and may have',
})

export const showLink = defineMessage<{ code: string }>({
  id: 'agent.page.showLink',
  defaultMessage: 'QR code and link for {code}',
  description: 'What a screen reader says of the button that opens the QR code of an invitation link',
})
