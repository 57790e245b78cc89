import { defineMessages } from 'react-intl'

/** Words of the page for the security questions. */
export const questionsMessages = defineMessages({
  title: {
    id: 'member.questions.title',
    defaultMessage: 'Choose two questions',
    description: 'Heading of the page for the security questions',
  },
  text: {
    id: 'member.questions.text',
    defaultMessage:
      'Your answers let you reset a forgotten payment password. Choose ones that nobody can look up and that you will still know in a year.',
    description: 'Text below the heading of the page for the security questions',
  },
  present: {
    id: 'member.questions.present',
    defaultMessage: 'Your current questions',
    description: 'Heading above the security questions that a member has chosen before',
  },
  presentText: {
    id: 'member.questions.presentText',
    defaultMessage: 'Your answers are never shown. New ones replace both.',
    description: 'Text below the security questions that a member has chosen before',
  },
  first: {
    id: 'member.questions.first',
    defaultMessage: 'First question',
    description: 'Label of the choice of the first security question',
  },
  second: {
    id: 'member.questions.second',
    defaultMessage: 'Second question',
    description: 'Label of the choice of the second security question',
  },
  choose: {
    id: 'member.questions.choose',
    defaultMessage: 'Choose a question',
    description: 'In place of a security question, while none is chosen',
  },
  firstAnswer: {
    id: 'member.questions.firstAnswer',
    defaultMessage: 'Answer to the first question',
    description: 'Label of the field for the answer to the first security question',
  },
  secondAnswer: {
    id: 'member.questions.secondAnswer',
    defaultMessage: 'Answer to the second question',
    description: 'Label of the field for the answer to the second security question',
  },
  answerHint: {
    id: 'member.questions.answerHint',
    defaultMessage: 'Capital and small letters make no difference.',
    description: 'Hint below the field for the answer to a security question',
  },
  unchosen: {
    id: 'member.questions.unchosen',
    defaultMessage: 'Choose a question.',
    description: 'Line under the choice of a security question, when none is chosen',
  },
  same: {
    id: 'member.questions.same',
    defaultMessage: 'Choose a different question from the first.',
    description: 'Line under the choice of the second security question, when it is the first one again',
  },
  save: {
    id: 'member.questions.save',
    defaultMessage: 'Save questions',
    description: 'Button that saves the security questions with their answers',
  },
  saved: {
    id: 'member.questions.saved',
    defaultMessage: 'Security questions saved',
    description: 'Toast after the security questions were saved',
  },
  none: {
    id: 'member.questions.none',
    defaultMessage: 'No questions available',
    description: 'Heading in place of the form, where the operator has no security questions',
  },
  noneText: {
    id: 'member.questions.noneText',
    defaultMessage: 'If you forget your payment password, customer service can help.',
    description: 'Text below "No questions available"',
  },
})
