import { defineMessage, defineMessages } from 'react-intl'

export const siteMessages = {
  ...defineMessages({
    maintenanceTitle: {
      id: 'app.maintenance.title',
      defaultMessage: 'We will be right back',
      description: 'Heading of the screen during maintenance',
    },
    maintenanceText: {
      id: 'app.maintenance.text',
      defaultMessage: 'The site is under maintenance. Your balance and your bets are safe.',
      description: 'Text of the screen during maintenance',
    },
    restrictedTitle: {
      id: 'app.restricted.title',
      defaultMessage: 'Not available where you are',
      description: 'Heading of the screen for visitors whose region is not served',
    },
    failureText: {
      id: 'app.failure.text',
      defaultMessage: 'The site could not be reached. Check your connection and try again.',
      description: 'Text of the screen when the start found no answer',
    },
  }),
  restrictedText: defineMessage<{ ip: string }>({
    id: 'app.restricted.text',
    defaultMessage: 'Access from your location is restricted. Your IP address: {ip}',
    description:
      'Text of the screen for visitors whose region is not served; {ip} is their own address, to tell customer service',
  }),
}
