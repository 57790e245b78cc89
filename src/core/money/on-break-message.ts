import { defineMessage } from 'react-intl'

/** Where a member looks for what a break has paused. */
export const onBreakMessage = defineMessage({
  id: 'member.break.running',
  defaultMessage: 'You are on a break',
  description: 'Heading of the page "Limits and breaks", and in place of the deposit methods, while a break runs',
})
