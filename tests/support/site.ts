import { expect, test as base, type TestInfo } from '@playwright/test'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { forceOnServer, type AnswerForcer } from '#scripts/site/serve/force-answers.ts'
import { forceAnswers } from './force-answers.ts'
import { startGateway } from '#scripts/site/serve/gateway.ts'
import { settleIn } from '#scripts/site/serve/settle-in.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'

interface SiteSwitches {
  maintenance?: boolean
  regionRestriction?: boolean
  ip?: string
  /** Null: the country is unknown. */
  countryCode?: string | null
  /** Texts that stand wherever the gateway sends HTML. */
  html?: readonly string[]
  /** So many slots are listed. */
  slotCount?: number
}

/** The built site, served as in production, on a stub gateway behind Prism; one for each worker. */
interface RunningSite {
  url: string
  stubUrl: string
  /** Forces answers in the server; for pages that the replay opens. */
  forcer: AnswerForcer
}

interface Fixtures {
  /** Turns the stub's own switches: a closed site, another visitor's place (see mock-server/doors/control.ts). */
  visitor: (switches: SiteSwitches) => Promise<void>
  /**
   * Forces answers, delays and faults in the link form (`login:CAPTCHA_REQUIRED@1,getWallets:~800`); '' forces none.
   */
  scenario: (link: string) => Promise<void>
  /** Whether the visitor has agreed to the terms and seen the announcement that comes up; home is covered else. */
  settledIn: boolean
  /** Whether texts of this test break the policy; see `isParsedOnly`. */
  hostileTexts: boolean
  /** Every call to the gateway so far, as `METHOD /path?query`. */
  calls: string[]
}

/**
 * What a tag in a title asks for, as in `test('… @ur', …)`. No projects of Playwright: each would start browsers and
 * gateways of its own, which takes longer than its tests.
 */
const asked = {
  /** Right to left. */
  isUrdu: ({ tags }: TestInfo) => tags.includes('@ur'),
  /** The narrowest supported phone. */
  isSmall: ({ tags }: TestInfo) => tags.includes('@small'),
}
const SMALL_PHONE = { width: 320, height: 568 }

/**
 * The test function of the browser tests. Whatever a test does, it fails when a call or an answer breaks the contract,
 * or when the page breaks its Content Security Policy.
 */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    async ({}, use) => {
      const gateway = await startGateway()
      const forcer = forceOnServer()
      const site = await serveSite({ folder: builtFolder('site'), port: 4300, gateway, onCall: forcer.answer })
      await use({ url: site.url, stubUrl: gateway.stubUrl ?? '', forcer })
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
    const { force } = await forceAnswers(page)
    await use(async (link) => force(link))
  },

  viewport: async ({ viewport }, use, test) => use(asked.isSmall(test) ? SMALL_PHONE : viewport),

  locale: async ({ locale }, use, test) => use(asked.isUrdu(test) ? 'ur-PK' : locale),

  timezoneId: async ({ timezoneId }, use, test) => use(asked.isUrdu(test) ? 'Asia/Karachi' : timezoneId),

  settledIn: [true, { option: true }],

  hostileTexts: [false, { option: true }],

  page: async ({ page, site, settledIn, hostileTexts }, use, test) => {
    await fetch(`${site.stubUrl}/__mock/reset`, { method: 'POST' })
    if (settledIn) await settleIn(page.context(), site.url)
    if (asked.isUrdu(test)) await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', 'UR'))
    const violations: Promise<string>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!isGatewayPath(pathname)) return
      const headers = response.headers()
      const isProblem = headers['content-type']?.startsWith('application/problem+json') ?? false
      if (headers['sl-violations'] || isProblem) {
        const call = `contract: ${response.request().method()} ${pathname} ${response.status()}`
        const detail = Promise.resolve(headers['sl-violations'] ?? response.text().catch(() => ''))
        violations.push(detail.then((text) => `${call} ${text}`))
      }
    })
    page.on('console', (message) => {
      if (hostileTexts && isParsedOnly(message.text())) return
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
        violations.push(Promise.resolve(`policy: ${message.text()}`))
    })
    await use(page)
    expect(await Promise.all(violations)).toEqual([])
  },
})

export { expect }

/**
 * Chromium reports handlers, styles and bases already where a text is parsed into a document that shows and runs
 * nothing, which is how the sanitiser reads it. What comes out of that has to be proved harmless without the policy.
 */
function isParsedOnly(message: string): boolean {
  return /^(Executing inline event handler|Applying inline style|Setting the document's base URI) /.test(message)
}
