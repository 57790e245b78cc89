import { defineMessage } from 'react-intl'

/** From one day to another. */
export const dayRangeMessage = defineMessage<{ from: string; to: string }>({
  id: 'records.days.range',
  defaultMessage: '{from} – {to}',
  description: 'The first and the last day of a record, or of a promotion, as dates',
})
