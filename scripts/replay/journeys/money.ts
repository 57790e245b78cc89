import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { failedLoading, moneyOutcomes, nowhere, under, unknownOutcome } from './usual.ts'

const depositForm = { unreachable: 'no form yet: deposit order' }
const orderPage = { unreachable: 'no page yet: order' }
const notForThisAccount = { at: 'place', words: 'Not available for your account' } as const
const refused = {
  ACCOUNT_NO_PERMISSION: notForThisAccount,
  REAL_ACCOUNT_REQUIRED: notForThisAccount,
  FEATURE_UNAVAILABLE: notForThisAccount,
} as const
const records = (tab: string) => `${paths.accountRecord}?tab=${tab}`

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

/** Balance, records, deposits, withdrawals and promotions. */
export const money = {
  getWallets: { at: paths.home, as: 'ravi88', usual: nowhere },
  listWalletTransfers: { at: records('transfer'), as: 'ravi88', usual: failedLoading },
  listMemberTransactions: { at: records('all'), as: 'ravi88', usual: failedLoading },
  listTxCodes: { at: records('all'), as: 'ravi88', usual: nowhere },
  listDepositReports: { at: records('deposit'), as: 'ravi88', usual: failedLoading },
  listWithdrawReports: { at: records('withdraw'), as: 'ravi88', usual: failedLoading },
  listBetRecords: { at: paths.betRecord, as: 'ravi88', usual: failedLoading },
  listDepositBanks: { at: paths.deposit, as: 'ravi88', usual: failedLoading, own: refused },
  createManualDeposit: depositForm,
  createAlipayDeposit: depositForm,
  createQqDeposit: depositForm,
  createGatewayDeposit: depositForm,
  createWechatDeposit: depositForm,
  getDepositOrder: orderPage,
  addDepositProof: orderPage,
  cancelDeposit: orderPage,
  getWithdrawOrder: {
    at: `${paths.withdrawOrder}?no=W01009000`,
    as: 'ravi88',
    usual: failedLoading,
    own: { RECORD_NOT_FOUND: { at: 'place', words: 'This withdrawal does not exist' } },
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
      PAYMENT_PASSWORD_INCORRECT: under('paymentPassword'),
      RECORD_NOT_FOUND: under('cardId', 'Choose where the money goes.'),
      ORDER_REPEATED: { at: 'alert', words: 'Withdraw the same once more?' },
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
  | 'settleMoneyCall'
  | 'listBankCards'
  | 'withdraw'
  | 'listDepositPromos'
  | 'acceptDepositPromo'
  | 'applyPromotion'
>
