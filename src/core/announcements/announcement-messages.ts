import { defineMessages } from 'react-intl'

/** Texts of the strip of announcements on every page. */
export const announcementMessages = defineMessages({
  label: {
    id: 'messages.announcements.label',
    defaultMessage: 'Announcements',
    description: 'Name of the strip of announcements for screen readers',
  },
  pause: {
    id: 'messages.announcements.pause',
    defaultMessage: 'Pause the announcements',
    description: 'Label of the button that stops the strip',
  },
  play: {
    id: 'messages.announcements.play',
    defaultMessage: 'Resume the announcements',
    description: 'Label of the button that lets the strip move again',
  },
})
