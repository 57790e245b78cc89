import { defineMessage } from 'react-intl'

/** Wherever an answer is awaited for some seconds. */
export const slowMessage = defineMessage({
  id: 'errors.load.slow',
  defaultMessage: 'This is taking longer than usual.',
  description:
    'Over the empty page when the start has waited some seconds for an answer, and beside placeholders of games that do not come; below it "Try again"',
})
