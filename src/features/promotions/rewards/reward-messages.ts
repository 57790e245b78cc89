import { defineMessage, defineMessages } from 'react-intl'

/** Kinds of bookings that are rewards. */
export const rewardKinds = defineMessages({
  BONUS: {
    id: 'promotions.rewards.bonus',
    defaultMessage: 'Bonus',
    description: 'Kind of an entry in the history of rewards: a bonus was paid',
  },
  REBATE: {
    id: 'promotions.rewards.rebate',
    defaultMessage: 'Rebate',
    description: 'Kind of an entry in the history of rewards: a share of the bets was paid back',
  },
})

/** Words of the reward centre. */
export const rewardMessages = {
  ...defineMessages({
    views: {
      id: 'promotions.rewards.views',
      defaultMessage: 'Rewards or history',
      description: 'Name of the two tabs of the reward centre for screen readers',
    },
    rewards: {
      id: 'promotions.rewards.rewards',
      defaultMessage: 'Rewards',
      description: 'Tab of the reward centre: what can be claimed and what was won',
    },
    kind: {
      id: 'promotions.rewards.kind',
      defaultMessage: 'Kind of reward',
      description: 'Name of the row of kinds in the history of rewards for screen readers',
    },
    noneTitle: {
      id: 'promotions.rewards.noneTitle',
      defaultMessage: 'No rewards yet',
      description: 'Heading where a member has no rewards',
    },
    noneText: {
      id: 'promotions.rewards.noneText',
      defaultMessage: 'Join a promotion. Its rewards will appear here.',
      description: 'Text below "No rewards yet"',
    },
    promotions: {
      id: 'promotions.rewards.promotions',
      defaultMessage: 'See promotions',
      description: 'Button below "No rewards yet" that leads to the promotions',
    },
    noneBooked: {
      id: 'promotions.rewards.noneBooked',
      defaultMessage: 'No rewards were paid in the last 90 days',
      description: 'Heading where the history of rewards is empty',
    },
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'promotions.rewards.waiting',
    defaultMessage:
      '{count, plural, =0 {No reward is waiting right now.} one {One reward is waiting for you.} other {# rewards are waiting for you.}}',
    description: 'Heading of the card above the rewards; {count} of them can be claimed',
  }),
  claimOf: defineMessage<{ title: string }>({
    id: 'promotions.rewards.claimOf',
    defaultMessage: 'Claim reward: {title}',
    description: 'Label for screen readers of the button that claims a reward; {title} is the name of the promotion',
  }),
}
