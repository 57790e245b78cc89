import type { Finding } from '../../judge/finding.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchange.ts'
import type { OpenCode } from '../result.ts'

/** Takes what an exchange, compared with others, has shown. */
export type Report = (exchange: Exchange, finding: Finding) => void

/** What a single answer cannot show: several calls of one operation that have to fit each other. */
export interface Probe {
  /** For people, as a case has it. */
  name: string
  /** Whether it applies to an operation. */
  on: (operation: ContractOperation, context: Context) => boolean
  /** @returns what could not be compared, to be said beside the codes that did not come */
  run: (context: Context, operation: ContractOperation, report: Report) => Promise<readonly OpenCode[] | void>
}
