import type { MessageDescriptor } from 'react-intl'
import type { Contract, ContractStatus } from '#src/api/generated/types.ts'
import type { StatusTone } from '#src/ui/display/StatusTag.tsx'
import { basisNames, contractMessages, offeredBasisNames, offeredMessages, statusNames } from './contract-messages.ts'

/** Who reads a contract: the member who is paid by it, or the agent who offered it. */
export type ContractReader = 'member' | 'agent'

export const statusTones = {
  PENDING: 'waiting',
  SIGNED: 'good',
  REJECTED: 'refused',
  WITHDRAWN: 'quiet',
  EXPIRED: 'quiet',
} as const satisfies Record<ContractStatus, StatusTone>

/** The state of a contract; what waits for the one is waited for by the other. */
export const statusName = (status: ContractStatus, reader: ContractReader): MessageDescriptor =>
  status === 'PENDING' && reader === 'agent' ? offeredMessages.pending : statusNames[status]

/** What is measured: the reader's own team, or that of the member. */
export const basisName = (basis: Contract['terms']['basis'], reader: ContractReader): MessageDescriptor =>
  (reader === 'agent' ? offeredBasisNames : basisNames)[basis]

/** Which step counts. */
export const tiersCaption = (reader: ContractReader): MessageDescriptor =>
  reader === 'agent' ? offeredMessages.tiers : contractMessages.tiers
