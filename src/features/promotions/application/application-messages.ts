import { defineMessages } from 'react-intl'

/** Words of the application for a promotion. */
export const applicationMessages = defineMessages({
  title: {
    id: 'promotions.application.title',
    defaultMessage: 'Your application',
    description: 'Title of the sheet with the application form of a promotion',
  },
  submit: {
    id: 'promotions.application.submit',
    defaultMessage: 'Send application',
    description: 'Button that sends the application for a promotion',
  },
  sent: {
    id: 'promotions.application.sent',
    defaultMessage: 'Your application is on its way',
    description: 'Toast after the application for a promotion was sent',
  },
  number: {
    id: 'promotions.application.number',
    defaultMessage: 'Application number',
    description: 'Before the number of an application that was sent',
  },
  submitted: {
    id: 'promotions.application.submitted',
    defaultMessage: 'Sent',
    description: 'Before the time when an application was sent',
  },
  remark: {
    id: 'promotions.application.remark',
    defaultMessage: 'Remark',
    description:
      'Label of the text field of an application, for whatever the operator should know, and before these words once it was sent',
  },
  pictures: {
    id: 'promotions.application.pictures',
    defaultMessage: 'Pictures',
    description: 'Label above the pictures of an application, and before their number once it was sent',
  },
})
