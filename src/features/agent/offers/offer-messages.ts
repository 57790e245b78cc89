import { defineMessage, defineMessages } from 'react-intl'

/** Words of the page where an agent offers contracts. */
export const offerMessages = defineMessages({
  offer: {
    id: 'agent.offer.offer',
    defaultMessage: 'Offer a contract',
    description: 'Button of an agent that begins an offer to a member, and heading of its form',
  },
  none: {
    id: 'agent.offer.none',
    defaultMessage: 'No contract offered yet',
    description: 'Heading where an agent has offered no contract',
  },
  noneText: {
    id: 'agent.offer.noneText',
    defaultMessage:
      'Offer a wage or a dividend to someone directly below you. They can read and answer it in their account.',
    description: 'Text below "No contract offered yet"',
  },
  choose: {
    id: 'agent.offer.choose',
    defaultMessage: 'Who gets the offer?',
    description: 'Heading of the list in which an agent chooses the member for an offer',
  },
  kind: {
    id: 'agent.offer.kind',
    defaultMessage: 'Type',
    description: 'Label of the choice of a type of contract: hourly wage, daily wage, dividend',
  },
  step: {
    id: 'agent.offer.step',
    defaultMessage: 'Steps',
    description: 'Heading above the steps of the pay in a form',
  },
  turnover: {
    id: 'agent.offer.turnover',
    defaultMessage: 'Minimum valid bets',
    description: 'Label of a field: the valid bets of the team at which a step of the pay starts',
  },
  netLoss: {
    id: 'agent.offer.netLoss',
    defaultMessage: 'Minimum net loss',
    description: 'Label of a field: the net loss of the team at which a step of the pay starts',
  },
  addStep: {
    id: 'agent.offer.addStep',
    defaultMessage: 'Add a step',
    description: 'Button below the steps of the pay',
  },
  removeStep: {
    id: 'agent.offer.removeStep',
    defaultMessage: 'Remove the last step',
    description: 'Button below the steps of the pay',
  },
  startsOn: {
    id: 'agent.offer.startsOn',
    defaultMessage: 'First day',
    description: 'Label of a field: when a contract begins',
  },
  endsOn: {
    id: 'agent.offer.endsOn',
    defaultMessage: 'Last day',
    description: 'Label of a field: when a contract ends',
  },
  endsHint: {
    id: 'agent.offer.endsHint',
    defaultMessage: 'Leave empty for no end date.',
    description: 'Below the field for the last day of a contract',
  },
  remark: {
    id: 'agent.offer.remark',
    defaultMessage: 'Note',
    description: 'Label of a field: a note that an agent adds to a contract',
  },
  send: { id: 'agent.offer.send', defaultMessage: 'Send the offer', description: 'Button of the form for an offer' },
  sent: {
    id: 'agent.offer.sent',
    defaultMessage: 'Offer sent',
    description: 'Toast after a contract was offered',
  },
  takeBack: {
    id: 'agent.offer.takeBack',
    defaultMessage: 'Take back',
    description: 'Button of an agent below an offer that nobody has answered',
  },
  takeBackTitle: {
    id: 'agent.offer.takeBackTitle',
    defaultMessage: 'Take this offer back?',
    description: 'Question before an offer is taken back',
  },
  takeBackText: {
    id: 'agent.offer.takeBackText',
    defaultMessage: 'The member will no longer be able to answer it. You can make a new offer right away.',
    description: 'Text below the question before an offer is taken back',
  },
  takenBack: {
    id: 'agent.offer.takenBack',
    defaultMessage: 'Offer taken back',
    description: 'Toast after an offer was taken back',
  },
  amountFormat: {
    id: 'agent.offer.amountFormat',
    defaultMessage: 'Enter an amount above 0.',
    description: 'Error under a field for an amount of a contract',
  },
  stepTooLow: {
    id: 'agent.offer.stepTooLow',
    defaultMessage: 'Enter more than in the previous step.',
    description: 'Error under a field: a step of the pay has to begin above the step before it',
  },
  membersFormat: {
    id: 'agent.offer.membersFormat',
    defaultMessage: 'Enter a whole number.',
    description: 'Error under the field for the number of active members that a step needs',
  },
  shareFormat: {
    id: 'agent.offer.shareFormat',
    defaultMessage: 'Enter a share above 0% and up to 100%.',
    description: 'Error under the field for the share that a dividend pays',
  },
  startsLate: {
    id: 'agent.offer.startsLate',
    defaultMessage: 'The first day cannot be in the past.',
    description: 'Error under the field for the first day of a contract, when that day is over',
  },
  endsEarly: {
    id: 'agent.offer.endsEarly',
    defaultMessage: 'The last day cannot be before the first.',
    description: 'Error under the field for the last day of a contract',
  },
})

export const stepTitle = defineMessage<{ number: number }>({
  id: 'agent.offer.stepTitle',
  defaultMessage: 'Step {number, number}',
  description: 'Above the fields of a step of the pay; number is 1 for the first step',
})

/** Names of the kinds as contracts have them, by the word of the gateway. */
export const kindFields = {
  DAILY_SALARY: 'dailysalreqtype',
  DIVIDEND: 'divtypecompperiodreq',
  HOUR_SALARY: 'contracthoursalreq',
} as const
