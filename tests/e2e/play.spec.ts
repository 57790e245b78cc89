import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

/** Starts a game of the page and waits until it is there. */
async function play(page: Page, game: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: game }).first().click()
  await expect(page.getByRole('heading', { name: game })).toBeVisible()
}

const offer = (page: Page) => page.getByRole('region', { name: 'Unfinished game', includeHidden: true })

/** The announcement that comes up by itself, with the same code as the offer; each page of the test shows it. */
const popUp = (page: Page) => page.getByRole('alertdialog', { name: 'Play within your means' })
const forgetPopUp = (page: Page) => page.addInitScript(() => sessionStorage.removeItem('MC_SEEN_POP_UP'))

test('LAUNCH-06 a game that did not tell its end is offered again on home, and never started by itself', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  await play(page, 'Pearl Diver Bay')
  await page.goBack()
  await expect(offer(page)).toContainText('Pearl Diver Bay')
  expect(calls.filter((call) => call.includes('launchGame'))).toHaveLength(1)
  await offer(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pearl Diver Bay' })).toBeVisible()
  await page.goBack()
  await offer(page).getByRole('button', { name: 'Do not continue Pearl Diver Bay' }).click()
  await expect(offer(page)).toHaveCount(0)
  await forgetPopUp(page)
  await page.reload()
  await expect(popUp(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('CATS-14, CATS-16, GAP-101 small groups open in place, and a category of a single vendor starts it, in this window', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  for (const [name, tab] of [
    ['Mini', 'BGS'],
    ['Bingo', 'BINGO'],
    ['Pro e-sports', 'TF'],
  ] as const) {
    await categories.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(`/m/home?tab=${tab}`)
    await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  }
  expect(calls.filter((call) => call.includes('launchGame'))).toEqual([])
  await categories.getByRole('button', { name: 'E-sports', exact: true }).click()
  await page.waitForURL(/\/media\/play/)
  expect(calls.filter((call) => call.includes('launchGame'))).toHaveLength(1)
  expect(page.context().pages()).toHaveLength(1)
})

test('LAUNCH-06, SESSION-11 nobody else is offered the game of a member', async ({ page }) => {
  await signInAs(page, 'ravi88')
  await play(page, 'Pearl Diver Bay')
  await forgetPopUp(page)
  await signInAs(page, 'agent01')
  await expect(popUp(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('GAP-101, LIST-16 a game that leads back by itself is over, and the place in the lobby is found again', async ({
  page,
}) => {
  await signInAs(page, 'ravi88', '/m/home?tab=RNG')
  await page.getByRole('button', { name: 'Show 15 more' }).click()
  const game = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
    .nth(27)
  await game.scrollIntoViewIfNeeded()
  const name = (await game.getByRole('button').first().textContent()) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await game.getByRole('button').first().click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL('/m/home?tab=RNG')
  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport()
  await expect(offer(page)).toHaveCount(0)
})

test('HOME-15, LIST-16 the back button finds as many games on home as were shown', async ({ page }) => {
  await page.goto('/m/home?tab=RNG')
  const tiles = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
  await page.getByRole('button', { name: 'Show 15 more' }).click()
  await expect(tiles).toHaveCount(30)
  await page.getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await page.goBack()
  await expect(tiles).toHaveCount(30)
  // A new visit begins anew.
  await page.goto('/m/home?tab=RNG')
  await expect(tiles).toHaveCount(15)
})

test('LAUNCH-06 a game that takes its time opens, although its list has made way for another', async ({
  page,
  scenario,
}) => {
  await signInAs(page, 'ravi88')
  await expect(page.getByRole('button', { name: 'Slots' })).toBeVisible()
  await scenario('launchGame:~2000')
  await page.getByRole('main').getByRole('button', { name: 'Pearl Diver Bay' }).first().click()
  await expect(page.getByText('Opening the game…').first()).toBeAttached()
  await page.getByRole('button', { name: 'Slots' }).click()
  await expect(page.getByRole('heading', { name: 'Pearl Diver Bay' })).toBeVisible()
})

test('LAUNCH-06 who has gone to another page is not taken into a game', async ({ page, scenario }) => {
  await signInAs(page, 'ravi88')
  await expect(page.getByRole('button', { name: 'Slots' })).toBeVisible()
  await scenario('launchGame:~2000')
  await page.getByRole('main').getByRole('button', { name: 'Pearl Diver Bay' }).first().click()
  const answered = page.waitForResponse((response) => response.url().includes('launchGame'))
  await page.getByRole('link', { name: 'Promotions' }).click()
  await answered
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveURL('/m/activity')
})

test('CATS-15, CATS-17 a category that is chosen from the pinned row begins right below it', async ({ page }) => {
  await page.goto('/m/home')
  await expect(page.getByText('Game makers')).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 1200))
  const row = page.getByRole('navigation', { name: 'Categories' })
  await row.getByRole('button', { name: 'Slots' }).click()
  const list = page.getByRole('heading', { name: 'Hot tonight' })
  await expect(row.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-current', 'true')
  await expect(list).toBeInViewport()
  const [below, top] = [await row.boundingBox(), await list.boundingBox()]
  expect((top?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)).toBeLessThan(60)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})

test('ERR-47, SHELL-91 offline, a category that cannot come leaves the rest of home as it is', async ({
  page,
  context,
}) => {
  await page.goto('/m/home')
  const row = page.getByRole('navigation', { name: 'Categories' })
  await expect(row.getByRole('button', { name: 'Fishing', exact: true })).toBeVisible()
  await context.setOffline(true)
  await row.getByRole('button', { name: 'Fishing', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^(Loading failed|No connection)$/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
  await context.setOffline(false)
  await row.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'More hot games' })).toBeVisible()
})

test('NAMED-10, SHELL-18 the games of the lottery lead to its draws', async ({ page }) => {
  await page.goto('/m/lott')
  await page.getByRole('link', { name: 'Draws and results' }).click()
  await expect(page).toHaveURL('/m/lottery')
  await expect(page.getByRole('tab', { name: 'Draws' })).toHaveAttribute('aria-selected', 'true')
})

test('HOME-11, CATS-20 “All” beside games of all categories leads to a page of all categories', async ({ page }) => {
  await page.goto('/m/home')
  const all = page.getByRole('main').getByRole('link', { name: 'All', exact: true })
  await expect(all.first()).toHaveAttribute('href', '/m/game?type=hot')
  await all.last().click()
  await expect(page).toHaveURL('/m/game')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
})
