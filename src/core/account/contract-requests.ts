import type { ConsolidatedSettings } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'

/**
 * A kind of contract between an agent and a downline (AGENT-03), named by the field that says whether one is pending
 * (AGENT-04).
 */
export type ContractField = keyof ConsolidatedSettings

/** The page of each kind, in the order in which home lists them (AGENT-07, GAP-160). */
export const contractPaths = {
  dailysalreqtype: paths.salaryContract,
  divtypecompperiodreq: paths.dividendContract,
  contracthoursalreq: paths.hourContract,
} as const satisfies Record<ContractField, string>

/** Every kind, in that order. */
export const contractFields = [
  'dailysalreqtype',
  'divtypecompperiodreq',
  'contracthoursalreq',
] as const satisfies ContractField[]

/** GAP-160: the kinds of which a contract waits for an answer; anything but nothing and 0 means that one does. */
export function waitingContracts(settings: ConsolidatedSettings): ContractField[] {
  return contractFields.filter((field) => settings[field] !== '' && settings[field] !== '0')
}
