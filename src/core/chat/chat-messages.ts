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
    description: 'Title of the dialog when the browser blocked the chat window',
  },
  readyText: {
    id: 'messages.chat.readyText',
    defaultMessage: 'Your browser needs another tap to open a new window.',
    description: 'Text of the dialog when the browser blocked the chat window',
  },
  open: {
    id: 'messages.chat.open',
    defaultMessage: 'Open chat',
    description: 'Button that opens the window of the live chat',
  },
})
