import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import { failedLoading, nowhere } from './usual.ts'

/**
 * Without a status there is no site: whatever the call fails with, one page says that it cannot be reached (GAP-63).
 */
const noConnection = { at: 'place', words: 'No connection' } as const

/** The site itself. */
export const system = {
  getSystemStatus: {
    at: paths.home,
    afresh: true,
    usual: noConnection,
    own: { SITE_MAINTENANCE: noConnection, REGION_RESTRICTED: noConnection },
  },
  getWhitelabel: { at: paths.home, also: 'getSystemStatus:=withoutFlags', afresh: true, usual: nowhere },
  getDomainRoute: {
    at: paths.home,
    prepare: ({ press }) => press('Menu'),
    act: ({ press }) => press('Speed test'),
    afresh: true,
    usual: failedLoading,
  },
  listCountries: {
    at: paths.home,
    act: ({ press }) => press('Region and language'),
    afresh: true,
    usual: failedLoading,
  },
  getRegisterSettings: { at: paths.register, usual: { at: 'place', words: 'The form could not be loaded' } },
  getConsolidatedSettings: { at: paths.home, as: 'ravi88', usual: nowhere },
  getHelpCenter: { at: paths.help, usual: failedLoading },
} satisfies Journeys<
  | 'getSystemStatus'
  | 'getWhitelabel'
  | 'getDomainRoute'
  | 'listCountries'
  | 'getRegisterSettings'
  | 'getConsolidatedSettings'
  | 'getHelpCenter'
>
