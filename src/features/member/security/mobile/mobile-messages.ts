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
      defaultMessage: 'With a number you can get codes by SMS, such as for a forgotten password.',
      description: 'Sentence on the page where a member sets the mobile number, while there is none',
    },
    save: {
      id: 'member.mobile.save',
      defaultMessage: 'Save',
      description: 'Button on the page where a member sets the mobile number',
    },
    saved: {
      id: 'member.mobile.saved',
      defaultMessage: 'Mobile number saved',
      description: 'Short notice after a member set the mobile number',
    },
    byService: {
      id: 'member.mobile.byService',
      defaultMessage: 'No codes are sent by SMS at the moment. Customer service sets the number for you.',
      description: 'Sentence in place of the form for the mobile number, where the operator sends no codes',
    },
  }),
  present: defineMessage<{ number: MessageValue }>({
    id: 'member.mobile.present',
    defaultMessage: 'In use now: {number}',
    description: 'Line on the page where a member sets the mobile number; number is the present one, partly hidden',
  }),
}
