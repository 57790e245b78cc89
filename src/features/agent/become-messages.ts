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
    defaultMessage: 'Write to customer service: where you are, and how you want to win members.',
    description: 'Step on the way to becoming an agent',
  },
  agree: {
    id: 'agent.becomeStep.agree',
    defaultMessage: 'Agree on your rebates and sign the contracts that you are offered.',
    description: 'Step on the way to becoming an agent',
  },
  start: {
    id: 'agent.becomeStep.start',
    defaultMessage: 'Open accounts and make links on this page, and follow what they bring.',
    description: 'Step on the way to becoming an agent',
  },
})

/** In order. */
export const agentSteps = [steps.write, steps.agree, steps.start] as const

const rules = defineMessages({
  oneAccount: {
    id: 'agent.becomeRule.oneAccount',
    defaultMessage: 'An agent has one account. Accounts of your own or of your household below it do not count.',
    description: 'One of the terms for agents',
  },
  honest: {
    id: 'agent.becomeRule.honest',
    defaultMessage: 'You promise nothing that the site does not keep, and you invite nobody who should not play.',
    description: 'One of the terms for agents',
  },
  secret: {
    id: 'agent.becomeRule.secret',
    defaultMessage: 'You keep the data of your members to yourself, and never ask for their passwords.',
    description: 'One of the terms for agents',
  },
  pay: {
    id: 'agent.becomeRule.pay',
    defaultMessage: 'Pay follows the contract that both sides accepted. Bets against the rules do not count.',
    description: 'One of the terms for agents',
  },
})

/** The terms, apart from the age. */
export const agentRules = [rules.oneAccount, rules.honest, rules.secret, rules.pay] as const

export const becomeLead = defineMessage<{ brand: string }>({
  id: 'agent.become.lead',
  defaultMessage: 'Agents of {brand} bring members and are paid by what their team plays.',
  description: 'First sentence on the page for those who are no agents yet; brand is the site',
})

export const ageRule = defineMessage<{ age: number }>({
  id: 'agent.becomeRule.age',
  defaultMessage: 'You and everybody whom you invite are at least {age, number} years old.',
  description: 'One of the terms for agents; the age is 18 or 21',
})
