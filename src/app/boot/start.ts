import type { QueryClient } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'
import { leaveLostSession } from '#src/core/errors/report.ts'
import { configureGateway } from '#src/api/settings.ts'
import { listCountriesQuery } from '#src/api/generated/system.ts'
import { chooseLanguage, type LanguageRegion } from '#src/core/i18n/choose-language.ts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/core/i18n/languages.ts'
import { showLanguage, storedLanguage } from '#src/core/i18n/language-store.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import { watchBackSwipes } from '#src/core/routing/back-swipe.ts'
import { followOtherTabs, getSession } from '#src/core/session/session.ts'
import { loadSiteStatus, type SiteStatus } from '#src/core/site/site-status.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { earlyAnswers } from './early-answers.ts'
import { startMock } from './start-mock.ts'

/** What the start led to: the site, the site after the visitor has picked a region, or no status at all. */
export type StartOutcome = 'ready' | 'pick-region' | 'failed'

/**
 * The fixed order of a start: language, site status, language of the country or the picker, render (BOOT-07). The
 * status was asked for by index.html already, so code, messages and status travel side by side.
 */
export async function start(queryClient: QueryClient): Promise<StartOutcome> {
  const mock = await startMock()
  configureGateway({
    token: () => getSession()?.token,
    middleware: [merchantHeader, ...mock, earlyAnswers],
    onSessionLost: leaveLostSession,
  })
  watchBackSwipes()
  followOtherTabs()
  const stored = storedLanguage()
  const [status] = await Promise.all([
    loadSiteStatus(queryClient).catch(() => undefined),
    showLanguage(stored ?? DEFAULT_LANGUAGE),
  ])
  if (!status) return 'failed'
  const language = await languageOfVisitor(queryClient, status, stored)
  if (language && language !== (stored ?? DEFAULT_LANGUAGE)) await showLanguage(language)
  return language ? 'ready' : 'pick-region'
}

/** Names the merchant in every call; the gateway would else go by the host, which several merchants can share. */
const merchantHeader: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Merchant', currentMerchant.code)
  },
}

/** Asks for the list of countries only when no configured merchant is at home in the visitor's country. */
async function languageOfVisitor(
  queryClient: QueryClient,
  status: SiteStatus,
  stored: LanguageCode | undefined,
): Promise<LanguageCode | undefined> {
  const { countryCode } = status.location
  const input = { stored, countryCode, preferred: navigator.languages }
  const configured: LanguageRegion[] = merchants.map(({ country, languages }) => ({ country, langList: languages }))
  const language = chooseLanguage({ ...input, regions: configured })
  if (language || !countryCode) return language
  const regions = await queryClient.fetchQuery(listCountriesQuery()).catch(() => undefined)
  return chooseLanguage({ ...input, regions: regions?.list ?? [] })
}
