import { defineMessage, defineMessages } from 'react-intl'

/** Where the answer to a registration is lost: a second one would find the name taken, by the first. */
export const registrationUnknown = defineMessage({
  id: 'access.register.unknown',
  defaultMessage: 'We do not know whether your account was opened. Try to log in before you register again.',
  description: 'Line over the button of the registration form, when the answer to the registration was lost',
})

/**
 * Sentences under the fields of the registration that no error code has; the others are those of the reaction table.
 */
export const registrationFaults = {
  ...defineMessages({
    pattern: {
      id: 'access.registerFault.pattern',
      defaultMessage: 'Check what you entered here.',
      description:
        'Line under a field of the registration form, such as an ID number, when its content cannot be right',
    },
    passwordRefused: {
      id: 'access.registerFault.passwordRefused',
      defaultMessage: 'This password cannot be used. Choose another one.',
      description: 'Line under the password in the registration form when it kept the rules but was refused',
    },
    confirmEmpty: {
      id: 'access.registerFault.confirmEmpty',
      defaultMessage: 'Incorrect password. Enter it once more.',
      description: 'Line under the field for repeating the password when it was left empty',
    },
  }),
  tooLong: defineMessage<{ count: number }>({
    id: 'access.registerFault.tooLong',
    defaultMessage: '{count, plural, one {Use at most # character.} other {Use at most # characters.}}',
    description: 'Line under a field of the registration form when the text is too long',
  }),
  tooYoung: defineMessage<{ age: number }>({
    id: 'access.registerFault.tooYoung',
    defaultMessage: 'You must be at least {age, number} years old.',
    description: 'Line under the date of birth in the registration form; the age is 18 or 21',
  }),
  mobileDigits: defineMessage<{ count: number }>({
    id: 'access.registerFault.mobileDigits',
    defaultMessage: 'The mobile number format is incorrect: it must have {count, number} digits.',
    description: 'Line under the mobile number in the registration form; the count depends on the country',
  }),
}
