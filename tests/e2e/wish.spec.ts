import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { sendLogin, signInAs } from '../support/sign-in.ts'

const GAME_SITE = /\/media\/play/
const tiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
const launches = (calls: readonly string[]) => calls.filter((call) => call.includes('launchGame'))

/** Waits for the login page, which names what was tapped, and logs in there. */
async function logInFor(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/m\/login/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Log in, and the game opens.')
  await expect(main).toContainText(name)
  await sendLogin(page, 'ravi88')
}

test('LAUNCH-01, SESSION-22 a game that a visitor tapped opens after the login, and its place in the lobby is kept', async ({
  page,
  calls,
}) => {
  await page.goto('/m/home?tab=RNG')
  await page.getByRole('button', { name: 'Show 15 more' }).click()
  const tile = tiles(page).nth(27)
  await tile.scrollIntoViewIfNeeded()
  const name = (await tile.getByRole('button').first().textContent()) ?? ''
  await tile.getByRole('button').first().click()
  await expect(page.getByRole('main').locator('img[src*="/media/"]').first()).toBeVisible()
  expect(launches(calls)).toEqual([])
  await logInFor(page, name)
  await page.waitForURL(GAME_SITE)
  expect(launches(calls)).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL('/m/home?tab=RNG')
  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport()
})

test('FAV-08, ERR-34 a heart that a visitor tapped is set after the login, where it was tapped', async ({
  page,
  calls,
}) => {
  await page.goto('/m/gameList?gameType=RNG&type=new')
  const tile = tiles(page).nth(5)
  const heart = tile.getByRole('button', { name: /^Favourite: / })
  const name = await heart.getAttribute('aria-label')
  await heart.click()
  expect(calls.filter((call) => call.includes('addFavorite'))).toEqual([])
  await expect(page.getByRole('main')).toContainText('Log in, and it joins your favourites.')
  // The notice stands for a second: whoever looks later may miss it.
  await Promise.all([page.getByText('Changes saved').waitFor(), sendLogin(page, 'ravi88')])
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&type=new')
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('LAUNCH-01, GAP-103 what opens a game anywhere opens it after the login too', async ({ page, calls }) => {
  await page.goto('/m/home')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('button', { name: 'E-sports', exact: true })
    .click()
  await logInFor(page, '')
  await page.waitForURL(GAME_SITE)
  expect(launches(calls)).toHaveLength(1)
})

test('LAUNCH-01, LAUNCH-02 a lottery of the house opens after the login', async ({ page }) => {
  await page.goto('/m/lottery')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Last draws of / }) })
  const play = row.first().getByRole('button')
  await play.click()
  await logInFor(page, '')
  await expect(page).toHaveURL(/\/m\/launchGame/)
})

test('GAP-140 a game opens by itself only where the login page said so', async ({ page, calls }) => {
  await page.goto('/m/home')
  await tiles(page).first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/login/)
  // Who gives up and logs in later is at home.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await sendLogin(page, 'ravi88')
  await expect(page.getByRole('banner')).toContainText('Ravi_88')
  await page.waitForLoadState('networkidle')
  expect(launches(calls)).toEqual([])
})

test('GAP-140, GAP-131 a login in another tab starts nothing in this one', async ({ page, context, calls }) => {
  await page.goto('/m/home')
  await tiles(page).first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/login/)
  const other = await context.newPage()
  await signInAs(other, 'ravi88')
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(page.getByRole('banner')).toContainText('Ravi_88')
  await page.waitForLoadState('networkidle')
  expect(launches(calls)).toEqual([])
})
