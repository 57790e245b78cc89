import type { QueryClient } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'
import { leaveLostSession } from '#src/core/session/leave-lost-session.ts'
import { configureGateway } from '#src/api/settings.ts'
import { hearEndOfGame } from '#src/core/games/launch/open-game.ts'
import { DEFAULT_LANGUAGE } from '#src/lib/languages.ts'
import { pageWords, showLanguage, storedLanguage } from '#src/core/i18n/language-store.ts'
import { keepStart } from '#src/core/merchant/switch-region.ts'
import { isHomePath } from '#src/core/routing/paths.ts'
import { followOtherTabs } from '#src/core/session/other-tabs.ts'
import { getSession, onSessionChange } from '#src/core/session/session.ts'
import { loadSiteStatus, readEncryptionKey, SITE_CODE, siteCodeOf } from '#src/core/site/site-status.ts'
import { keepStartSource } from '#src/core/site/start-source.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { dataSavingItem, languageItem } from '#src/core/storage/items.ts'
import { setDataSaving } from '#src/lib/data-saving.ts'
import { prepareParts } from '#src/ui/loading/late-part.ts'
import { hearSteps, isLayerEntry } from '#src/ui/layers/layer-entry.ts'
import { loadHome } from '../routes/load-home.ts'
import { loadPage } from '../routes/load-page.ts'
import { loadOtherPages } from '../shell/load-other-pages.ts'
import { dropEarlyAnswers, dropForeignAnswers, earlyAnswers } from './early-answers.ts'
import { landFirstLogin } from './land-first-login.ts'
import { landPlainAddress } from './land-plain-address.ts'
import { startMock } from './start-mock.ts'

/** What the start led to: the site, the site after the visitor has picked a region, or no status at all. */
export type StartOutcome = 'ready' | 'pick-region' | 'failed'

/**
 * The fixed order of a start: language, site status, language of the country or the picker, render (BOOT-07). The
 * status was asked for by index.html already, so code, messages and status travel side by side.
 */
export async function start(queryClient: QueryClient): Promise<StartOutcome> {
  dropForeignAnswers(getSession() !== undefined)
  onSessionChange(dropEarlyAnswers)
  const mock = await startMock()
  configureGateway({
    token: () => getSession()?.token,
    middleware: [merchantHeader, ...mock, earlyAnswers],
    onSessionLost: leaveLostSession,
    encryption: { merchant: currentMerchant.code, readKey: readEncryptionKey },
  })
  landPlainAddress()
  keepStartSource()
  followOtherTabs()
  keepStart()
  hearSteps()
  setDataSaving(dataSavingItem.read())
  if (isLayerEntry(window.history.state)) void leaveStaleEntry()
  landFirstLogin()
  hearEndOfGame()
  prepareParts(pageWords)
  const stored = storedLanguage()
  const asking = stored ? undefined : import('./language-of-visitor.ts').catch(() => undefined)
  const coming = Promise.all([
    loadSiteStatus(queryClient).catch(() => undefined),
    loadPage(() => showLanguage(stored ?? DEFAULT_LANGUAGE)),
    preparePage(),
  ])
  window.setTimeout(readLocaleData)
  const [status] = await coming
  if (!status) return 'failed'
  if (siteCodeOf(status) !== SITE_CODE.open) dropEarlyAnswers()
  const language = stored ?? (await (await asking)?.languageOfVisitor(queryClient, status))
  // Words that do not come leave the site in English; the next start tries again.
  if (language && language !== (stored ?? DEFAULT_LANGUAGE)) await showLanguage(language).catch(() => undefined)
  if (language) languageItem.write(language)
  return language ? 'ready' : 'pick-region'
}

/**
 * The document was loaded again while a layer was open; without the code that steps over it, back needs two presses.
 */
async function leaveStaleEntry(): Promise<void> {
  await import('#src/ui/layers/back-button.ts').then((m) => m.leaveStaleEntry()).catch(() => undefined)
}

/**
 * The code of the page before the first drawing, which needs no placeholder then; a failure is the drawing's to tell.
 */
async function preparePage(): Promise<void> {
  const load: () => Promise<unknown> = isHomePath(window.location.pathname) ? loadHome : loadOtherPages
  await load().catch(() => undefined)
}

/**
 * The browser reads all its locale data at the first use: tens of milliseconds, better here than in the first drawing.
 */
function readLocaleData(): void {
  Intl.NumberFormat.supportedLocalesOf(DEFAULT_LANGUAGE)
}

/** Names the merchant in every call; the gateway would else go by the host, which several merchants can share. */
const merchantHeader: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Merchant', currentMerchant.code)
  },
}
