import { paths } from '#src/core/routing/paths.ts'
import type { Journey, Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { askBy, confirm } from './layers.ts'
import {
  failedLoading,
  leftUnknown,
  moneyOutcomes,
  nowhere,
  outcomesAt,
  onBreak,
  paymentPasswordFaults,
  under,
  unknownOutcome,
} from './usual.ts'

const closedInStub = { unreachable: 'the stub has no open channel for it; its form is that of the other deposits' }

/** Of a deposit form. A list that may be out of date is asked for again, and takes the form along. */
const depositCodes = {
  ...moneyOutcomes,
  ...onBreak,
  FEATURE_UNAVAILABLE: { at: 'toast' },
  RECORD_NOT_FOUND: { at: 'toast' },
  IDENTITY_REQUIRED: { at: 'toast' },
  AMOUNT_OUT_OF_LIMITS: under('amount', 'Enter an amount from {min} to {max}.'),
  DEPOSIT_LIMIT_REACHED: under('amount', 'You have {amount} left within your own limit.'),
  ORDER_REPEATED: { at: 'alert', words: 'Make the same deposit again?' },
} as const

const notForThisAccount = { at: 'place', words: 'Not available for your account' } as const
const refused = {
  ACCOUNT_NO_PERMISSION: notForThisAccount,
  REAL_ACCOUNT_REQUIRED: notForThisAccount,
  FEATURE_UNAVAILABLE: notForThisAccount,
} as const
const records = (tab: string) => `${paths.accountRecord}?tab=${tab}`

/** The seeded deposit, which waits for a transfer. */
const orderAt = `${paths.depositOrder}?no=D01009000`

/** Where the ways to pay stand in the row of the first merchant. */
const METHODS = { MANUAL: 0, GATEWAY: 1, WECHAT: 3 } as const

const choose = async ({ page }: Screen, method: keyof typeof METHODS) => {
  await page.locator('main button[aria-pressed]').nth(METHODS[method]).click()
  await page.locator('main form [name="amount"]').waitFor()
}

const depositForm = {
  at: paths.deposit,
  as: 'ravi88',
  ...leftUnknown,
  usual: 'form',
  own: depositCodes,
  merchants: { only: ['bdtdemo'], reason: 'the ways to pay stand in another order there, the form is the same' },
} as const satisfies Partial<Journey<'createGatewayDeposit'>>

let ordered = 0

/** Orders a transfer, each time of another amount, so that none is like one that is open. */
const openOrder = async (screen: Screen) => {
  ordered += 1
  await choose(screen, 'MANUAL')
  const { fill, submit, page } = screen
  await fill({ amount: String(1_000 + ordered), payerName: 'Ravi Kumar' })
  await submit()
  await page.locator('main form [name="reference"]').waitFor()
}

const ofOpenOrder = {
  at: paths.deposit,
  as: 'ravi88',
  prepare: openOrder,
  afresh: true,
  merchants: depositForm.merchants,
} as const

/** Runs in the page: a withdrawal of another tab got no answer. */
function storeUnknownCall(at: number): void {
  const call = {
    key: `replay${at}0000`,
    operation: 'withdraw',
    member: 'ravi88',
    merchant: localStorage.getItem('MC_MERCHANT') ?? 'bdtdemo',
    amount: '1000.00',
    at: at - 60_000,
  }
  localStorage.setItem('MC_MONEY_CALLS', JSON.stringify([call]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'MC_MONEY_CALLS' }))
}

/** An account that is none of a member has no bookings of money (ERR-39). */
const notOfMembers = {
  BALANCE_RETURN_NOT_MEMBER: { at: 'place', words: 'Only members can return a balance.' },
} as const

/** Balance, records, deposits, withdrawals and promotions. */
export const money = {
  getWallets: { at: paths.home, as: 'ravi88', usual: nowhere },
  listWalletTransfers: { at: records('transfer'), as: 'ravi88', usual: failedLoading, own: notOfMembers },
  listMemberTransactions: { at: records('all'), as: 'ravi88', usual: failedLoading },
  listTxCodes: { at: records('all'), as: 'ravi88', usual: nowhere },
  returnBalance: {
    at: paths.memberHome,
    as: 'ravi88',
    ...leftUnknown,
    merchants: { only: ['bdtdemo'], reason: 'the others have no wallets of game providers' },
    act: ({ press }) => press('Return all'),
    usual: 'form',
    own: outcomesAt({ at: 'place', words: 'We do not know yet whether your money came back' }),
  },
  listDepositReports: { at: records('deposit'), as: 'ravi88', usual: failedLoading },
  listWithdrawReports: { at: records('withdraw'), as: 'ravi88', usual: failedLoading },
  listBetRecords: { at: paths.betRecord, as: 'ravi88', usual: failedLoading },
  listDepositBanks: { at: paths.deposit, as: 'ravi88', usual: failedLoading, own: refused },
  createManualDeposit: {
    ...depositForm,
    prepare: (screen) => choose(screen, 'MANUAL'),
    act: async ({ fill, submit }) => {
      await fill({ amount: '1500', payerName: 'Ravi Kumar' })
      await submit()
    },
  },
  createAlipayDeposit: closedInStub,
  createQqDeposit: closedInStub,
  createGatewayDeposit: {
    ...depositForm,
    prepare: (screen) => choose(screen, 'GATEWAY'),
    act: async ({ fill, submit }) => {
      await fill({ amount: '500' })
      await submit()
    },
  },
  createWechatDeposit: {
    ...depositForm,
    prepare: (screen) => choose(screen, 'WECHAT'),
    act: async ({ fill, submit }) => {
      await fill({ amount: '1000' })
      await submit()
    },
  },
  getDepositOrder: {
    at: orderAt,
    as: 'ravi88',
    usual: failedLoading,
    own: { RECORD_NOT_FOUND: { at: 'place', words: 'Order not found' } },
  },
  addDepositProof: {
    ...ofOpenOrder,
    act: async ({ fill, submit }) => {
      await fill({ reference: '482913300175' })
      await submit()
    },
    usual: 'form',
    own: {
      // The form goes with the state that it belongs to.
      ORDER_FINAL: { at: 'toast' },
      RECORD_NOT_FOUND: { at: 'toast' },
      NUMBER_FORMAT: under('reference'),
      REFERENCE_USED: under('reference'),
    },
  },
  cancelDeposit: {
    ...ofOpenOrder,
    // The question is no reaction, so it stands open before.
    prepare: async (screen) => {
      await openOrder(screen)
      await askBy('Cancel this order')(screen)
    },
    act: confirm,
    usual: 'table',
  },
  getWithdrawOrder: {
    at: `${paths.withdrawOrder}?no=W01009000`,
    as: 'ravi88',
    usual: failedLoading,
    own: { RECORD_NOT_FOUND: { at: 'place', words: 'Order not found' } },
  },
  cancelWithdrawal: {
    at: `${paths.withdrawOrder}?no=W2611210902170358`,
    as: 'ravi88',
    also: 'getWithdrawOrder:=cancellable',
    // The question is no reaction, so it stands open before.
    ready: askBy('Cancel this withdrawal'),
    act: confirm,
    usual: 'table',
  },
  settleMoneyCall: {
    at: paths.withdraw,
    as: 'ravi88',
    act: ({ page }) => page.evaluate(storeUnknownCall, Date.now()),
    usual: unknownOutcome,
  },
  listBankCards: { at: paths.withdraw, as: 'ravi88', usual: failedLoading, own: refused },
  withdraw: {
    at: paths.withdraw,
    as: 'ravi88',
    ...leftUnknown,
    act: async ({ fill, submit }) => {
      await fill({ amount: '1000', paymentPassword: '482913' })
      await submit()
    },
    usual: 'form',
    own: {
      ...moneyOutcomes,
      AMOUNT_OUT_OF_LIMITS: under('amount', 'Enter an amount from {min} to {max}.'),
      INSUFFICIENT_BALANCE: under('amount'),
      WITHDRAW_LIMIT_REACHED: under('amount'),
      ...paymentPasswordFaults('paymentPassword'),
      RECORD_NOT_FOUND: under('cardId', 'Choose where the money goes.'),
      ORDER_REPEATED: { at: 'alert', words: 'Withdraw the same amount again?' },
    },
  },
  listDepositPromos: { at: paths.promotions, as: 'ravi88', usual: failedLoading },
  acceptDepositPromo: {
    at: `${paths.promotions}?promo=PR2601`,
    as: 'ravi88',
    act: ({ press }) => press('Join now'),
    usual: 'table',
  },
  applyPromotion: {
    at: `${paths.promotions}?promo=PR2603`,
    as: 'ravi88',
    prepare: ({ press }) => press('Apply'),
    act: async ({ page, fill }) => {
      await fill({ remark: 'Slip 771204' })
      await page.locator('form button[type="submit"]').last().click()
    },
    usual: 'form',
    own: {
      // A promotion that is gone takes the form along.
      RECORD_NOT_FOUND: { at: 'toast' },
      REMARK_TOO_LONG: { at: 'field', input: 'remark' },
    },
  },
} satisfies Journeys<
  | 'getWallets'
  | 'listWalletTransfers'
  | 'listMemberTransactions'
  | 'listTxCodes'
  | 'returnBalance'
  | 'listDepositReports'
  | 'listWithdrawReports'
  | 'listBetRecords'
  | 'listDepositBanks'
  | 'createManualDeposit'
  | 'createAlipayDeposit'
  | 'createQqDeposit'
  | 'createGatewayDeposit'
  | 'createWechatDeposit'
  | 'getDepositOrder'
  | 'addDepositProof'
  | 'cancelDeposit'
  | 'getWithdrawOrder'
  | 'cancelWithdrawal'
  | 'settleMoneyCall'
  | 'listBankCards'
  | 'withdraw'
  | 'listDepositPromos'
  | 'acceptDepositPromo'
  | 'applyPromotion'
>
