import type { VipStanding } from '#src/api/generated/types.ts'

/** A seeded account. The same six exist at every merchant, each with a wallet of its own. */
export interface SeededAccount {
  /** What the account shows, in a word. */
  readonly role: string
  readonly username: string
  readonly password: string
  /** Account type, as member info has it (SESSION-07 to SESSION-10). */
  readonly type: number
  readonly nickname: string
  readonly email: string
  /** Mobile number by merchant, without the country's code. */
  readonly mobileNum: Readonly<Record<MerchantCode, string>>
  /** Balance by merchant, in its own currency (WALLET-01). */
  readonly balance: Readonly<Record<MerchantCode, string>>
  /** Where the account stands in the VIP club by merchant; at its foot when this is left out. */
  readonly vip?: Readonly<Record<MerchantCode, VipStanding>>
  /** A first login leads to the change of the password. */
  readonly firstTimeLogin?: boolean
  readonly disabled?: boolean
  /** Belongs to the operator's staff and cannot sign in on the member side (ERR-21). */
  readonly operator?: boolean
}

/** Codes of the platform's own merchants; the first is the default one (GAP-50, GAP-51). */
export const merchantCodes = ['bdtdemo', 'tlbdemo', 'inrdemo'] as const
export type MerchantCode = (typeof merchantCodes)[number]

/**
 * Fixed accounts to sign in with. They are no secrets: they exist in the stub alone.
 * Trial accounts (type 4) have no password; trial play makes a fresh one each time.
 */
export const accounts: readonly SeededAccount[] = [
  {
    role: 'member',
    username: 'ravi88',
    password: 'lantern88',
    type: 0,
    nickname: 'Ravi_88',
    email: 'ravi88@mail.example',
    mobileNum: { bdtdemo: '01711223344', tlbdemo: '0811223344', inrdemo: '9811223344' },
    balance: { bdtdemo: '12480.50', tlbdemo: '3120.75', inrdemo: '8905.00' },
    vip: {
      bdtdemo: { level: 5, deposits: '146000.00', validBets: '1136000.00' },
      tlbdemo: { level: 5, deposits: '58400.00', validBets: '454400.00' },
      inrdemo: { level: 5, deposits: '116800.00', validBets: '908800.00' },
    },
  },
  {
    role: 'first-time',
    username: 'newcomer',
    password: 'welcome1',
    type: 0,
    nickname: 'Newcomer',
    email: 'newcomer@mail.example',
    mobileNum: { bdtdemo: '01711223355', tlbdemo: '0811223355', inrdemo: '9811223355' },
    balance: { bdtdemo: '0.00', tlbdemo: '0.00', inrdemo: '0.00' },
    firstTimeLogin: true,
  },
  {
    role: 'agent',
    username: 'agent01',
    password: 'lantern01',
    type: 1,
    nickname: 'Agent_01',
    email: 'agent01@mail.example',
    mobileNum: { bdtdemo: '01711223366', tlbdemo: '0811223366', inrdemo: '9811223366' },
    balance: { bdtdemo: '250300.00', tlbdemo: '88140.20', inrdemo: '164020.00' },
  },
  {
    role: 'downline',
    username: 'downline1',
    password: 'lantern88',
    type: 0,
    nickname: 'Downline_1',
    email: 'downline1@mail.example',
    mobileNum: { bdtdemo: '01711223399', tlbdemo: '0811223399', inrdemo: '9811223399' },
    balance: { bdtdemo: '4350.00', tlbdemo: '1210.00', inrdemo: '2740.00' },
  },
  {
    role: 'disabled',
    username: 'closed1',
    password: 'lantern88',
    type: 0,
    nickname: 'Closed_1',
    email: 'closed1@mail.example',
    mobileNum: { bdtdemo: '01711223377', tlbdemo: '0811223377', inrdemo: '9811223377' },
    balance: { bdtdemo: '75.00', tlbdemo: '75.00', inrdemo: '75.00' },
    disabled: true,
  },
  {
    role: 'operator',
    username: 'operator1',
    password: 'lantern88',
    type: 0,
    operator: true,
    nickname: 'Operator_1',
    email: 'operator1@mail.example',
    mobileNum: { bdtdemo: '01711223388', tlbdemo: '0811223388', inrdemo: '9811223388' },
    balance: { bdtdemo: '0.00', tlbdemo: '0.00', inrdemo: '0.00' },
  },
]

/** What a fresh trial account holds to play with, in any currency. */
export const TRIAL_BALANCE = '2000.00'
