import { defineMessage, defineMessages } from 'react-intl'

export const vipMessages = {
  ...defineMessages({
    navigation: {
      id: 'vip.nav.label',
      defaultMessage: 'On this page',
      description: 'Name of the three links within the VIP page',
    },
    levels: {
      id: 'vip.nav.levels',
      defaultMessage: 'Levels',
      description: 'Link to, and name of, the part of the VIP page with the 15 levels',
    },
    bonuses: {
      id: 'vip.nav.bonuses',
      defaultMessage: 'Bonuses',
      description: 'Link to, and heading of, the part of the VIP page with the 15 bonuses',
    },
    rules: {
      id: 'vip.nav.rules',
      defaultMessage: 'Rules',
      description: 'Link to, and heading of, the rules of the VIP page',
    },
    previous: {
      id: 'vip.levels.previous',
      defaultMessage: 'Lower level',
      description: 'Button that shows the level before',
    },
    next: { id: 'vip.levels.next', defaultMessage: 'Higher level', description: 'Button that shows the next level' },
    previousBonus: {
      id: 'vip.bonuses.previous',
      defaultMessage: 'Bonus for the previous level',
      description: 'Button that shows the bonus before',
    },
    nextBonus: {
      id: 'vip.bonuses.next',
      defaultMessage: 'Bonus for the next level',
      description: 'Button that shows the next bonus',
    },
    pages: {
      id: 'vip.bonuses.pages',
      defaultMessage: 'Bonuses by level',
      description: 'Name of the numbers 1 to 15 that choose a bonus',
    },
    vipLevel: {
      id: 'vip.card.level',
      defaultMessage: 'VIP level',
      description: 'On a card beside the number of the level',
    },
    readAll: {
      id: 'vip.page.readAll',
      defaultMessage: 'Read all',
      description: 'Button that opens all levels, or all bonuses, in a sheet',
    },
    detailTitle: {
      id: 'vip.detail.levels',
      defaultMessage: 'All levels',
      description: 'Title of the sheet with what each VIP level asks for',
    },
    bonusDetailTitle: {
      id: 'vip.detail.bonuses',
      defaultMessage: 'All bonuses',
      description: 'Title of the sheet with what each VIP level gives',
    },
    level: {
      id: 'vip.detail.level',
      defaultMessage: 'Level',
      description: 'Head of a column with numbers of VIP levels',
    },
    deposits: {
      id: 'vip.terms.deposits',
      defaultMessage: 'Deposits',
      description: 'Sum of deposits that a level asks for',
    },
    validBets: {
      id: 'vip.terms.validBets',
      defaultMessage: 'Valid bets',
      description: 'Sum of valid bets that a level asks for',
    },
    rebate: {
      id: 'vip.terms.rebate',
      defaultMessage: 'Daily rebate',
      description: 'What a level gives back of valid bets each day, in percent',
    },
    levelUp: {
      id: 'vip.terms.levelUp',
      defaultMessage: 'Level-up bonus',
      description: 'Amount that is given on reaching a level',
    },
    birthday: {
      id: 'vip.terms.birthday',
      defaultMessage: 'Birthday gift',
      description: 'Amount that is given on the birthday',
    },
    withdrawal: {
      id: 'vip.terms.withdrawal',
      defaultMessage: 'Daily withdrawal limit',
      description: 'How much may be withdrawn each day',
    },
    unknown: {
      id: 'vip.terms.unknown',
      defaultMessage: 'Customer service can tell you what this level requires and offers.',
      description: 'In place of the numbers of a level where the operator has not published them',
    },
    cumulative: {
      id: 'vip.rules.cumulative',
      defaultMessage: 'Deposits and valid bets add up from the day you registered.',
      description: 'VIP rule: they add up over all time since the registration',
    },
    turnover: {
      id: 'vip.rules.turnover',
      defaultMessage: 'Bonuses have a turnover requirement: you have to meet it before you can withdraw them.',
      description: 'One of the VIP rules',
    },
    onePerson: {
      id: 'vip.rules.onePerson',
      defaultMessage: 'One reward per person, payment account and IP address.',
      description: 'One of the VIP rules',
    },
    cancel: {
      id: 'vip.rules.cancel',
      defaultMessage: 'Rewards obtained by improper means can be cancelled.',
      description: 'VIP rule: by the operator',
    },
    points: {
      id: 'vip.rules.points',
      defaultMessage: 'Points are settled every day.',
      description: 'One of the VIP rules',
    },
    rebates: {
      id: 'vip.rules.rebates',
      defaultMessage: 'Rebates on valid bets are paid every day.',
      description: 'One of the VIP rules',
    },
    birthdayGift: {
      id: 'vip.rules.birthdayGift',
      defaultMessage:
        'The birthday gift comes once a year. Once you have asked for it, you cannot change your date of birth.',
      description: 'One of the VIP rules',
    },
    tour: {
      id: 'vip.rules.tour',
      defaultMessage: 'The exclusive tour takes place once a year. Your VIP manager will contact you.',
      description: 'VIP rule: a journey for high levels',
    },
  }),
  place: defineMessage<{ number: number; count: number }>({
    id: 'vip.levels.place',
    defaultMessage: '{number, number} of {count, number}',
    description: 'Which of the levels or bonuses is seen: 11 of 15',
  }),
  gives: defineMessage<{ number: number }>({
    id: 'vip.levels.gives',
    defaultMessage: 'What level {number, number} offers',
    description: 'Heading above the benefits of a level',
  }),
  reach: defineMessage<{ number: number }>({
    id: 'vip.levels.reach',
    defaultMessage: 'How to reach level {number, number}',
    description: 'Heading above what a level asks for',
  }),
  bonusOf: defineMessage<{ number: number }>({
    id: 'vip.bonuses.of',
    defaultMessage: 'Level {number, number}',
    description: 'On the picture of a bonus: the level that it belongs to',
  }),
  showBonus: defineMessage<{ number: number }>({
    id: 'vip.bonuses.show',
    defaultMessage: 'Bonus of level {number, number}',
    description: 'Name of one of the numbers that choose a bonus, for screen readers',
  }),
  amountsIn: defineMessage<{ symbol: string }>({
    id: 'vip.detail.amountsIn',
    defaultMessage: 'Amounts in {symbol}',
    description: 'Above a table; {symbol} is the sign of the currency',
  }),
}
