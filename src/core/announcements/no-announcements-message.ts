import { defineMessage } from 'react-intl'

/** In place of announcements where there are none. */
export const noAnnouncementsMessage = defineMessage({
  id: 'messages.list.noAnnouncements',
  defaultMessage: 'No announcements',
  description: 'Heading in place of the list of announcements, and in the strip of home, when there are none',
})
