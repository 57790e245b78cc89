import { createServer } from 'node:http'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test as base, type Page } from '@playwright/test'
import { startStub } from '#mock/doors/node.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { pretendConnection } from '#scripts/lib/pretend-connection.ts'
import { securityFileOf } from '#scripts/site/build/document-plugin.ts'
import { builtFolder } from '#scripts/site/serve/built-folder.ts'
import { forwardCall } from '#scripts/site/serve/forward.ts'
import { settleIn } from '#scripts/site/serve/settle-in.ts'
import { serveSite } from '#scripts/site/serve/site-server.ts'
import { watchTraces } from '../support/secret-traces.ts'
import { signOut, storeSession } from '../support/sign-in.ts'

const FIRST_PORT = 4900

/** A host whose site and whose network a test changes. */
interface Host {
  url: string
  /** Folder of the site that it serves. */
  folder: string
  /** The host and its gateway are out of reach, or back. */
  cut: () => Promise<void>
  restore: () => Promise<void>
  /** For its own files it answers with a page about its trouble; the gateway is there. */
  breakDown: () => Promise<void>
}

const test = base.extend<{ host: Host }>({
  host: async ({ context }, use, { parallelIndex }) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'offline-')), 'site')
    cpSync(builtFolder('site'), folder, { recursive: true })
    cpSync(securityFileOf(builtFolder('site')), securityFileOf(folder))
    const stub = await startStub({ port: 0 })
    const gateway = { url: stub.url, uploadUrl: stub.url, stubUrl: stub.url }
    let site = await serveSite({ folder, port: FIRST_PORT + 20 * parallelIndex, gateway })
    const { url } = site
    await settleIn(context, url)
    await pretendConnection(context)
    await use({
      url,
      folder,
      cut: async () => {
        await site.close()
        await context.setOffline(true)
      },
      restore: async () => {
        await context.setOffline(false)
        site = await serveSite({ folder, port: Number(new URL(url).port), gateway })
        expect(site.url).toBe(url)
      },
      breakDown: async () => {
        await site.close()
        const server = createServer((request, response) => {
          if (isGatewayPath(request.url ?? '')) forwardCall(request, response, stub.url)
          else response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Service Unavailable</h1>')
        })
        expect(await listenOnFreePort(server, Number(new URL(url).port))).toBe(Number(new URL(url).port))
        site = { url, close: async () => void (server.closeAllConnections(), server.close()) }
      },
    })
    await site.close()
    await stub.close()
    rmSync(join(folder, '..'), { recursive: true })
  },
})

test.use({ serviceWorkers: 'allow' })
// Each opens the site several times and waits for the worker, which comes in a pause.
test.beforeEach(() => test.setTimeout(180_000))

/** Opens home and stays until the worker has kept what it keeps. */
async function visit(page: Page, { url }: Host): Promise<void> {
  await page.goto(`${url}/m/home`)
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Every address and every text that the caches hold. */
const cached = (page: Page): Promise<{ address: string; text: string }[]> =>
  page.evaluate(async () => {
    const all: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const headers = JSON.stringify([...(answer?.headers ?? []), ...request.headers])
        all.push({ address: request.url, text: headers + ((await answer?.text()) ?? '') })
      }
    }
    return all
  })

/** Replaces a file of the site; compressed copies would be served in its place. */
function replace({ folder }: Host, name: string, change: (text: string) => string): void {
  const file = join(folder, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
}

test('BEYOND-18 somebody who was here once opens home without a connection and finds the games', async ({
  page,
  host,
}) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|[Mm]anifest/.test(message.text())) faults.push(message.text())
  })
  await visit(page, host)
  await host.cut()
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  const bar = page.locator('[aria-live=polite]').getByText('No connection')
  await expect(bar).toBeVisible()
  // It stands above what is in the header, and not on it.
  const top = await page.getByRole('banner').evaluate((header) => header.firstElementChild?.getBoundingClientRect().top)
  const box = await bar.boundingBox()
  expect(box?.y).toBe(0)
  expect(top).toBeGreaterThanOrEqual(box?.height ?? Number.POSITIVE_INFINITY)
  // What needs the gateway says so.
  await page.getByRole('button', { name: 'Fishing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 20_000 })
  await host.restore()
  await expect(page.getByText('Back online')).toBeVisible()
  // It comes by itself.
  await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('BEYOND-18 a host that answers with its own trouble is no reason to show that in the place of the site', async ({
  page,
  host,
}) => {
  await visit(page, host)
  // The next page is the worker's, whose navigation travels ahead of it.
  await page.reload()
  await host.breakDown()
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  await expect(page.getByText('Service Unavailable')).toHaveCount(0)
})

test('what is kept is one language, and nothing before the first screen is at rest', async ({ page, host }) => {
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const languages = (await cached(page)).filter(({ address }) => /-(first|pages|member)-[\w-]+\.js$/.test(address))
  expect(languages).toHaveLength(2)
})

test('BEYOND-17 with the data saver no page that may come next is asked for, and no worker', async ({ page, host }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ahead = () =>
    asked.filter((path) => /^\/assets\/(CategoryTab|GameListPage|SearchPopup|login|register)-/.test(path))
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.clock.install()
  await page.addInitScript(() => {
    window.localStorage['MC_DATA_SAVER'] ??= 'on'
  })
  const minuteAtHome = async () => {
    await page.goto(`${host.url}/m/home`)
    await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
    await page.clock.runFor(60_000)
  }
  await minuteAtHome()
  expect(ahead()).toEqual([])
  expect(await workers()).toBe(0)
  await page.evaluate(() => window.localStorage.setItem('MC_DATA_SAVER', 'off'))
  await minuteAtHome()
  await expect.poll(workers).toBe(1)
  expect(ahead()).not.toEqual([])
})

test('a release is seen at the next start, and never changes a page that is open', async ({ page, host, context }) => {
  await visit(page, host)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-release')
  const release = (text: string) => text.replace('<html lang="en">', '<html lang="en" data-release="2">')
  replace(host, 'index.html', release)
  replace(host, 'sw.js', (text) => text.replace(/document:[`"'][0-9a-f]{16}/, (found) => `${found.slice(0, -4)}beef`))
  await host.cut()
  await host.restore()
  await lookForRelease(page)
  await expect.poll(() => isWaiting(context)).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-release')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-release', '2')
  // With the last page of the old worker gone, the new one is at work as soon as the old one has done what it was
  // asked.
  await page.goto('about:blank')
  await expect.poll(() => isWaiting(context)).toBe(false)
  await page.goto(`${host.url}/m/home`)
  const documents = async () => (await cached(page)).filter(({ address }) => address.includes('/index.html'))
  await expect.poll(async () => (await documents()).length).toBe(1)
  expect((await documents())[0]?.text).toContain('data-release="2"')
  await host.cut()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-release', '2')
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
})

/** What a browser does by itself after each visit, once the page has asked for nothing for a second. */
async function lookForRelease(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

/** Whether a new worker waits for the old one to end; the workers know, also while no page of the site is open. */
async function isWaiting(context: BrowserContext): Promise<boolean> {
  const waiting = context.serviceWorkers().map((worker) =>
    worker.evaluate(() => {
      const { registration }: { registration?: ServiceWorkerRegistration } = Object(self)
      return Boolean(registration?.waiting)
    }),
  )
  return Promise.any(waiting)
}

test('the server alone takes the worker away, and all that it kept', async ({ page, host }) => {
  await visit(page, host)
  await page.reload()
  expect((await cached(page)).length).toBeGreaterThan(5)
  replace(host, 'sw.js', () => readFileSync(join(builtFolder('site'), '../deploy/without-worker/sw.js'), 'utf8'))
  await host.cut()
  await host.restore()
  // As a browser does, once the page has asked for nothing for a while: the old worker stays while it has requests.
  await page.goto(`${host.url}/m/home`, { waitUntil: 'networkidle' })
  await lookForRelease(page)
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([])
  await page.goto('about:blank')
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  // A page that asks for its worker again may bring that one back, which does nothing any more.
  await host.cut()
  await expect(page.reload()).rejects.toThrow(/net::ERR_/)
})

test('no cache knows a member, neither while signed in nor after, nor the next one on this phone', async ({
  page,
  host,
}) => {
  await visit(page, host)
  const token = await storeSession(page, 'ravi88')
  const secrets = [token, 'ravi88', '12,480.50', '12480.50', '12480.5']
  const traces = watchTraces(page)
  const found = async () => {
    const all = await cached(page)
    expect(all.length).toBeGreaterThan(5)
    // Calls of the gateway: the few that are alike for all, without a token.
    const calls = all
      .map(({ address }) => new URL(address).pathname)
      .filter((path) => /^\/(wps|lgw|lotto)\//.test(path))
    expect(calls.filter((path) => !/whitelabel|hotGamesV2|getVassGameType|getListAnnouncements/.test(path))).toEqual([])
    return secrets.filter((secret) => all.some(({ address, text }) => (address + text).includes(secret)))
  }
  for (const path of ['/m/home', '/m/wallet', '/m/deposit', '/m/vip', '/m/inbox', '/m/home']) {
    await page.goto(host.url + path)
    await expect(page.locator('.shell')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
  }
  await expect(page.getByRole('banner')).toContainText('12,480.50')
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The control: the walk did show them.
  await traces.note()
  expect(traces.all()).toContain(token)
  expect(await found()).toEqual([])

  await host.cut()
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  await host.restore()
  await page.goto(`${host.url}/m/home`)
  await signOut(page)
  expect(await found()).toEqual([])

  // A member whom nobody offers a contract: the question would come over the menu that is to sign out.
  secrets.push(await storeSession(page, 'agent01'), 'agent01', '250,300.00', '250300.00', '250300.0')
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('banner')).toContainText('250,300.00')
  await expect(page.locator('body')).not.toContainText(/ravi88|12,480\.50/)
  await signOut(page)
  expect(await found()).toEqual([])
  await host.cut()
  await page.goto(`${host.url}/m/home`)
  await expect(page.getByRole('main')).toContainText('Dragon of the Ninth Gate')
  await expect(page.locator('body')).not.toContainText(/ravi88|12,480\.50|agent01|250,300\.00/)
})
