import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { sendLogin, signInAs } from '../support/sign-in.ts'

const tiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Favourite: / }) })

test.describe('games', () => {
  test('HOME-11, HOME-13 the hot strip scrolls sideways under the title HOT', async ({ page }) => {
    await page.goto('/m/home')
    const strip = page.getByRole('group', { name: 'Hot tonight' })
    await expect(strip.getByRole('button', { name: /Dragon of the Ninth Gate/ }).first()).toBeVisible()
    expect(await strip.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
  })

  test('HOME-12 an empty list of hot games leaves no strip', async ({ page, scenario }) => {
    await scenario('listHotGames:=empty')
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'No games here yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hot tonight' })).toHaveCount(0)
  })

  test('HOME-14, HOME-15, CONST-09 shows 15 games, and 15 more with each tap', async ({ page }) => {
    await page.goto('/m/home')
    await expect(tiles(page)).toHaveCount(15)
    await page.getByRole('button', { name: 'Show 15 more' }).click()
    await expect(tiles(page)).toHaveCount(30)
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await expect(tiles(page)).toHaveCount(45)
  })

  test('HOME-11, GAP-87 the list of hot games goes on where the strip ends: no game stands in both', async ({
    page,
  }) => {
    await page.goto('/m/home')
    await expect(tiles(page)).toHaveCount(15)
    const strip = page.getByRole('group', { name: 'Hot tonight' }).getByRole('button', { name: /^Favourite: / })
    await expect(strip).toHaveCount(12)
    const names = (hearts: Locator) => hearts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    const [above, below] = [await names(strip), await names(tiles(page).getByRole('button', { name: /^Favourite: / }))]
    expect(below.filter((name) => above.includes(name))).toEqual([])
  })

  test('GATEWAY-63 home shows new games, slots and live tables in a row each, below the hot ones', async ({ page }) => {
    await page.goto('/m/home')
    for (const title of ['New', 'Slots', 'Live']) {
      const rail = page.getByRole('group', { name: title, exact: true })
      await expect(rail.getByRole('button', { name: /^Favourite: / })).toHaveCount(12)
    }
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    const order = ['Hot tonight', 'New', 'Slots', 'Live', 'More hot games']
    expect(titles.filter((title) => order.includes(title))).toEqual(order)
  })

  test('GATEWAY-67, LAUNCH-18 a member who comes back goes on with the game played last, and nothing on home moves', async ({
    page,
  }) => {
    await signInAs(page, 'ravi88')
    const rail = page.getByRole('group', { name: 'Continue playing' })
    await expect(page.getByText('The games that you play will wait for you here.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('group', { name: 'Live', exact: true }).getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Continue playing' })).toHaveCount(0)

    await page.getByRole('group', { name: 'Hot tonight' }).getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: 'Dragon of the Ninth Gate' })).toBeVisible()
    await page.goto('/m/home')
    await expect(rail.getByRole('button', { name: 'Dragon of the Ninth Gate', exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Live', exact: true }).getByRole('button').first()).toBeVisible()
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          window.setTimeout(() => resolve(0), 500)
        }),
    )
    expect(moved).toBeLessThan(0.01)
  })

  test('HOME-16 the lobby starts on HOT', async ({ page }) => {
    await page.goto('/m/home')
    await expect(page.getByRole('button', { name: 'Hot', exact: true })).toHaveAttribute('aria-current', 'true')
  })

  test('CATS-15, CATS-17, GAP-87 a category shows its games in place, from page 1, with the choice in the address', async ({
    page,
    calls,
  }) => {
    await page.goto('/m/home')
    await page.getByRole('button', { name: 'Slots' }).click()
    await expect(page).toHaveURL(/\?tab=RNG$/)
    // The first tab has 15 tiles too, and stays until the category is there.
    await expect(page.getByRole('heading', { name: 'More hot games' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
    await expect(tiles(page)).toHaveCount(15)
    const asked = calls.filter((call) => /GCSGAME_gameList.*gameType=RNG.*pageSize=25/.test(call))
    expect(asked[0]).toContain('pageNo=1')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-current', 'true')
  })

  test('CATS-14, CATS-15 a chosen category begins right below its row, from wherever the page stood', async ({
    page,
  }) => {
    await page.goto('/m/home')
    const row = page.getByRole('navigation', { name: 'Categories' })
    const gap = async (title: string) => {
      const head = await page.getByRole('main').getByRole('heading', { name: title, exact: true }).first().boundingBox()
      const box = await row.boundingBox()
      return (head?.y ?? 0) - (box ? box.y + box.height : 0)
    }
    for (const [category, title] of [
      ['Slots', 'Slots'],
      ['Fishing', 'All games'],
    ] as const) {
      await row.getByRole('button', { name: category, exact: true }).click()
      await expect(page.getByRole('heading', { name: 'More hot games' })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(70)
      if (category === 'Slots') {
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
        await page.evaluate(() => window.scrollTo(0, 2000))
      }
    }
    expect(await gap('Fishing')).toBeGreaterThanOrEqual(0)
    expect(await gap('Fishing')).toBeLessThan(40)
  })

  test.describe('with a mouse', () => {
    test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

    test('HOME-11, CATS-04 arrows scroll the strip and the categories, each as long as something is hidden there', async ({
      page,
    }) => {
      await page.goto('/m/home')
      for (const row of [
        page.getByRole('group', { name: 'Hot tonight' }),
        page.getByRole('navigation', { name: 'Categories' }),
      ]) {
        const arrows = row.locator('xpath=..').locator('> button')
        await expect(arrows).toHaveCount(1)
        await arrows.click()
        await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(20)
        await arrows.first().click()
        await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0)
        await expect(arrows).toHaveCount(1)
      }
    })
  })

  test('CATS-13 LIVE opens its page', async ({ page }) => {
    await page.goto('/m/home')
    await page.getByRole('button', { name: 'Live', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/live$/)
  })

  test('CATS-05 a visitor has no favourites category; FAV-03, GAP-68 its address leads to the login and back', async ({
    page,
  }) => {
    await page.goto('/m/home')
    await expect(page.getByRole('button', { name: 'Slots' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Favourites', exact: true })).toHaveCount(0)
    await page.goto('/m/home?tab=FAV')
    await expect(page).toHaveURL(`/m/login?from=${encodeURIComponent('/m/home?tab=FAV')}`)
    await sendLogin(page, 'ravi88')
    await expect(page.getByRole('button', { name: 'Favourites', exact: true })).toHaveAttribute('aria-current', 'true')
  })

  test('LAUNCH-01, SESSION-21 a visitor who taps a game goes to the login page, and no call is made', async ({
    page,
    calls,
  }) => {
    await page.goto('/m/home')
    await tiles(page).first().getByRole('button').first().click()
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(calls.filter((call) => call.includes('launchGame'))).toEqual([])
  })

  test('LAUNCH-06, CONST-29, LAUNCH-18 a member launches a game through the gateway, in the same tab', async ({
    page,
    calls,
  }) => {
    await signInAs(page, 'ravi88')
    const request = page.waitForRequest(/\/wps\/game\/launchGame$/)
    await page.getByRole('group', { name: 'Hot tonight' }).getByRole('button').first().click()
    expect((await request).postDataJSON()).toMatchObject({
      gateway: 3,
      language: 'EN',
      supportPlay: expect.any(Number),
    })
    await expect(page).not.toHaveURL(/\/m\/home/)
    expect(calls.filter((call) => call.includes('launchGame'))).toHaveLength(1)
  })

  test('ERR-41 an empty launch address opens nothing and says so', async ({ page, scenario }) => {
    await signInAs(page, 'ravi88')
    await scenario('launchGame:=noAddress')
    await page.goto('/m/home')
    await page.getByRole('group', { name: 'Hot tonight' }).getByRole('button').first().click()
    await expect(page.getByText('This game could not be opened')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
