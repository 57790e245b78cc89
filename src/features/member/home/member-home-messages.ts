import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

/** Names of entries of the member area that are not those of their pages. */
export const entryNames = defineMessages({
  betRecord: {
    id: 'member.entry.betRecord',
    defaultMessage: 'Bets',
    description: 'Entry of the member area: betting record',
  },
  rewardCenter: { id: 'member.entry.rewardCenter', defaultMessage: 'Rewards', description: 'Entry of the member area' },
  limitsHelp: {
    id: 'member.entry.limits',
    defaultMessage: 'Limits and breaks',
    description: 'Entry of the member area: help with responsible gaming',
  },
})

export const homeMessages = {
  ...defineMessages({
    editProfile: {
      id: 'member.home.editProfile',
      defaultMessage: 'Your picture: personal details',
      description: 'Label of the link around the picture of a member',
    },
    records: {
      id: 'member.home.records',
      defaultMessage: 'Records and offers',
      description: 'Name of the row of round entries, for screen readers',
    },
    account: {
      id: 'member.home.account',
      defaultMessage: 'Your account',
      description: 'Name of a list of entries of the member area, for screen readers',
    },
    more: {
      id: 'member.home.more',
      defaultMessage: 'Settings and help',
      description: 'Name of a list of entries of the member area, for screen readers',
    },
    inviteDetail: {
      id: 'member.home.inviteDetail',
      defaultMessage: 'Earn from every friend who plays',
      description: 'Second line of the entry "Invite friends"',
    },
    agentDetail: {
      id: 'member.home.agentDetail',
      defaultMessage: 'Your team, its figures, links and contracts',
      description: 'Second line of the entry "Agency centre"',
    },
    reportsDetail: {
      id: 'member.home.reportsDetail',
      defaultMessage: 'Won and lost, by day and game type',
      description: 'Second line of the entry "Reports"',
    },
    securityDetail: {
      id: 'member.home.securityDetail',
      defaultMessage: 'Passwords, e-mail, phone',
      description: 'Second line of the entry "Security"',
    },
    profileDetail: {
      id: 'member.home.profileDetail',
      defaultMessage: 'Picture, nickname, payee name',
      description: 'Second line of the entry "Personal details"',
    },
    limitsDetail: {
      id: 'member.home.limitsDetail',
      defaultMessage: 'Play within your means',
      description: 'Second line of the entry "Limits and breaks"',
    },
    playLimitsDetail: {
      id: 'member.home.playLimitsDetail',
      defaultMessage: 'Deposit limits and breaks from playing',
      description: 'Second line of the entry "Limits and breaks" that leads to the page for them',
    },
    trialText: {
      id: 'member.home.trialText',
      defaultMessage: 'You are playing with play money. Create your own account to get a wallet, records and rewards.',
      description: 'Text for trial accounts in the member area',
    },
  }),
  lastLogin: defineMessage<{ time: MessageValue }>({
    id: 'member.home.lastLogin',
    defaultMessage: 'Last login: {time}',
    description: 'Line below the name of a member; a time that is not theirs would be a warning',
  }),
  unread: defineMessage<{ announcements: number; inbox: number }>({
    id: 'member.home.unread',
    defaultMessage:
      '{announcements, plural, one {# announcement} other {# announcements}}, {inbox, number} in your inbox',
    description: 'Second line of the entry "Messages": how many are unread',
  }),
  cards: defineMessage<{ count: number }>({
    id: 'member.home.cards',
    defaultMessage: '{count, plural, =0 {None saved yet} one {# saved} other {# saved}}',
    description: 'Second line of the entry "Bank accounts and wallets": how many are saved',
  }),
}
