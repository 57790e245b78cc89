import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** What the member's own limits and breaks stand in the way of, and the way on. */
export const ownLimitMessages = {
  ...defineMessages({
    dayTitle: {
      id: 'cashier.ownLimit.dayTitle',
      defaultMessage: 'You have reached your own limit for today',
      description: 'Heading in place of the deposit methods: the member’s own limit of the day leaves nothing',
    },
    weekTitle: {
      id: 'cashier.ownLimit.weekTitle',
      defaultMessage: 'You have reached your own limit for this week',
      description: 'Heading in place of the deposit methods: the member’s own limit of the week leaves nothing',
    },
    monthTitle: {
      id: 'cashier.ownLimit.monthTitle',
      defaultMessage: 'You have reached your own limit for this month',
      description: 'Heading in place of the deposit methods: the member’s own limit of the month leaves nothing',
    },
    show: {
      id: 'cashier.ownLimit.show',
      defaultMessage: 'Show limits and breaks',
      description: 'Button that leads to the page where a member sets limits and takes breaks',
    },
  }),
  breakText: defineMessage<{ time: MessageValue }>({
    id: 'cashier.ownLimit.breakText',
    defaultMessage: 'Your break ends {time}. Until then, deposits and games are paused. You can withdraw at any time.',
    description:
      'In place of the deposit methods while the member takes a break; the time is a day with hours and minutes',
  }),
  reached: defineMessage<{ amount: MessageValue; used: MessageValue; time: MessageValue }>({
    id: 'cashier.ownLimit.reached',
    defaultMessage: 'Your limit is {amount}, and you have used {used}. You can deposit again from {time}.',
    description: 'Below the heading that an own limit leaves nothing; the time is a day with hours and minutes',
  }),
  tooLittle: defineMessage<{ amount: MessageValue; least: MessageValue }>({
    id: 'cashier.ownLimit.tooLittle',
    defaultMessage: 'You have {amount} left within your own limit. This deposit method takes {least} or more.',
    description: 'In place of the form of a channel that takes no deposit as small as the member’s own limit leaves',
  }),
  leaves: defineMessage<{ amount: string }>({
    id: 'cashier.ownLimit.leaves',
    defaultMessage: 'You have {amount} left within your own limit.',
    description: 'Below the field for the amount of a deposit that is more than the member’s own limit leaves',
  }),
  upTo: defineMessage<{ limits: MessageValue }>({
    id: 'cashier.ownLimit.upTo',
    defaultMessage: 'Per payment: {limits}, within your own limit',
    description:
      'Below the field for the amount: the smallest amount of one payment, and what the member’s own limit leaves',
  }),
}
