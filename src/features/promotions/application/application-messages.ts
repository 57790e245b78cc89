import { defineMessage, defineMessages } from 'react-intl'

/** Words of the application for a promotion. */
export const applicationMessages = {
  ...defineMessages({
    title: {
      id: 'promotions.application.title',
      defaultMessage: 'Your application',
      description: 'Title of the sheet with the application form of a promotion',
    },
    remarkLabel: {
      id: 'promotions.application.remarkLabel',
      defaultMessage: 'Remark',
      description: 'Label of the text field of an application, for whatever the operator should know',
    },
    picturesLabel: {
      id: 'promotions.application.picturesLabel',
      defaultMessage: 'Pictures',
      description: 'Label above the pictures of an application',
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
      description: 'Before the own words of an application that was sent',
    },
    pictures: {
      id: 'promotions.application.pictures',
      defaultMessage: 'Pictures',
      description: 'Before the number of pictures of an application that was sent',
    },
  }),
  remarkTooLong: defineMessage<{ max: number }>({
    id: 'promotions.application.remarkTooLong',
    defaultMessage: 'Use at most {max, number} characters.',
    description: 'Under the remark of an application that is longer than {max} characters',
  }),
}
