import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { failedLoading } from './usual.ts'

/** The figures of an agent's team. */
export const agentFigures = {
  getTeamKpiA: { at: paths.agencyCenter, as: 'agent01', usual: failedLoading },
  getTeamKpiB: { at: `${paths.reports}?view=team`, as: 'agent01', usual: failedLoading },
} satisfies Journeys<'getTeamKpiA' | 'getTeamKpiB'>
