import { accounts } from '#mock/data/accounts.ts'
import type { Account, Credentials } from '#scripts/contract/verify/options.ts'

const seeded = (username: string): Account | undefined => accounts.find((one) => one.username === username)

/** The stub's own accounts, as a run against it gets them from the environment. */
export const seededAccounts: Credentials = {
  member: seeded('ravi88'),
  agent: seeded('agent01'),
  operator: seeded('operator1'),
  limited: seeded('downline1'),
  resting: seeded('newcomer'),
  email: 'ravi88@mail.example',
  paymentPassword: '482913',
  mobile: undefined,
}
