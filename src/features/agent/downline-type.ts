import type { DownlineType } from '#src/api/generated/types.ts'
import { isAgent, type AccountType } from '#src/core/account/account-type.ts'

/** What an account below an agent is, as the gateway writes it. */
export const DOWNLINE_TYPE = { member: 0, agent: 1 } as const satisfies Record<string, DownlineType>

/** The type that a text of an address or a form names; undefined for anything else. */
export const parseDownlineType = (text: unknown): DownlineType | undefined =>
  Object.values(DOWNLINE_TYPE).find((one) => String(one) === text)

/** The type that is chosen in a form; a member where nothing is. */
export const chosenDownlineType = (text: unknown): DownlineType => parseDownlineType(text) ?? DOWNLINE_TYPE.member

/** What an account of any type is to the agent above it. */
export const downlineTypeOf = (type: AccountType): DownlineType =>
  isAgent(type) ? DOWNLINE_TYPE.agent : DOWNLINE_TYPE.member
