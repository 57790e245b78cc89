import type { Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem')
/** Waits, as a thumb does, until the end stands still. */
const scrollToEnd = (page: Page) => page.getByRole('button', { name: /^Show \d+ more$/ }).scrollIntoViewIfNeeded()

test('LIST-01, GAP-132 the keyboard brings each provider of the row into sight', async ({ page }) => {
  await page.goto('/m/gameList')
  const row = page.getByRole('main').getByRole('group', { name: 'Game providers' })
  const providers = row.getByRole('button')
  await providers.first().focus()
  const count = await providers.count()
  expect(count).toBeGreaterThan(4)
  for (let at = 1; at < count; at += 1) {
    await page.keyboard.press('Tab')
    await expect(providers.nth(at)).toBeFocused()
    await expect(providers.nth(at)).toBeInViewport({ ratio: 1 })
  }
})

test('LIST-03, LIST-16 pages are added at the end, and coming back from a game finds the place in the list again', async ({
  page,
}) => {
  await signInAs(page, 'ravi88', '/m/gameList')
  await expect(page.getByText(/^25 of /)).toBeAttached()
  await scrollToEnd(page)
  const end = await page.evaluate(() => window.scrollY)
  await expect(page.getByText(/^50 of /)).toBeAttached()
  // Whoever stands at the end is not carried on to the new one, which would ask for page after page.
  expect(await page.evaluate(() => window.scrollY)).toBe(end)
  await scrollToEnd(page)
  await expect(page.getByText(/^75 of /)).toBeAttached()
  // By name, because the tiles in the page change with the scroll position.
  const name = await tiles(page).nth(9).getByRole('button').first().innerText()
  const game = page.getByRole('button', { name, exact: true })
  // Scrolls as a click does, clear of the header.
  await game.click({ trial: true })
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1000)
  await game.click()
  await page.waitForURL(/\/media\/play/)
  await page.goBack()
  await expect(game).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the list and its filters have no barrier in either theme @ur', async ({ page }) => {
  await page.goto('/m/gameList?minBet=0.05')
  await expect(tiles(page).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible()
  await expectNoAxeViolations(page)
  await expectContrastInOtherTheme(page)
})

test('LIST-01 the list fits the narrowest phone @small', async ({ page }) => {
  await page.goto('/m/gameList?type=hot')
  await expect(tiles(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
