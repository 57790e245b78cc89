import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { sendLogin } from '../support/sign-in.ts'

const GAME_SITE = /\/media\/play/
const tiles = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
const launches = (calls: readonly string[]) => calls.filter((call) => call.includes('launchGame'))

/** Waits for the login page, which names what was tapped, and logs in there. */
async function logInFor(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/m\/login/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Log in to open the game.')
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
