import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

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
