import { defineMessage, defineMessages } from 'react-intl'
import type { FeedbackType } from '#src/api/generated/types.ts'

/** What a feedback can be about. */
export const typeNames = defineMessages({
  SUGGESTION: {
    id: 'feedback.type.suggestion',
    defaultMessage: 'An idea',
    description: 'What a feedback is about: a suggestion',
  },
  TECHNICAL: {
    id: 'feedback.type.technical',
    defaultMessage: 'A technical problem',
    description: 'What a feedback is about: something on the site does not work',
  },
  PAYMENT: { id: 'feedback.type.payment', defaultMessage: 'A payment', description: 'What a feedback is about' },
  COMPLAINT: { id: 'feedback.type.complaint', defaultMessage: 'A complaint', description: 'What a feedback is about' },
  OTHER: {
    id: 'feedback.type.other',
    defaultMessage: 'Something else',
    description: 'What a feedback is about, when nothing else fits',
  },
}) satisfies Record<FeedbackType, object>

/** Words of the feedback page. */
export const feedbackMessages = {
  ...defineMessages({
    lead: {
      id: 'feedback.form.lead',
      defaultMessage: 'Tell us what works well, what does not, and what you miss. We read everything.',
      description: 'Sentence at the top of the feedback page',
    },
    type: {
      id: 'feedback.form.type',
      defaultMessage: 'What is it about?',
      description: 'Above the choice of what a feedback is about',
    },
    content: {
      id: 'feedback.form.content',
      defaultMessage: 'Your message',
      description: 'Label of the text field of the feedback page',
    },
    pictures: {
      id: 'feedback.form.pictures',
      defaultMessage: 'Pictures (optional)',
      description: 'Label above the pictures of a feedback',
    },
    contact: {
      id: 'feedback.form.contact',
      defaultMessage: 'How can we reach you? (optional)',
      description: 'Label of the contact field of the feedback page',
    },
    contactHint: {
      id: 'feedback.form.contactHint',
      defaultMessage: 'An e-mail address, a number or a messenger name',
      description: 'Hint below the contact field of the feedback page',
    },
    submit: { id: 'feedback.form.submit', defaultMessage: 'Send', description: 'Button that sends a feedback' },
    thanksTitle: {
      id: 'feedback.thanks.title',
      defaultMessage: 'Thank you',
      description: 'Heading after a feedback was sent',
    },
    thanksText: {
      id: 'feedback.thanks.text',
      defaultMessage: 'Your message has arrived. We will answer if you told us how to reach you.',
      description: 'Text below "Thank you" after a feedback was sent',
    },
    home: {
      id: 'feedback.thanks.home',
      defaultMessage: 'Back to home',
      description: 'Button after a feedback was sent',
    },
    again: {
      id: 'feedback.thanks.again',
      defaultMessage: 'Write another message',
      description: 'Button after a feedback was sent that opens the empty form again',
    },
  }),
  limits: defineMessage<{ min: number; max: number }>({
    id: 'feedback.form.limits',
    defaultMessage: '{min, number} to {max, number} characters',
    description: 'Hint below the text field of the feedback page; it takes {min} to {max} characters',
  }),
  length: defineMessage<{ min: number; max: number }>({
    id: 'feedback.form.length',
    defaultMessage: 'Write {min, number} to {max, number} characters.',
    description: 'Under the text of a feedback that has fewer than {min} or more than {max} characters',
  }),
}
