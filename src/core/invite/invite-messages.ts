import { defineMessage, defineMessages } from 'react-intl'

export const inviteMessages = defineMessages({
  text: {
    id: 'site.invite.text',
    defaultMessage: 'Share your link or your code. Friends who register with it count as invited by you.',
    description: 'First sentence of the dialog for inviting friends',
  },
  qr: {
    id: 'site.invite.qr',
    defaultMessage: 'Your link as a QR code',
    description: 'What a screen reader says of the QR code with the invitation link',
  },
  none: {
    id: 'site.invite.none',
    defaultMessage: 'You have no invitation link yet.',
    description: 'In the dialog for inviting friends, for agents who have made no link',
  },
  visitor: {
    id: 'site.invite.visitor',
    defaultMessage: 'Log in to get your own invitation link.',
    description: 'In the dialog for inviting friends, for visitors; a login button follows',
  },
  trial: {
    id: 'site.invite.trial',
    defaultMessage: 'Register your own account to invite friends.',
    description: 'In the dialog for inviting friends, for those who play on trial; a button follows',
  },
  link: {
    id: 'site.invite.link',
    defaultMessage: 'Your link',
    description: 'Label of the invitation link in the dialog for inviting friends',
  },
  code: {
    id: 'site.invite.code',
    defaultMessage: 'Your code',
    description: 'Label of the invitation code in the dialog for inviting friends',
  },
  earned: {
    id: 'invite.page.earned',
    defaultMessage: 'Earned so far',
    description: 'Beside an amount of money: what the invitations of a member or an agent have earned',
  },
  more: {
    id: 'site.invite.more',
    defaultMessage: 'More ways to invite',
    description: 'Button at the end of the dialog for inviting friends; leads to the page about it',
  },
  copyLink: {
    id: 'site.invite.copyLink',
    defaultMessage: 'Copy link',
    description: 'Button that copies an invitation link, where the browser cannot share it',
  },
  share: {
    id: 'site.invite.share',
    defaultMessage: 'Share',
    description: 'Button that opens the sharing sheet of the phone for an invitation link',
  },
  shareFailed: {
    id: 'site.invite.shareFailed',
    defaultMessage: 'Sharing did not work. Copy the link instead.',
    description: 'Toast when the phone could not share an invitation link',
  },
})

export const shareText = defineMessage<{ name: string; brand: string }>({
  id: 'site.invite.shareText',
  defaultMessage: '{name} invites you to {brand}',
  description: 'What is shared with an invitation link; name is a member, brand the site',
})
