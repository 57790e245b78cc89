import { defineMessage, type MessageValue } from 'react-intl'

// oxlint-disable-next-line typescript/consistent-type-definitions -- a message's values are a record, which no interface is
type Way = { amount: MessageValue; level: number }

/** The words of a member's VIP level. */
export const vipMessages = {
  level: defineMessage<{ level: number }>({
    id: 'member.vip.level',
    defaultMessage: 'VIP level {level, number}',
    description: 'The level a member has in the VIP club, after the name of its tier',
  }),
  deposits: defineMessage<Way>({
    id: 'member.vip.deposits',
    defaultMessage: 'Deposit {amount} more to reach level {level, number}',
    description: 'What a member still has to deposit for the next VIP level',
  }),
  validBets: defineMessage<Way>({
    id: 'member.vip.validBets',
    defaultMessage: '{amount} more in valid bets to reach level {level, number}',
    description: 'What a member still has to bet for the next VIP level',
  }),
  reached: defineMessage<{ level: number }>({
    id: 'member.vip.reached',
    defaultMessage: 'You qualify for level {level, number}; levels are updated daily',
    description: 'A member has deposited and bet enough for the next VIP level, which comes with the daily settlement',
  }),
  highest: defineMessage({
    id: 'member.vip.highest',
    defaultMessage: 'Highest level',
    description: 'Below the VIP level of a member who has reached the last one',
  }),
}
