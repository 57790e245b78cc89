import { defineMessage, defineMessages } from 'react-intl'

/** Words of the page for the payment password. */
export const paymentPasswordPageMessages = defineMessages({
  answersLocked: defineMessage<{ hours: number }>({
    id: 'member.paymentPassword.answersLocked',
    defaultMessage:
      'Too many wrong answers. Try again in {hours, plural, one {# hour} other {# hours}}, or ask customer service.',
    description: 'Line under the first answer to a security question, for the code SECURITY_ANSWERS_LOCKED',
  }),
  setTitle: {
    id: 'member.paymentPassword.setTitle',
    defaultMessage: 'Set a payment password',
    description: 'Heading of the page for the payment password while there is none',
  },
  setText: {
    id: 'member.paymentPassword.setText',
    defaultMessage:
      'Six digits that confirm each withdrawal and each new bank account or wallet. Do not use the same digits as at your bank.',
    description: 'Text below the heading of the page for the payment password while there is none',
  },
  changeTitle: {
    id: 'member.paymentPassword.changeTitle',
    defaultMessage: 'Change the payment password',
    description: 'Heading of the page for the payment password when there is one',
  },
  changeText: {
    id: 'member.paymentPassword.changeText',
    defaultMessage: 'Enter your current six digits, then the new ones twice.',
    description: 'Text below the heading of the page for the payment password when there is one',
  },
  present: {
    id: 'member.paymentPassword.present',
    defaultMessage: 'Current payment password',
    description: 'Label of the field for the payment password that is in use until now',
  },
  save: {
    id: 'member.paymentPassword.save',
    defaultMessage: 'Save payment password',
    description: 'Button that sets or changes the payment password',
  },
  forgot: {
    id: 'member.paymentPassword.forgot',
    defaultMessage: 'Forgot the payment password?',
    description: 'Button below the form that changes the payment password, and heading of what it leads to',
  },
  remember: {
    id: 'member.paymentPassword.remember',
    defaultMessage: 'I know my payment password',
    description: 'Button that leads from a forgotten payment password back to changing it',
  },
  answersText: {
    id: 'member.paymentPassword.answersText',
    defaultMessage: 'Answer your security questions, then choose new digits.',
    description: 'Text below the heading for a forgotten payment password, while the questions are answered',
  },
  smsText: {
    id: 'member.paymentPassword.smsText',
    defaultMessage: 'We send a code to your account’s mobile number. Enter that number, then choose new digits.',
    description: 'Text below the heading for a forgotten payment password, while a code comes by SMS',
  },
  noWayText: {
    id: 'member.paymentPassword.noWayText',
    defaultMessage: 'You cannot do this online yet. Customer service can help you set a new payment password.',
    description: 'Text below the heading for a forgotten payment password, where the member cannot reset it online',
  },
  ways: {
    id: 'member.paymentPassword.ways',
    defaultMessage: 'How do you want to confirm that it is you?',
    description: 'Label of the two ways to reset a forgotten payment password: by answers, by SMS',
  },
  byAnswers: {
    id: 'member.paymentPassword.byAnswers',
    defaultMessage: 'Questions',
    description: 'Way to reset a forgotten payment password: the security questions; short, on a tab',
  },
})
