import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { failedLoading } from './usual.ts'

const later = { unreachable: 'no screen yet: agency centre' }

/** What agents do. */
export const agency = {
  getTeamKpiA: later,
  getTeamKpiB: later,
  listSubordinates: later,
  updateRebates: later,
  getDailySalaryContract: later,
  answerDailySalaryContract: later,
  getDividendContract: later,
  answerDividendContract: later,
  getHourContract: later,
  answerHourContract: later,
  listAffiliateUrls: {
    at: paths.home,
    as: 'ravi88',
    act: ({ press }) => press('Invite'),
    afresh: true,
    usual: failedLoading,
  },
  createAffiliateUrl: later,
  deleteAffiliateUrl: later,
  createDownline: later,
  listDownlines: later,
  transferDownline: later,
  transferMultipleDownline: later,
} satisfies Journeys<
  | 'getTeamKpiA'
  | 'getTeamKpiB'
  | 'listSubordinates'
  | 'updateRebates'
  | 'getDailySalaryContract'
  | 'answerDailySalaryContract'
  | 'getDividendContract'
  | 'answerDividendContract'
  | 'getHourContract'
  | 'answerHourContract'
  | 'listAffiliateUrls'
  | 'createAffiliateUrl'
  | 'deleteAffiliateUrl'
  | 'createDownline'
  | 'listDownlines'
  | 'transferDownline'
  | 'transferMultipleDownline'
>
