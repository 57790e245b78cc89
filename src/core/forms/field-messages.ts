import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import type { Fault } from './form-types.ts'

/** Lines under fields that are the same in every form. */
export const fieldMessages = {
  ...defineMessages({
    missing: {
      id: 'forms.field.missing',
      defaultMessage: 'Fill in this field.',
      description: 'Line under a field of a form that must not stay empty',
    },
  }),
  tooLong: defineMessage<{ max: number }>({
    id: 'promotions.application.remarkTooLong',
    defaultMessage: 'Use at most {max, number} characters.',
    description:
      'Line under a field for own words: a note in a contract, or the remark of an application for a promotion',
  }),
}

/** What is said of a value where it is not right. */
export const faultIf = (isWrong: boolean, message: MessageDescriptor): Fault | undefined =>
  isWrong ? { message } : undefined

/** What is said of a value that is not right: that it is missing, or what is wrong with it. */
export const faultOf = (value: string, wrong: MessageDescriptor): Fault => ({
  message: value === '' ? fieldMessages.missing : wrong,
})
