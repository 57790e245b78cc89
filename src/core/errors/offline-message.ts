import { defineMessage } from 'react-intl'

/** Wherever the network cannot be reached. */
export const offlineMessage = defineMessage({
  id: 'errors.load.offline',
  defaultMessage: 'No connection',
  description:
    'Heading where a list, a page or the whole site could not be loaded because the network cannot be reached, and in the bar above the header as long as that lasts',
})
