/** What the contract takes as the answer to a security question, in characters. */
export const ANSWER_MAX_LENGTH = 100
