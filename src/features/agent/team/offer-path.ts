import { paths } from '#src/core/routing/paths.ts'

/** Of the address: the account of the member to whom a contract is about to be offered. */
export const MEMBER_PARAMETER = 'to'

/** The page of the contracts offered, with the form for this member open. */
export const offerPath = (account: string): string =>
  `${paths.offeredContracts}?${new URLSearchParams({ [MEMBER_PARAMETER]: account }).toString()}`
