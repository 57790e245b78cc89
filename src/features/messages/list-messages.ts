import { defineMessages } from 'react-intl'

/** Words of the lists of announcements and letters. */
export const listMessages = defineMessages({
  unread: {
    id: 'messages.list.unread',
    defaultMessage: 'Unread',
    description: 'Said by screen readers after the title of a message that was not opened yet',
  },
  noAnnouncementsText: {
    id: 'messages.list.noAnnouncementsText',
    defaultMessage: 'Announcements will appear here.',
    description: 'Text in place of the list of announcements when there are none',
  },
  noLetters: {
    id: 'messages.list.noLetters',
    defaultMessage: 'Your inbox is empty',
    description: 'Heading in place of the list of messages to this member when there are none',
  },
  noLettersText: {
    id: 'messages.list.noLettersText',
    defaultMessage: 'Messages about your deposits, withdrawals and bonuses will appear here.',
    description: 'Text in place of the list of messages to this member when there are none',
  },
  moreFailed: {
    id: 'messages.list.moreFailed',
    defaultMessage: 'Load more',
    description: 'Button below a list of messages whose next page could not be loaded',
  },
})
