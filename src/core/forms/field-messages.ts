import { defineMessages } from 'react-intl'

/** Lines under fields that are the same in every form. */
export const fieldMessages = defineMessages({
  missing: {
    id: 'forms.field.missing',
    defaultMessage: 'Fill in this field.',
    description: 'Line under a field of a form that must not stay empty',
  },
})
