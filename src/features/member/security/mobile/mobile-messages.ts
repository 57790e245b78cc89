import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Words of the page where a member sets the mobile number. */
export const mobileMessages = {
  ...defineMessages({
    title: {
      id: 'member.mobile.title',
      defaultMessage: 'Your mobile number',
      description: 'Heading of the page where a member sets the mobile number',
    },
    none: {
      id: 'member.mobile.none',
      defaultMessage: 'Add a number to get codes by SMS, for example when you forget your password.',
      description: 'Sentence on the page where a member sets the mobile number, while there is none',
    },
    saved: {
      id: 'member.mobile.saved',
      defaultMessage: 'Mobile number saved',
      description: 'Toast after a member set the mobile number',
    },
    byService: {
      id: 'member.mobile.byService',
      defaultMessage: 'SMS codes are not available right now. Customer service can set the number for you.',
      description: 'Sentence in place of the form for the mobile number, where the operator sends no codes',
    },
  }),
  present: defineMessage<{ number: MessageValue }>({
    id: 'member.mobile.present',
    defaultMessage: 'Current number: {number}',
    description: 'Line on the page where a member sets the mobile number; number is the current one, partly hidden',
  }),
}
