import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of breaks, and of the help beside them. */
export const breakMessages = {
  ...defineMessages({
    title: {
      id: 'member.break.title',
      defaultMessage: 'Take a break',
      description: 'Heading above the lengths of a break',
    },
    text: {
      id: 'member.break.text',
      defaultMessage:
        'During a break you cannot deposit or play, and you cannot end it early. You can withdraw at any time.',
      description: 'Below the heading "Take a break"',
    },
    longer: {
      id: 'member.break.longer',
      defaultMessage: 'Make the break longer',
      description: 'Heading above the lengths of a break while one runs',
    },
    understood: {
      id: 'member.break.understood',
      defaultMessage: 'I understand that I cannot end the break early',
      description: 'Label of the box to tick before a break begins',
    },
    tick: {
      id: 'member.break.tick',
      defaultMessage: 'Tick the box to start the break.',
      description: 'Below the box where it is not ticked',
    },
    start: {
      id: 'member.break.start',
      defaultMessage: 'Start the break',
      description: 'Button that begins a break, which cannot be ended early',
    },
    helpTitle: {
      id: 'member.break.helpTitle',
      defaultMessage: 'Help and advice',
      description: 'Heading at the foot of the page "Limits and breaks"',
    },
    helpCentre: {
      id: 'member.break.helpCentre',
      defaultMessage: 'How limits and breaks work',
      description: 'Link to the part of the help centre about responsible gaming',
    },
  }),
  runningText: defineMessage<{ time: MessageValue }>({
    id: 'member.break.runningText',
    defaultMessage: 'It ends {time}. Until then, deposits and games are paused. You can withdraw at any time.',
    description: 'Below the heading "You are on a break"; the time is a day with hours and minutes',
  }),
  days: defineMessage<{ days: number }>({
    id: 'member.break.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Length of a break, to choose',
  }),
  question: defineMessage<{ days: number }>({
    id: 'member.break.question',
    defaultMessage: 'Take a break of {days, plural, one {# day} other {# days}}?',
    description: 'Title of the sheet in which a break is confirmed',
  }),
  until: defineMessage<{ time: MessageValue }>({
    id: 'member.break.until',
    defaultMessage: 'You cannot deposit or play until {time}. Neither you nor we can shorten or end the break.',
    description: 'In the sheet in which a break is confirmed; the time is a day with hours and minutes',
  }),
  started: defineMessage<{ time: string }>({
    id: 'member.break.started',
    defaultMessage: 'Your break has begun. It ends {time}.',
    description: 'Toast after a break has begun, or was made longer; the time is a day with hours and minutes',
  }),
  licence: defineMessage<{ authority: string; number: string; age: number }>({
    id: 'member.break.licence',
    defaultMessage: 'Licensed and regulated by {authority}, licence {number}. Players must be {age, number} or over.',
    description:
      'Licence notice at the foot of the page "Limits and breaks"; {authority} is who granted the licence, {number} its number, {age} the minimum age',
  }),
}
