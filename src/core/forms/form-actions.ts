import { defineMessages } from 'react-intl'

/** On buttons of forms that say no more than what comes next. */
export const formActions = defineMessages({
  save: {
    id: 'member.profile.save',
    defaultMessage: 'Save',
    description: 'Button below a field of the personal details, of the mobile number or of the e-mail address',
  },
  next: {
    id: 'access.reset.next',
    defaultMessage: 'Continue',
    description:
      'Button that leads to the next step of a form: of resetting a forgotten password, and of sending money to a member',
  },
})
