import { defineMessage, defineMessages } from 'react-intl'

export const inviteMessages = defineMessages({
  closed: {
    id: 'invite.page.closed',
    defaultMessage: 'Inviting friends is coming soon',
    description: 'Heading of the page for inviting friends while the operator has no referral programme',
  },
  closedText: {
    id: 'invite.page.closedText',
    defaultMessage: 'There is no referral programme yet. See the promotions in the meantime.',
    description: 'Text below "Inviting friends is coming soon"',
  },
  invited: {
    id: 'invite.page.invited',
    defaultMessage: 'Friends who registered',
    description: 'Below a number: how many registered by the link of the member',
  },
  visits: {
    id: 'invite.page.visits',
    defaultMessage: 'Visits through your link',
    description: 'Below a number: how often the invitation link was opened',
  },
  firstDeposits: {
    id: 'invite.page.firstDeposits',
    defaultMessage: 'Friends who deposited',
    description: 'Below a number: how many of the invited friends made a deposit',
  },
  shareBy: {
    id: 'invite.page.shareBy',
    defaultMessage: 'Share by app',
    description: 'Name of the row of apps such as Telegram that share the invitation link, for screen readers',
  },
  noLinkText: {
    id: 'invite.page.noLinkText',
    defaultMessage: 'We create the link for you. If it is missing, ask customer service.',
    description: 'Text below "You have no invitation link yet." on the page for inviting friends',
  },
  how: {
    id: 'invite.page.how',
    defaultMessage: 'How it works',
    description: 'Heading above the steps of inviting friends',
  },
  ownAccounts: {
    id: 'invite.page.ownAccounts',
    defaultMessage: 'Your own accounts do not count, nor do accounts from the same household or device.',
    description: 'Rule of the referral programme',
  },
  terms: {
    id: 'invite.page.terms',
    defaultMessage: 'See the promotions for amounts and conditions',
    description: 'Link to the promotions, among the rules of the referral programme',
  },
})

const steps = defineMessages({
  share: {
    id: 'invite.step.share',
    defaultMessage: 'Send your link or your code to a friend.',
    description: 'Step of inviting friends',
  },
  register: {
    id: 'invite.step.register',
    defaultMessage: 'Your friend registers with it and makes a first deposit.',
    description: 'Step of inviting friends',
  },
  earn: {
    id: 'invite.step.earn',
    defaultMessage: 'Your reward is paid into your wallet, and your friend is counted above.',
    description: 'Step of inviting friends',
  },
})

/** In the order in which they are done. */
export const inviteSteps = [steps.share, steps.register, steps.earn] as const

export const ageRule = defineMessage<{ age: number }>({
  id: 'invite.page.age',
  defaultMessage: 'Invite only people aged {age, number} or over.',
  description: 'Rule of the referral programme; the age is 18 or 21',
})
