import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { askBy, closeLayers, confirm } from './layers.ts'
import { failedLoading, unansweredAt, under } from './usual.ts'

/** An offer is accepted, and the question whether one is sure answered. */
const answering = {
  as: 'downline1',
  ready: askBy('Accept'),
  act: confirm,
  usual: 'table',
} as const

/** The form remembers which names were refused, so each time comes with another one. */
let accounts = 0

const LINKS = `${paths.agentRegister}?view=links`
/** What agents do, and the contracts that they offer. */
export const agency = {
  getDailySalaryContract: { at: paths.salaryContract, as: 'downline1', usual: failedLoading },
  answerDailySalaryContract: { ...answering, at: paths.salaryContract },
  getDividendContract: { at: paths.dividendContract, as: 'downline1', usual: failedLoading },
  answerDividendContract: { ...answering, at: paths.dividendContract },
  getHourContract: { at: paths.hourContract, as: 'downline1', usual: failedLoading },
  answerHourContract: { ...answering, at: paths.hourContract },
  listOfferedContracts: { at: paths.offeredContracts, as: 'agent01', usual: failedLoading },
  createContract: {
    at: `${paths.offeredContracts}?to=farhana_ctg`,
    as: 'agent01',
    prepare: ({ fill }) => fill({ from_0: '2000', members_0: '2', pay_0: '25' }),
    act: ({ press }) => press('Send the offer'),
    usual: 'form',
  },
  withdrawContract: {
    at: paths.offeredContracts,
    as: 'agent01',
    prepare: ({ page }) => page.getByRole('button', { name: 'rakib_dhk' }).first().click(),
    ready: askBy('Take back'),
    act: confirm,
    usual: 'table',
  },
  listAffiliateUrls: {
    at: paths.home,
    as: 'ravi88',
    ready: closeLayers,
    act: ({ press }) => press('Invite'),
    usual: failedLoading,
  },
  createAffiliateUrl: {
    at: LINKS,
    as: 'agent01',
    prepare: async ({ page, press }) => {
      await press('Create a link')
      await page.locator('[role="dialog"] form').waitFor()
    },
    act: ({ page }) => page.locator('[role="dialog"] form [type="submit"]').click(),
    usual: 'form',
    own: { REBATE_OUT_OF_RANGE: under('rate_RNG') },
  },
  deleteAffiliateUrl: {
    at: LINKS,
    as: 'agent01',
    prepare: async ({ page }) => {
      await page.locator('[role="tabpanel"] li button').first().click()
      await page.locator('[role="dialog"]').waitFor()
    },
    ready: askBy('Delete the link'),
    act: confirm,
    usual: 'table',
  },
  createDownline: {
    at: paths.agentRegister,
    as: 'agent01',
    act: async ({ fill, submit }) => {
      accounts += 1
      await fill({ username: `below${accounts}`, password: 'lantern2026' })
      await submit()
    },
    usual: 'form',
    own: {
      ...unansweredAt({
        at: 'form',
        words: 'We do not know whether the account was opened. Look for it in your team first.',
      }),
      USERNAME_FORMAT: under('username'),
      USERNAME_TAKEN: under('username'),
      PASSWORD_FORMAT: under('password'),
      REBATE_OUT_OF_RANGE: under('rate_RNG'),
    },
  },
} satisfies Journeys<
  | 'getDailySalaryContract'
  | 'answerDailySalaryContract'
  | 'getDividendContract'
  | 'answerDividendContract'
  | 'getHourContract'
  | 'answerHourContract'
  | 'listOfferedContracts'
  | 'createContract'
  | 'withdrawContract'
  | 'listAffiliateUrls'
  | 'createAffiliateUrl'
  | 'deleteAffiliateUrl'
  | 'createDownline'
>
