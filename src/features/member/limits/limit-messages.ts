import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of the deposit limits that members set themselves. */
export const limitMessages = {
  ...defineMessages({
    lead: {
      id: 'member.limits.lead',
      defaultMessage: 'Set a maximum for your deposits, or take a break from playing.',
      description: 'First line of the page "Limits and breaks"',
    },
    title: {
      id: 'member.limits.title',
      defaultMessage: 'Deposit limits',
      description: 'Heading above the limits of a day, a week and a month',
    },
    rule: {
      id: 'member.limits.rule',
      defaultMessage:
        'A lower limit applies at once. A higher one applies after 24 hours, once you have confirmed it again.',
      description: 'Below the heading "Deposit limits", and below the field for another limit',
    },
    firstRule: {
      id: 'member.limits.firstRule',
      defaultMessage: 'Applies at once. Raising or removing it later takes 24 hours.',
      description: 'Below the field for the amount of a limit where there is none yet',
    },
    none: {
      id: 'member.limits.none',
      defaultMessage: 'No limit',
      description: 'In place of the amount where a member has set no limit',
    },
    set: {
      id: 'member.limits.set',
      defaultMessage: 'Set a limit',
      description: 'Button that opens the form for a limit where there is none yet',
    },
    change: {
      id: 'member.limits.change',
      defaultMessage: 'Change',
      description: 'Button that opens the form for another limit',
    },
    amount: {
      id: 'member.limits.amount',
      defaultMessage: 'Maximum deposit',
      description: 'Label of the field for the amount of a limit',
    },
    save: {
      id: 'member.limits.save',
      defaultMessage: 'Save limit',
      description: 'Button that saves a deposit limit',
    },
    remove: {
      id: 'member.limits.remove',
      defaultMessage: 'Remove this limit',
      description: 'Button below the form for a limit',
    },
    removeTitle: {
      id: 'member.limits.removeTitle',
      defaultMessage: 'Remove this limit?',
      description: 'Title of the question after the button "Remove this limit"',
    },
    removeText: {
      id: 'member.limits.removeText',
      defaultMessage: 'It still applies for 24 hours. After that, confirm the removal here once more.',
      description: 'Text of the question whether a limit is to be removed',
    },
    removeYes: {
      id: 'member.limits.removeYes',
      defaultMessage: 'Remove in 24 hours',
      description: 'Button that answers the question whether a limit is to be removed with yes',
    },
    saved: {
      id: 'member.limits.saved',
      defaultMessage: 'Your limit applies from now on.',
      description: 'Toast after a limit was set, lowered, or raised by the second yes',
    },
    removed: {
      id: 'member.limits.removed',
      defaultMessage: 'Your limit was removed.',
      description: 'Toast after the second yes to the removal of a limit',
    },
    kept: {
      id: 'member.limits.kept',
      defaultMessage: 'Your limit stays as it is.',
      description: 'Toast after a change that had to wait was cancelled',
    },
    cancel: {
      id: 'member.limits.cancel',
      defaultMessage: 'Cancel the change',
      description: 'Button that cancels a higher limit, or a removal, which still has to wait',
    },
    removalDue: {
      id: 'member.limits.removalDue',
      defaultMessage: 'Do you still want to remove this limit?',
      description: 'Question on the card of a limit, 24 hours after its removal was asked for',
    },
    removalYes: {
      id: 'member.limits.removalYes',
      defaultMessage: 'Yes, remove it',
      description: 'Button that answers the question whether a limit is still to be removed',
    },
  }),
  used: defineMessage<{ used: MessageValue; left: MessageValue }>({
    id: 'member.limits.used',
    defaultMessage: '{used} used · {left} left',
    description: 'On the card of a limit: how much of it was used, and what is left',
  }),
  usedOnly: defineMessage<{ used: MessageValue }>({
    id: 'member.limits.usedOnly',
    defaultMessage: '{used} deposited so far',
    description: 'On the card of a period without a limit',
  }),
  renews: defineMessage<{ time: MessageValue }>({
    id: 'member.limits.renews',
    defaultMessage: 'Resets {time}',
    description: 'On the card of a limit: when its next day, week or month begins',
  }),
  waits: defineMessage<{ amount: MessageValue; time: MessageValue }>({
    id: 'member.limits.waits',
    defaultMessage: 'You asked for {amount}. You can confirm it from {time}.',
    description: 'On the card of a limit that is to become higher; the time is a day with hours and minutes',
  }),
  removalWaits: defineMessage<{ time: MessageValue }>({
    id: 'member.limits.removalWaits',
    defaultMessage: 'You asked to remove this limit. You can confirm it from {time}.',
    description: 'On the card of a limit that is to be removed; the time is a day with hours and minutes',
  }),
  due: defineMessage<{ amount: MessageValue }>({
    id: 'member.limits.due',
    defaultMessage: 'Do you still want a limit of {amount}?',
    description: 'Question on the card of a limit, 24 hours after a higher one was asked for',
  }),
  yes: defineMessage<{ amount: MessageValue }>({
    id: 'member.limits.yes',
    defaultMessage: 'Yes, {amount}',
    description: 'Button that answers the question whether a higher limit is still wanted',
  }),
  keep: defineMessage<{ amount: MessageValue }>({
    id: 'member.limits.keep',
    defaultMessage: 'No, keep {amount}',
    description: 'Button that answers the question whether a higher limit, or a removal, is still wanted with no',
  }),
  savedLater: defineMessage<{ time: string }>({
    id: 'member.limits.savedLater',
    defaultMessage: 'Your limit stays for now. You can confirm the change from {time}.',
    description: 'Toast after a higher limit, or a removal, was asked for; the time is a day with hours and minutes',
  }),
}

/** Names of the periods on the cards. */
export const periodNames = defineMessages({
  DAY: {
    id: 'member.limits.perDay',
    defaultMessage: 'Per day',
    description: 'Name of the deposit limit of a day, and title of its form',
  },
  WEEK: {
    id: 'member.limits.perWeek',
    defaultMessage: 'Per week',
    description: 'Name of the deposit limit of a week, and title of its form',
  },
  MONTH: {
    id: 'member.limits.perMonth',
    defaultMessage: 'Per month',
    description: 'Name of the deposit limit of a month, and title of its form',
  },
})
