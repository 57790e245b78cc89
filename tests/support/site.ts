import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { faultyResponse, isBodyFault } from '#mock/faulty-body.ts'
import { operations } from '#mock/generated/operations.ts'
import { forcedFor, parseScenario, preferFor } from '#mock/scenario.ts'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { startGateway } from '#scripts/site/gateway.ts'
import { serveSite } from '#scripts/site/site-server.ts'
import type { AnnouncementList } from '#src/api/generated/types.ts'

interface SiteSwitches {
  maintenance?: boolean
  regionRestriction?: boolean
  ip?: string
  /** Null: the country is unknown. */
  countryCode?: string | null
  /** Texts of the announcements, one in each. */
  html?: readonly string[]
  /** So many slots are listed. */
  slotCount?: number
}

/** The built site, served as in production, on a stub gateway behind the checking proxy; one for each worker. */
interface RunningSite {
  url: string
  stubUrl: string
}

interface Fixtures {
  /** Turns the stub's own switches: a closed site, another visitor's place (see mock-server/control.ts). */
  visitor: (switches: SiteSwitches) => Promise<void>
  /** Forces answers, delays and faults in the link form (`login:CAPTCHA_REQUIRED@1,getWallets:~800`); '' forces none. */
  scenario: (link: string) => Promise<void>
  /** Whether the visitor has agreed to the terms and seen the announcement that comes up; home is covered else. */
  settledIn: boolean
  /** Whether texts of this test break the policy; see `isParsedOnly`. */
  hostileTexts: boolean
  /** Every call to the gateway so far, as `METHOD /path?query`. */
  calls: string[]
}

/**
 * The test function of the browser tests. Whatever a test does, it fails when a call or an answer breaks the contract,
 * or when the page breaks its Content Security Policy.
 */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const gateway = await startGateway()
      const site = await serveSite({ folder: join(import.meta.dirname, '../../dist/site'), port: 4300, gateway })
      await use({ url: site.url, stubUrl: gateway.stubUrl ?? '' })
      await site.close()
      await gateway.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  calls: async ({ page }, use) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (isGatewayPath(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
    })
    await use(calls)
  },

  visitor: async ({ site }, use) => {
    await use(async (switches) => {
      await fetch(`${site.stubUrl}/__mock/site`, { method: 'PUT', body: JSON.stringify(switches) })
    })
  },

  scenario: async ({ page }, use) => {
    const force = await answerForcer(page)
    await use(force)
  },

  settledIn: [true, { option: true }],

  hostileTexts: [false, { option: true }],

  page: async ({ page, site, settledIn, hostileTexts }, use) => {
    await fetch(`${site.stubUrl}/__mock/reset`, { method: 'POST' })
    if (settledIn) await page.context().addInitScript(settleIn, await latestPopUp(site.url))
    const violations: string[] = []
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (!isGatewayPath(pathname)) return
      const headers = response.headers()
      const isProblem = headers['content-type']?.startsWith('application/problem+json') ?? false
      if (headers['sl-violations'] || isProblem) {
        const detail = headers['sl-violations'] ?? (await response.text().catch(() => ''))
        violations.push(`contract: ${response.request().method()} ${pathname} ${response.status()} ${detail}`)
      }
    })
    page.on('console', (message) => {
      if (hostileTexts && isParsedOnly(message.text())) return
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
        violations.push(`policy: ${message.text()}`)
    })
    await use(page)
    expect(violations).toEqual([])
  },
})

export { expect }

/** Runs in the page: what a visitor who was here before finds in the storage of the tab. */
function settleIn(popUp: string): void {
  try {
    sessionStorage.setItem('MC_TERMS_AGREED', '1')
    sessionStorage.setItem('MC_SEEN_POP_UP', popUp)
  } catch {
    // A blocked storage is what some tests are about.
  }
}

/**
 * Chromium reports handlers, styles and bases already where a text is parsed into a document that shows and runs nothing, which
 * is how the sanitiser reads it. What comes out of that has to be proved harmless without the policy.
 */
function isParsedOnly(message: string): boolean {
  return /^(Executing inline event handler|Applying inline style|Setting the document's base URI) /.test(message)
}

/** Id of the announcement that comes up by itself. */
async function latestPopUp(url: string): Promise<string> {
  const answer = await fetch(
    `${url}/wps/relay/MCSFE_getListAnnouncements?types=PU&platform=M&merchantCode=bdtdemo&language=EN`,
  )
  const { value }: { value: AnnouncementList } = JSON.parse(await answer.text())
  return value.list.find(({ type }) => type === 'PU')?.id ?? ''
}

/**
 * The built site carries no mock code, so the browser adds the header that Prism and the stub understand. A later
 * scenario takes the place of the one before; an empty one forces nothing.
 */
async function answerForcer(page: Page): Promise<(link: string) => Promise<void>> {
  let scenario = parseScenario('', operations)
  const counts = new Map<string, number>()
  const idOf = new Map(Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]))
  await page.route(
    (url) => isGatewayPath(url.pathname),
    async (route, request) => {
      const id = idOf.get(`${request.method()} ${new URL(request.url()).pathname}`)
      if (id === undefined) return route.fallback()
      const call = (counts.get(id) ?? 0) + 1
      counts.set(id, call)
      const forced = forcedFor(scenario, id, call)
      if (forced.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, forced.delayMs))
      if (forced.fault && isBodyFault(forced.fault)) {
        const answer = faultyResponse(forced.fault)
        const [status, headers] = [answer.status, Object.fromEntries(answer.headers)]
        return route.fulfill({ status, headers, body: await answer.text() })
      }
      if (forced.fault === 'offline') return route.abort('internetdisconnected')
      if (forced.fault === 'abort') return route.abort('aborted')
      // Unanswered, as from a gateway that hangs; the client gives up by itself.
      if (forced.fault === 'timeout') return undefined
      if (!forced.answer) return route.fallback()
      const { errors } = operations[id as keyof typeof operations]
      return route.fallback({ headers: { ...request.headers(), prefer: preferFor(forced.answer, errors) } })
    },
  )
  return async (link) => {
    scenario = parseScenario(link, operations)
    counts.clear()
  }
}
