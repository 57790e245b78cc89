import { defineMessages } from 'react-intl'

/** What the contract takes as the answer to a security question, in characters. */
export const ANSWER_MAX_LENGTH = 100

/** What is said of an answer. */
export const answerFaults = defineMessages({
  empty: {
    id: 'member.security.answerEmpty',
    defaultMessage: 'Enter your answer.',
    description: 'Line under the field for the answer to a security question, when it is empty',
  },
})
