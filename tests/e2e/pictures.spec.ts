import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

const HOSTS = [1, 2, 3].map((number) => `https://img${number}.lanternhouse.example`)
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><path d="M0 0h3v4H0z"/></svg>'
const MAX_TRIES = 4

/** What reports round to 0.000: a glyph that is drawn half a pixel beside its place is no shift. */
const NO_SHIFT = 0.0005

const tiles = (page: Page) => page.getByRole('main').locator('li[aria-posinset]')

/** A site whose pictures lie at three hosts, the first of which is the visit's; so many do not answer. */
async function openWithDeadHosts(page: Page, dead: number) {
  const tried: URL[] = []
  await page.addInitScript((host) => {
    sessionStorage.setItem('MC_IMAGE_HOST', host)
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      // Of the tiles alone: the page around them is still arriving.
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        if (shift.sources.some(({ node }) => node?.parentElement?.closest('li[aria-posinset]')))
          Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  }, HOSTS[0] ?? '')
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.info.imageCDNs = HOSTS
    await route.fulfill({ response, json: body })
  })
  await page.route(/^https:\/\/img\d\./, (route, request) => {
    const url = new URL(request.url())
    tried.push(url)
    if (HOSTS.indexOf(url.origin) < dead) return route.abort('connectionfailed')
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  await page.goto('/m/gameList')
  await expect(tiles(page).first()).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'shifted', 0))
  return tried
}

/** How often the pictures of the game were asked for that was asked for most. */
function mostTries(tried: readonly URL[]): number {
  const games = tried.flatMap(({ pathname }) => /\/games\/(\d+)/.exec(pathname)?.[1] ?? [])
  return Math.max(...games.map((game) => games.filter((one) => one === game).length))
}

const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))

const places = (page: Page) =>
  tiles(page).evaluateAll((all) => all.slice(0, 9).map((tile) => JSON.stringify(tile.getBoundingClientRect())))

for (const dead of [1, 2, 3]) {
  test(`BOOT-26 GAP-153 GAP-170 with ${dead} of 3 picture hosts dead the next one is asked, four times at most, and nothing moves`, async ({
    page,
  }) => {
    const tried = await openWithDeadHosts(page, dead)
    const before = await places(page)
    const inSight = tiles(page).first().locator('img')
    if (dead < HOSTS.length) {
      await expect
        .poll(() => inSight.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
        .toBe(true)
      await expect(inSight).toHaveAttribute('src', new RegExp(`^${HOSTS[dead]}/`))
      expect(await places(page)).toEqual(before)
      expect(await shifted(page)).toBeLessThan(NO_SHIFT)
      expect(mostTries(tried)).toBe(dead + 1)
      // What has answered is asked first by the pictures to come.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_IMAGE_HOST'))).toBe(HOSTS[dead])
      tried.length = 0
      await page.getByRole('button', { name: 'New', exact: true }).click()
      await expect(page).toHaveURL(/type=new/)
      await expect.poll(() => tried.length).toBeGreaterThan(0)
      expect(new Set(tried.map(({ origin }) => origin))).toEqual(new Set([HOSTS[dead]]))
    } else {
      // The ground of the tile stays, with the name on it.
      await expect(inSight).toHaveCount(0)
      await expect(tiles(page).first().getByRole('button').first()).toHaveText(/\w/)
      expect(await places(page)).toEqual(before)
      expect(await shifted(page)).toBeLessThan(NO_SHIFT)
      expect(mostTries(tried)).toBeGreaterThanOrEqual(dead)
      expect(mostTries(tried)).toBeLessThanOrEqual(MAX_TRIES)
    }
  })
}
