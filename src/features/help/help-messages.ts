import { defineMessage, defineMessages } from 'react-intl'

export const helpMessages = {
  ...defineMessages({
    search: {
      id: 'help.search.label',
      defaultMessage: 'Search help',
      description: 'Name and placeholder of the field that searches the texts of the help centre',
    },
    noneTitle: {
      id: 'help.search.noneTitle',
      defaultMessage: 'Nothing found',
      description: 'Heading where no text of the help centre has the searched words',
    },
    noneText: {
      id: 'help.search.noneText',
      defaultMessage: 'Try different words, or fewer.',
      description: 'Advice where no text of the help centre has the searched words',
    },
    emptyTitle: {
      id: 'help.page.emptyTitle',
      defaultMessage: 'No help texts yet',
      description: 'Heading of the help centre where the operator has written nothing',
    },
    emptyText: {
      id: 'help.page.emptyText',
      defaultMessage: 'Write to us, and we will answer you directly.',
      description: 'Text of the help centre where the operator has written nothing; a link to the form is below',
    },
    moreTitle: {
      id: 'help.more.title',
      defaultMessage: 'Still have a question?',
      description: 'Heading below the help texts, above links to the operator',
    },
    feedback: {
      id: 'help.more.feedback',
      defaultMessage: 'Write to us',
      description: 'Link to the feedback form, below the help texts',
    },
    feedbackDetail: {
      id: 'help.more.feedbackDetail',
      defaultMessage: 'We answer every message',
      description: 'Second line of the link to the feedback form',
    },
  }),
  found: defineMessage<{ count: number }>({
    id: 'help.search.found',
    defaultMessage: '{count, plural, one {# section found} other {# sections found}}',
    description: 'Said to screen readers after a search in the help centre',
  }),
}
