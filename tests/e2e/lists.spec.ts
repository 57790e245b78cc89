import type { Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

const tiles = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem')
const listCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('GCSGAME_gameList'))
const lastQuery = (calls: readonly string[]) =>
  new URL(`http://x${listCalls(calls).at(-1)?.split(' ')[1]}`).searchParams
/** Waits, as a thumb does, until the end stands still. */
const scrollToEnd = (page: Page) => page.getByRole('button', { name: /^Show \d+ more$/ }).scrollIntoViewIfNeeded()

test('LIST-01, LIST-02, LIST-05, LIST-08, LIST-47, CONST-10, GAP-02 the list opens on what its address says, with its select bar', async ({
  page,
  calls,
}) => {
  await page.goto('/m/gameList?type=new&gameType=RNG')
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(tiles(page).first()).toBeVisible()
  expect(Object.fromEntries(lastQuery(calls))).toMatchObject({
    gameType: 'RNG',
    gameClassify: 'new',
    pageNo: '1',
    pageSize: '25',
  })
  const bar = page.getByRole('main')
  for (const name of ['All', 'Favourites', 'Red Kite']) {
    await expect(bar.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'false')
  }
  await expect(bar.getByRole('searchbox', { name: 'Search games' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Filters' })).toBeVisible()
})

test('LIST-03, LIST-16, LIST-17, LIST-18, LIST-19, GAP-18, SHELL-92 pages are added at the end, and a vendor begins at page 1', async ({
  page,
  calls,
}) => {
  await page.goto('/m/gameList')
  await expect(page.getByText(/^25 of /)).toBeAttached()
  await scrollToEnd(page)
  const place = await page.evaluate(() => window.scrollY)
  await expect(page.getByText(/^50 of /)).toBeAttached()
  // Whoever stands at the end is not carried on to the new one, which would ask for page after page.
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter')
  await expect.poll(() => lastQuery(calls).get('pageNo')).toBe('3')
  await page.getByRole('group', { name: 'Game makers' }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/vendor=/)
  await expect.poll(() => lastQuery(calls).get('vassalage')).not.toBeNull()
  expect(lastQuery(calls).get('pageNo')).toBe('1')
})

test('LIST-20, LIST-21, GAP-17, CONST-16 typing asks once, 400 ms after the last key, and cancelling brings all games back', async ({
  page,
  calls,
}) => {
  await page.goto('/m/gameList')
  await expect(page.getByText(/^25 of /)).toBeAttached()
  // In one go, because a busy machine may leave more than 400 ms between two keys.
  await page.getByRole('searchbox', { name: 'Search games' }).evaluate((field: HTMLInputElement) => {
    field.focus()
    for (const text of [' l', 'am', 'p ']) document.execCommand('insertText', false, text)
  })
  await expect(page).toHaveURL(/name=lamp(&|$)/)
  await expect(page.getByRole('button', { name: 'Seven Lamps Moonreel', exact: true })).toBeVisible()
  const names = listCalls(calls).map((call) => new URL(`http://x${call.split(' ')[1]}`).searchParams.get('gameName'))
  expect(names).toEqual([null, 'lamp'])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('')
  await expect(page.getByText(/^25 of /)).toBeAttached()
  await expect(page).not.toHaveURL(/name=/)
})

test('LIST-22, LIST-24, LIST-25, LIST-28, LIST-29 the filter panel asks for nothing before it is submitted', async ({
  page,
  calls,
}) => {
  await page.goto('/m/gameList')
  await expect(page.getByText(/^25 of /)).toBeAttached()
  const before = calls.length
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await expect(panel.getByRole('button', { name: 'Clear all' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Jackpot' }).click()
  await expect(panel.getByRole('button', { name: 'Clear all' })).toBeEnabled()
  await panel.getByRole('button', { name: '0.05' }).click()
  await panel.getByRole('button', { name: '20', exact: true }).click()
  expect(calls).toHaveLength(before)
  await expect(page).toHaveURL(/\/m\/gameList$/)
  await panel.getByRole('button', { name: 'Show games' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&class=JP&minBet=0.05&minLine=20$/)
  await expect
    .poll(() => Object.fromEntries(lastQuery(calls)))
    .toMatchObject({ gameClassify: 'JP', minBet: '0.05', minLine: '20' })
  await page.getByRole('button', { name: 'Filters, 3 set' }).click()
  await expect(panel.getByRole('button', { name: 'Jackpot' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Arcade' }).click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Filters, 3 set' }).click()
  await expect(panel.getByRole('button', { name: 'Arcade' })).toHaveAttribute('aria-pressed', 'false')

  // One step back leaves the list, whatever was chosen in it.
  await panel.getByRole('button', { name: 'Arcade' }).click()
  await panel.getByRole('button', { name: 'Show games' }).click()
  await expect(page).toHaveURL(/class=AC/)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/m\/gameList/)
})

test('LIST-23, LIST-27, LOTT-03, GAP-31 the maker panel shows all logos; submitted for lotteries it leads to their page', async ({
  page,
}) => {
  await page.goto('/m/gameList?gameType=LOTT')
  await page.getByRole('button', { name: 'Show all makers with their logos' }).click()
  const panel = page.getByRole('dialog', { name: 'Game makers' })
  await expect(panel.getByRole('button', { name: 'All makers' })).toHaveAttribute('aria-pressed', 'true')
  expect(await panel.locator('img').count()).toBeGreaterThan(1)
  await panel.getByRole('button', { name: 'Show games' }).click()
  await expect(page).toHaveURL(/\/m\/lottery$/)
})

test('LIST-04 small groups have no select bar', async ({ page }) => {
  await page.goto('/m/gameList?gameType=BGS')
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Favourites', exact: true })).toHaveCount(0)
})

test('LIST-01, GAP-100 the favourites toggle shows those of the category, and needs a session', async ({
  page,
  calls,
}) => {
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login\?from=/)
  await signInAs(page, 'ravi88', '/m/gameList?gameType=RNG')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page).toHaveURL(/type=favourite/)
  await expect.poll(() => calls.find((call) => call.includes('getFavoriteGamesList'))).toContain('gameType=RNG')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page).not.toHaveURL(/type=favourite/)
})

test('FAV-02, FAV-14, GAP-100, GAP-132 without its last favourite a category says so, and the focus is on the way out', async ({
  page,
}) => {
  await signInAs(page, 'ravi88', '/m/gameList?gameType=FISH')
  const heart = page.getByRole('main').getByRole('button', { name: /^Favourite: / })
  await heart.first().click()
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/m/gameList?gameType=RNG')
  await heart.first().click()
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page).toHaveURL(/type=favourite/)
  await expect(heart).toHaveCount(1)
  await heart.press('Enter')
  await expect(page.getByRole('heading', { name: 'No favourites in Slots' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show all games' })).toBeFocused()
})

test('LIST-01, GAP-132 the keyboard brings each maker of the row into sight', async ({ page }) => {
  await page.goto('/m/gameList')
  const row = page.getByRole('main').getByRole('group', { name: 'Game makers' })
  const makers = row.getByRole('button')
  await makers.first().focus()
  const count = await makers.count()
  expect(count).toBeGreaterThan(4)
  for (let at = 1; at < count; at += 1) {
    await page.keyboard.press('Tab')
    await expect(makers.nth(at)).toBeFocused()
    await expect(makers.nth(at)).toBeInViewport({ ratio: 1 })
  }
})

test('LIST-16 coming back from a game finds the place in the list again', async ({ page }) => {
  await signInAs(page, 'ravi88', '/m/gameList')
  await expect(page.getByText(/^25 of /)).toBeAttached()
  await scrollToEnd(page)
  await expect(page.getByText(/^50 of /)).toBeAttached()
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
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', 'UR'))
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

test('SHELL-91 a list that cannot be reached says so and is asked for again', async ({ page, scenario }) => {
  test.setTimeout(60_000)
  await scenario('listGames:!offline')
  await page.goto('/m/gameList')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 30_000 })
  await scenario('')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tiles(page).first()).toBeVisible()
})
