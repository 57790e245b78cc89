import type { DownlineType } from '#src/api/generated/types.ts'
import { isAgent, type AccountType } from '#src/core/account/account-type.ts'

/** What an account below an agent is, as the gateway writes it. */
export const DOWNLINE_TYPE = { member: 0, agent: 1 } as const satisfies Record<string, DownlineType>

/** What an account of any type is to the agent above it. */
export const downlineTypeOf = (type: AccountType): DownlineType =>
  isAgent(type) ? DOWNLINE_TYPE.agent : DOWNLINE_TYPE.member
