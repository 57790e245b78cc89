import { defineMessages } from 'react-intl'

/** Words of the live chat wherever it is opened. */
export const chatMessages = defineMessages({
  noAddress: {
    id: 'messages.chat.noAddress',
    defaultMessage: 'The chat could not be opened. Please try again.',
    description: 'Toast when the gateway answered no usable address for the live chat (code URL_EMPTY)',
  },
  ready: {
    id: 'messages.chat.ready',
    defaultMessage: 'Your chat is ready',
    description: 'Dialog when the browser did not let the chat window open by itself',
  },
  readyText: {
    id: 'messages.chat.readyText',
    defaultMessage: 'Your browser wants another tap before it opens a new window.',
    description: 'Text of the dialog when the browser did not let the chat window open by itself',
  },
  open: {
    id: 'messages.chat.open',
    defaultMessage: 'Open chat',
    description: 'Button that opens the window of the live chat',
  },
})
