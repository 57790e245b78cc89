import { defineMessage, defineMessages } from 'react-intl'

export const becomeMessages = defineMessages({
  how: {
    id: 'agent.become.how',
    defaultMessage: 'How to become an agent',
    description: 'Heading on the page for those who are no agents yet',
  },
  terms: {
    id: 'agent.become.terms',
    defaultMessage: 'Terms for agents',
    description: 'Heading on the page for those who are no agents yet',
  },
})

const steps = defineMessages({
  write: {
    id: 'agent.becomeStep.write',
    defaultMessage: 'Write to customer service. Say where you are and how you plan to find members.',
    description: 'Step on the way to becoming an agent',
  },
  agree: {
    id: 'agent.becomeStep.agree',
    defaultMessage: 'Agree on your rebates and sign the contracts you are offered.',
    description: 'Step on the way to becoming an agent',
  },
  start: {
    id: 'agent.becomeStep.start',
    defaultMessage: 'Open accounts, create links and follow their results on this page.',
    description: 'Step on the way to becoming an agent',
  },
})

/** In order. */
export const agentSteps = [steps.write, steps.agree, steps.start] as const

const rules = defineMessages({
  oneAccount: {
    id: 'agent.becomeRule.oneAccount',
    defaultMessage:
      'You have one account only. Other accounts of yours or of your household in your downline do not count.',
    description: 'One of the terms for agents',
  },
  honest: {
    id: 'agent.becomeRule.honest',
    defaultMessage:
      'You make no promises that the site does not keep, and you do not invite anyone who should not play.',
    description: 'One of the terms for agents',
  },
  secret: {
    id: 'agent.becomeRule.secret',
    defaultMessage: 'You keep your members’ data confidential and never ask for their passwords.',
    description: 'One of the terms for agents',
  },
  pay: {
    id: 'agent.becomeRule.pay',
    defaultMessage: 'You are paid under the contract that both sides accepted. Bets that break the rules do not count.',
    description: 'One of the terms for agents',
  },
})

/** The terms, apart from the age. */
export const agentRules = [rules.oneAccount, rules.honest, rules.secret, rules.pay] as const

export const becomeLead = defineMessage<{ brand: string }>({
  id: 'agent.become.lead',
  defaultMessage: 'Agents of {brand} bring in members and are paid for what their team plays.',
  description: 'First sentence on the page for those who are no agents yet; brand is the site',
})

export const ageRule = defineMessage<{ age: number }>({
  id: 'agent.becomeRule.age',
  defaultMessage: 'You and everyone you invite must be at least {age, number} years old.',
  description: 'One of the terms for agents; the age is 18 or 21',
})
