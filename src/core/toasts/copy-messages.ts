import { defineMessages } from 'react-intl'

/** On every button that copies a line. */
export const copyMessages = defineMessages({
  copy: {
    id: 'site.invite.copy',
    defaultMessage: 'Copy',
    description: 'Button beside a line that it copies: an invitation link, an order number, an account, an address',
  },
  copied: {
    id: 'site.invite.copied',
    defaultMessage: 'Copied',
    description: 'What the copy button says for two seconds after it was tapped',
  },
})
