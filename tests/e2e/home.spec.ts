import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { sendLogin, signInAs } from '../support/sign-in.ts'

const tiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Favourite: / }) })

test.describe('the top of home', () => {
  test('HOME-09 a member has Deposit and Withdraw', async ({ page }) => {
    await signInAs(page, 'ravi88')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    await expect(main.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw')
  })

  test('HOME-10 a visitor has Login and Register', async ({ page }) => {
    await page.goto('/m/home')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
    await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  })

  test('HOME-22, HOME-25, HOME-26 several banners of the home group loop and advance every 5 s, and can be paused', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/m/home')
    const banners = page.getByRole('region', { name: 'Offers' })
    const bullets = banners.getByRole('button', { name: /^Show offer/ })
    await expect(bullets).toHaveCount(4)
    await expect(bullets.nth(0)).toHaveAttribute('aria-current', 'true')
    await expect(bullets.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 12_000 })
    await banners.getByRole('button', { name: 'Pause the offers' }).click()
    await expect(banners.getByRole('button', { name: 'Move the offers again' })).toBeVisible()
    await bullets.nth(3).click()
    await expect(bullets.nth(3)).toHaveAttribute('aria-current', 'true')
  })

  test('HOME-26, GAP-113 under reduced motion the offers rest until they are told to move, and go on then', async ({
    page,
  }) => {
    await page.goto('/m/home')
    const banners = page.getByRole('region', { name: 'Offers' })
    const bullets = banners.getByRole('button', { name: /^Show offer/ })
    await banners.getByRole('button', { name: 'Move the offers again' }).tap()
    // No transition ends here, and the engine takes no step while it waits for one.
    for (const offer of [1, 2]) {
      await expect(bullets.nth(offer)).toHaveAttribute('aria-current', 'true', { timeout: 12_000 })
    }
  })

  test('HOME-27 an empty list of announcements says so', async ({ page, scenario }) => {
    await scenario('listAnnouncements:=empty')
    await page.goto('/m/home')
    await expect(page.getByText('No announcements')).toBeVisible()
  })

  test('HOME-28 several announcements move up every 2 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/m/home')
    const strip = page.getByRole('list', { name: 'Announcements' })
    const first = await strip.getByRole('link').first().getAttribute('href')
    await expect.poll(() => strip.getByRole('link').first().getAttribute('href')).not.toBe(first)
  })

  test('HOME-29, GAP-95 a tap on the strip opens the announcements at that item', async ({ page }) => {
    await page.goto('/m/home')
    await page.getByRole('list', { name: 'Announcements' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/m\/notice\?index=0$/)
  })

  test('HOME-32, GATEWAY-12 home asks once for B,PL,PU on platform M', async ({ page, calls }) => {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
    const asked = calls
      .filter((call) => call.includes('MCSFE_getListAnnouncements'))
      .map((call) => decodeURIComponent(call))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('types=B,PL,PU')
    expect(asked[0]).toContain('platform=M')
  })
})

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
    const asked = calls.filter((call) => call.includes('GCSGAME_gameList'))
    expect(asked.at(-1)).toContain('gameType=RNG')
    expect(asked.at(-1)).toContain('pageNo=1')
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

test.describe('states', () => {
  test('ERR-46, SHELL-91 games that fail to load offer a retry, which loads them', async ({ page, scenario }) => {
    await scenario(
      'listHotGames:REGION_RESTRICTED@9,listHotGames:UNKNOWN_ERROR@1,listHotGames:UNKNOWN_ERROR@2,listHotGames:UNKNOWN_ERROR@3',
    )
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Loading failed' })).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(tiles(page)).toHaveCount(15)
  })

  test('HOME-27 announcements that fail to load can be asked for again', async ({ page, scenario }) => {
    await scenario('listAnnouncements:REQUEST_INVALID@1')
    await page.goto('/m/home')
    await page.getByRole('button', { name: /Announcements could not be loaded/ }).click()
    await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible()
  })

  test('CATS-06 categories that fail to load can be asked for again', async ({ page, scenario }) => {
    await scenario('getVendorGameTypes:REQUEST_INVALID')
    await page.goto('/m/home')
    const again = page.getByRole('button', { name: 'Load the categories again' })
    await expect(again).toBeVisible()
    // A part of the page that comes late asks for them by itself.
    await page.waitForLoadState('networkidle')
    await scenario('')
    await again.click()
    await expect(page.getByRole('button', { name: 'Slots' })).toBeVisible()
  })

  test('WIN-04 without winners there is no board, and the rest of home stands', async ({ page, scenario }) => {
    await scenario('getRankList:=empty')
    await page.goto('/m/home')
    await expect(page.getByText('Game makers')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Winning now' })).toHaveCount(0)
  })
})

test.describe('the foot of home', () => {
  test('HOME-04, HOME-05, HOME-06, HOME-08, HOME-30, HOME-31 ends with winners, ten makers, licence, description and copyright', async ({
    page,
  }) => {
    await page.goto('/m/home')
    const foot = page.locator('footer')
    await expect(foot.getByRole('list').first().getByRole('listitem')).toHaveCount(10)
    await expect(foot).toContainText('Sample Gaming Authority')
    await expect(foot).toContainText('Certified RNG')
    await expect(foot).toContainText('More than 600 games')
    await expect(foot).toContainText(`© ${new Date().getFullYear()} Lanternhouse`)
    await expect(page.getByRole('heading', { name: 'Winning now' })).toBeAttached()
    await page.getByRole('button', { name: 'Slots' }).click()
    await expect(page.locator('footer')).toHaveCount(0)
  })

  test('HOME-07, GAP-88 only the merchants that want it show the ways to pay', async ({ page }) => {
    await page.goto('/m/home')
    await expect(page.getByText('Ways to pay')).toBeAttached()
    await page.evaluate(() => localStorage.setItem('MC_MERCHANT', 'inrdemo'))
    await page.goto('/m/home')
    await expect(page.getByText('Game makers')).toBeAttached()
    await expect(page.getByText('Ways to pay')).toHaveCount(0)
  })

  test('WIN-01, WIN-03, WIN-05, WIN-06, CONST-13 three winners at a time, each with name, game, amount and a way to play', async ({
    page,
    calls,
  }) => {
    await page.goto('/m/home')
    const rows = page.getByRole('list', { name: 'Winning now' }).getByRole('listitem')
    await expect(rows.first()).toContainText(/৳ [\d,]+\.\d\d/)
    await expect(rows.first().getByRole('button', { name: /^Play / })).toBeAttached()
    expect(await page.getByRole('button', { name: /^Play / }).count()).toBeLessThanOrEqual(4)
    const asked = calls.find((call) => call.includes('GCSGAME_getRankList')) ?? ''
    expect(asked).toContain('gameCategory=ALL')
    expect(asked).toContain('limitNum=20')
  })

  test('WIN-02, GAP-113 the board moves on, and stands still when paused', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/m/home')
    const board = page.getByRole('list', { name: 'Winning now' })
    await board.scrollIntoViewIfNeeded()
    const first = await board.getByRole('listitem').first().textContent()
    await expect.poll(() => board.getByRole('listitem').first().textContent(), { timeout: 12_000 }).not.toBe(first)
    await page.getByRole('button', { name: 'Pause the winners' }).click()
    await expect(page.getByRole('button', { name: 'Move the winners again' })).toBeVisible()
  })
})
