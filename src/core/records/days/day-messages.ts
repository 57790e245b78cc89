import { defineMessages } from 'react-intl'

/** Names of the ranges that one tap chooses. */
export const presetNames = defineMessages({
  today: { id: 'records.days.today', defaultMessage: 'Today', description: 'Choice of days of a record' },
  yesterday: { id: 'records.days.yesterday', defaultMessage: 'Yesterday', description: 'Choice of days of a record' },
  week: {
    id: 'records.days.week',
    defaultMessage: 'This week',
    description: 'Choice of days of a record: since Sunday',
  },
  sevenDays: { id: 'records.days.sevenDays', defaultMessage: '7 days', description: 'Choice of days of a record' },
  month: {
    id: 'records.days.month',
    defaultMessage: 'This month',
    description: 'Choice of days of figures: since the first of the month',
  },
})

export const dayMessages = defineMessages({
  days: {
    id: 'records.days.label',
    defaultMessage: 'Days',
    description: 'Name of the choice of days of a record, for screen readers',
  },
  choose: {
    id: 'records.days.choose',
    defaultMessage: 'Choose days',
    description: 'Button that opens a calendar, and the title of that calendar',
  },
  earlier: {
    id: 'records.days.earlier',
    defaultMessage: 'Previous month',
    description: 'Label of the arrow of a calendar',
  },
  later: { id: 'records.days.later', defaultMessage: 'Next month', description: 'Label of the arrow of a calendar' },
  hint: {
    id: 'records.days.hint',
    defaultMessage: 'Tap the first and the last day. Records are kept for 90 days.',
    description: 'Sentence below the days of a calendar',
  },
  show: { id: 'records.days.show', defaultMessage: 'Show these days', description: 'Button below a calendar' },
})
