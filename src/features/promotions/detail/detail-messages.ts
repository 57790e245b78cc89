import { defineMessage, defineMessages } from 'react-intl'

/** Words of the details of a promotion. */
export const detailMessages = {
  ...defineMessages({
    goneTitle: {
      id: 'promotions.detail.goneTitle',
      defaultMessage: 'This promotion is no longer available',
      description: 'Heading where a link leads to a promotion that does not exist, or not for this member',
    },
    goneText: {
      id: 'promotions.detail.goneText',
      defaultMessage: 'It has ended, or it is for other members.',
      description: 'Text below "This promotion is no longer available"',
    },
    all: {
      id: 'promotions.detail.all',
      defaultMessage: 'All promotions',
      description: 'Button that leads to the list of promotions',
    },
    logIn: {
      id: 'promotions.detail.logIn',
      defaultMessage: 'Log in to take part',
      description: 'Button at the foot of a promotion for visitors; leads to the login and back to the promotion',
    },
    join: {
      id: 'promotions.detail.join',
      defaultMessage: 'Join now',
      description: 'Button at the foot of a promotion that joins it',
    },
    claim: {
      id: 'promotions.detail.claim',
      defaultMessage: 'Claim reward',
      description: 'Button at the foot of a promotion whose reward waits, and beside a reward in the reward centre',
    },
    apply: {
      id: 'promotions.detail.apply',
      defaultMessage: 'Apply',
      description: 'Button at the foot of a promotion that opens its application form',
    },
    applyAgain: {
      id: 'promotions.detail.applyAgain',
      defaultMessage: 'Apply again',
      description: 'Button at the foot of a promotion that opens its application form after a rejected application',
    },
    deposit: {
      id: 'promotions.detail.deposit',
      defaultMessage: 'Deposit with this bonus',
      description: 'Button at the foot of a joined promotion whose bonus comes with a deposit',
    },
    reward: {
      id: 'promotions.detail.reward',
      defaultMessage: 'Reward',
      description: 'Before the amount that a promotion pays or has paid',
    },
    minDeposit: {
      id: 'promotions.detail.minDeposit',
      defaultMessage: 'Minimum deposit',
      description: 'Before the smallest deposit that earns the bonus of a promotion',
    },
    maxBonus: {
      id: 'promotions.detail.maxBonus',
      defaultMessage: 'Maximum bonus',
      description: 'Before the largest bonus that a promotion adds to a deposit',
    },
    turnover: {
      id: 'promotions.detail.turnover',
      defaultMessage: 'Turnover',
      description: 'Before the factor by which deposit and bonus have to be bet before they can be withdrawn, as in 5×',
    },
  }),
  times: defineMessage<{ times: number }>({
    id: 'promotions.detail.times',
    defaultMessage: '{times, number}×',
    description: 'Turnover of a promotion, a factor: deposit and bonus have to be bet {times} times over',
  }),
}
