import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const contractMessages = defineMessages({
  none: {
    id: 'agent.contract.none',
    defaultMessage: 'No contract yet',
    description: 'Heading of a contract page where no contract was ever offered',
  },
  noneText: {
    id: 'agent.contract.noneText',
    defaultMessage: 'When your agent offers you one, you can read and answer it here.',
    description: 'Text below "No contract yet"',
  },
  earlier: {
    id: 'agent.contract.earlier',
    defaultMessage: 'Earlier contracts',
    description: 'Heading above the contracts before the present one',
  },
  others: {
    id: 'agent.contract.others',
    defaultMessage: 'Other offers',
    description: 'Name of a list for screen readers: contracts of other kinds that wait for an answer',
  },
  waitsToo: {
    id: 'agent.contract.waitsToo',
    defaultMessage: 'This offer is also waiting for your answer.',
    description: 'Line below the name of another contract, in a list',
  },
  pays: {
    id: 'agent.contract.pays',
    defaultMessage: 'Payer',
    description: 'Label above the account of the agent in a contract: the party who pays',
  },
  isPaid: {
    id: 'agent.contract.isPaid',
    defaultMessage: 'Payee',
    description: 'Label above the account of the member in a contract: the party who receives the money',
  },
  basis: {
    id: 'agent.contract.basis',
    defaultMessage: 'Basis',
    description: 'Name of a line of a contract; the value says whether by valid bets or by net loss',
  },
  settlement: {
    id: 'agent.contract.settlement',
    defaultMessage: 'Settlement',
    description: 'Name of a line of a contract; the value says how often it is settled, such as every day',
  },
  tiers: {
    id: 'agent.contract.tiers',
    defaultMessage: 'The highest step that your team reaches counts.',
    description: 'Caption of the table with the steps of the pay in a contract',
  },
  from: {
    id: 'agent.contract.from',
    defaultMessage: 'Start',
    description: 'Column of the steps in a contract: the amount at which the step starts',
  },
  members: {
    id: 'agent.contract.members',
    defaultMessage: 'Active members',
    description: 'Column of the steps in a contract: how many active members the step needs',
  },
  pay: {
    id: 'agent.contract.pay',
    defaultMessage: 'Pay',
    description: 'Column of the steps in a contract: what is paid',
  },
  accept: {
    id: 'agent.contract.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts a contract',
  },
  reject: {
    id: 'agent.contract.reject',
    defaultMessage: 'Reject',
    description: 'Button that rejects a contract',
  },
  acceptTitle: {
    id: 'agent.contract.acceptTitle',
    defaultMessage: 'Accept this contract?',
    description: 'Question before a contract is accepted',
  },
  acceptText: {
    id: 'agent.contract.acceptText',
    defaultMessage: 'It binds you and your agent from its first day. You cannot change your answer.',
    description: 'Text below the question before a contract is accepted',
  },
  rejectTitle: {
    id: 'agent.contract.rejectTitle',
    defaultMessage: 'Reject this contract?',
    description: 'Question before a contract is rejected',
  },
  rejectText: {
    id: 'agent.contract.rejectText',
    defaultMessage: 'Your agent will be told. For another contract, your agent has to make a new offer.',
    description: 'Text below the question before a contract is rejected',
  },
  signedToast: {
    id: 'agent.contract.signedToast',
    defaultMessage: 'Contract signed',
    description: 'Toast after a contract was accepted',
  },
  rejectedToast: {
    id: 'agent.contract.rejectedToast',
    defaultMessage: 'Contract rejected',
    description: 'Toast after a contract was rejected',
  },
})

export const offered = defineMessage<{ at: MessageValue }>({
  id: 'agent.contract.offeredAt',
  defaultMessage: 'Offered {at}',
  description: 'Line of a contract that waits for an answer; at is day and time',
})

export const answered = defineMessage<{ at: MessageValue }>({
  id: 'agent.contract.answeredAt',
  defaultMessage: 'Answered {at}',
  description: 'Line of a contract that was accepted or rejected; at is day and time',
})

export const period = defineMessage<{ from: string; to: string }>({
  id: 'agent.contract.period',
  defaultMessage: '{from} to {to}',
  description: 'First and last day of a contract',
})

export const openPeriod = defineMessage<{ from: string }>({
  id: 'agent.contract.openPeriod',
  defaultMessage: 'From {from}, no end date',
  description: 'When a contract without a last day runs; from is its first day',
})

export const contractNames = defineMessages({
  dailysalreqtype: {
    id: 'agent.contractKind.dailysalreqtype',
    defaultMessage: 'Daily wage',
    description: 'Name of a kind of contract, in a list',
  },
  divtypecompperiodreq: {
    id: 'agent.contractKind.divtypecompperiodreq',
    defaultMessage: 'Dividend',
    description: 'Name of a kind of contract, in a list: a share of the team’s net loss',
  },
  contracthoursalreq: {
    id: 'agent.contractKind.contracthoursalreq',
    defaultMessage: 'Hourly wage',
    description: 'Name of a kind of contract, in a list',
  },
})

export const statusNames = defineMessages({
  PENDING: {
    id: 'agent.contractStatus.pending',
    defaultMessage: 'Waiting for your answer',
    description: 'State of a contract',
  },
  SIGNED: {
    id: 'agent.contractStatus.signed',
    defaultMessage: 'Signed',
    description: 'State of a contract: accepted',
  },
  REJECTED: {
    id: 'agent.contractStatus.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a contract',
  },
  WITHDRAWN: {
    id: 'agent.contractStatus.withdrawn',
    defaultMessage: 'Taken back',
    description: 'State of a contract: the agent took the offer back',
  },
  EXPIRED: {
    id: 'agent.contractStatus.expired',
    defaultMessage: 'Expired',
    description: 'State of a contract: its time is over',
  },
})

export const basisNames = defineMessages({
  TURNOVER: {
    id: 'agent.contractBasis.turnover',
    defaultMessage: 'Valid bets of your team',
    description: 'What a contract measures',
  },
  NET_LOSS: {
    id: 'agent.contractBasis.netLoss',
    defaultMessage: 'Net loss of your team',
    description: 'What a contract measures: what the team lost after its winnings',
  },
})

export const settlementNames = defineMessages({
  HOURLY: {
    id: 'agent.contractSettlement.hourly',
    defaultMessage: 'Every hour',
    description: 'How often a contract is settled',
  },
  DAILY: {
    id: 'agent.contractSettlement.daily',
    defaultMessage: 'Every day',
    description: 'How often a contract is settled',
  },
  WEEKLY: {
    id: 'agent.contractSettlement.weekly',
    defaultMessage: 'Every week',
    description: 'How often a contract is settled',
  },
  HALF_MONTHLY: {
    id: 'agent.contractSettlement.halfMonthly',
    defaultMessage: 'Twice a month',
    description: 'How often a contract is settled: two times in each month',
  },
  MONTHLY: {
    id: 'agent.contractSettlement.monthly',
    defaultMessage: 'Every month',
    description: 'How often a contract is settled',
  },
})

export const offeredMessages = defineMessages({
  pending: {
    id: 'agent.offered.pending',
    defaultMessage: 'Waiting for an answer',
    description: 'State of a contract that an agent has offered to a member',
  },
  tiers: {
    id: 'agent.offered.tiers',
    defaultMessage: 'The highest step that the member’s team reaches counts.',
    description: 'Caption of the table with the steps of the pay in a contract that an agent has offered to a member',
  },
})

export const offeredBasisNames = defineMessages({
  TURNOVER: {
    id: 'agent.offered.turnover',
    defaultMessage: 'Valid bets of the team',
    description: 'What a contract measures that an agent has offered to a member; the team is that of the member',
  },
  NET_LOSS: {
    id: 'agent.offered.netLoss',
    defaultMessage: 'Net loss of the team',
    description: 'What a contract measures that an agent has offered to a member; the team is that of the member',
  },
})
