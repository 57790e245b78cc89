import { aliases, paths } from '#src/core/routing/paths.ts'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

for (const path of [paths.home, ...aliases.home]) {
  test(`SHELL-02 ${path} is home`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  })
}

test('SHELL-38, GAP-136 an unknown path shows home and takes its address', async ({ page }) => {
  await page.goto('/m/nowhere')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
})

test('GAP-130, GATEWAY-10, SESSION-23 a page that needs a session sends a visitor to the login page, to return afterwards', async ({
  page,
}) => {
  await page.goto('/m/member/home')
  await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2Fmember%2Fhome$/)
})

test('GAP-129 a member on the login page goes home', async ({ page }) => {
  await signInAs(page, 'ravi88', '/m/login')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('SHELL-70, SHELL-71, SHELL-73, SHELL-74 the bottom menu leads to its pages', async ({ page }) => {
  await page.goto('/m/home')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Promotions', 'Deposit', 'Member'])
  await menu.getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await menu.getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(/\/m\/login\?from=%2Fm%2FvoucherCenter$/)
})

test('SHELL-73, GAP-113 the lantern of Deposit sways when a page has come, and nothing on home moves without an end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/m/sports')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const lamp = menu.getByRole('link', { name: 'Deposit' }).locator('svg')
  const sways = () => lamp.evaluate((svg) => svg.getAnimations().length)
  await expect.poll(sways).toBe(0)
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect.poll(sways).toBe(1)
  await expect(page.getByRole('heading', { name: 'Winning now' })).toBeAttached()
  const longest = () =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime))),
    )
  await expect.poll(longest).toBeLessThan(5_000)
})

test('SHELL-74, GAP-145 the member entry carries the unread count', async ({ page }) => {
  await signInAs(page, 'ravi88')
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText(/unread message/)).toBeAttached()
})

test('SHELL-42, CONST-34 a page change fades for 300 ms; GAP-132 not under reduced motion', async ({ page }) => {
  await page.goto('/m/help')
  const duration = () => page.locator('main').evaluate((main) => getComputedStyle(main).animationDuration)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await duration()).toBe('0.3s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(Number.parseFloat(await duration())).toBeLessThan(0.001)
})

test('GAP-09 back on a first page leads home, not out of the site', async ({ page }) => {
  await page.goto('/m/help')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('SHELL-51 the header of the live page opens the search of live games', async ({ page }) => {
  await page.goto('/m/live')
  await page.getByRole('link', { name: 'Search games' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=LIVE$/)
})

test('SHELL-53, SHELL-56, GAP-11 a visitor sees logo and a way in, no user block', async ({ page }) => {
  await page.goto('/m/home')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Lanternhouse' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Refresh balance' })).toHaveCount(0)
})

test('SHELL-54, WALLET-02, WALLET-03 a member sees nickname and balance, and can refresh it', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  const header = page.getByRole('banner')
  await expect(header).toContainText('Ravi_88')
  await expect(header).toContainText('৳ 12,480.50')
  const before = calls.filter((call) => call.includes('/wps/wallets/gcs')).length
  await header.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.poll(() => calls.filter((call) => call.includes('/wps/wallets/gcs')).length).toBe(before + 1)
})

test('SHELL-55, WALLET-04, WALLET-05 the balance shows asterisks while it is refreshed', async ({ page, scenario }) => {
  await signInAs(page, 'ravi88')
  await expect(page.getByRole('banner')).toContainText('12,480.50')
  await scenario('getWallets:~1500')
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page.getByRole('banner')).toContainText('৳ ******')
  await expect(page.getByRole('banner')).toContainText('12,480.50')
})

test('GATEWAY-53, WALLET-08 home asks for the currency of the house for a visitor, without a session', async ({
  page,
}) => {
  const asking = page.waitForRequest((request) => request.url().includes('/wps/wallets/gcs'))
  await page.goto('/m/home?tab=LIVE')
  const request = await asking
  expect(request.method()).toBe('GET')
  expect(request.headers()['authorization']).toBeUndefined()
  const response = await request.response()
  expect(await response?.json()).toEqual({ success: true, value: { currencySymbol: '৳' } })
})
