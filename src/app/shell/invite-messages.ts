import { defineMessages } from 'react-intl'

export const inviteMessages = defineMessages({
  text: {
    id: 'app.invite.text',
    defaultMessage: 'Share your link or your code. Friends who register with it count as yours.',
    description: 'First sentence of the dialog for inviting friends',
  },
  qr: {
    id: 'app.invite.qr',
    defaultMessage: 'Your link as a QR code',
    description: 'What a screen reader says of the QR code with the invitation link',
  },
  none: {
    id: 'app.invite.none',
    defaultMessage: 'You have no invitation link yet.',
    description: 'In the dialog for inviting friends, for agents who have made no link',
  },
  visitor: {
    id: 'app.invite.visitor',
    defaultMessage: 'Log in to get your own invitation link.',
    description: 'In the dialog for inviting friends, for visitors; a login button follows',
  },
  trial: {
    id: 'app.invite.trial',
    defaultMessage: 'Register an account of your own to invite friends.',
    description: 'In the dialog for inviting friends, for those who play on trial; a button follows',
  },
  link: {
    id: 'app.invite.link',
    defaultMessage: 'Your link',
    description: 'Label of the invitation link in the dialog for inviting friends',
  },
  code: {
    id: 'app.invite.code',
    defaultMessage: 'Your code',
    description: 'Label of the invitation code in the dialog for inviting friends',
  },
  copy: {
    id: 'app.invite.copy',
    defaultMessage: 'Copy',
    description: 'Button beside the invitation link or code',
  },
  copied: {
    id: 'app.invite.copied',
    defaultMessage: 'Copied',
    description: 'What the copy button says for two seconds after it was tapped',
  },
  more: {
    id: 'app.invite.more',
    defaultMessage: 'More ways to invite',
    description: 'Button at the end of the dialog for inviting friends; leads to the page about it',
  },
})
