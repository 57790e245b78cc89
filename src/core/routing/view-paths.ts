import { paths } from './paths.ts'

/** Names of the query values that say which tab or view of a page is open. */
export const TAB = 'tab'
export const VIEW = 'view'

/** The deposits or withdrawals of the account record (NAMED-27). */
export const accountRecordPath = (tab: 'deposit' | 'withdraw'): string => `${paths.accountRecord}?${TAB}=${tab}`

/** What the member bet on lotteries (LOTT-05). */
export const lotteryOrdersPath = `${paths.lottery}?${TAB}=orders`

/** The links of an agent (NAMED-06). */
export const agentLinksPath = `${paths.agentRegister}?${VIEW}=links`

/** The figures of an agent's team, in the days of another page's address (NAMED-28). */
export function teamReportPath(days: URLSearchParams): string {
  const query = new URLSearchParams(days)
  query.set(VIEW, 'team')
  return `${paths.reports}?${query}`
}
