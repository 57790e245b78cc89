import type { Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/site.ts'

/** Opens the search from the bar on home. */
async function searchFromHome(page: Page) {
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Search games' }).click()
  const popup = page.getByRole('dialog', { name: 'Search games' })
  return { popup, box: popup.getByRole('searchbox', { name: 'Search games' }) }
}

test('HOME-03, LIST-40 a search from home: history, results, popular and recent', async ({ page, calls }) => {
  const { popup, box } = await searchFromHome(page)
  await expect(box).toBeFocused()

  const popular = popup.getByRole('region', { name: 'Popular games' })
  await expect(popular.getByRole('listitem')).toHaveCount(9)
  await expect(popular.getByRole('status')).toHaveText(/^1 \/ \d+Page 1 of \d+$/)
  await popular.getByRole('button', { name: 'Show more' }).click()
  await expect(popular.getByRole('status')).toHaveText(/^2 \/ \d+Page 2 of \d+$/)
  await expect(popup.getByRole('heading', { name: 'Recently played' })).toHaveCount(0)

  await box.fill('  on ')
  expect(calls.filter((call) => /GCSGAME_gameList.*gameName/.test(call))).toEqual([])
  await box.press('Enter')
  const found = popup.getByRole('region', { name: 'Search results' })
  await expect(found.getByRole('status')).toHaveText(/^1 \/ \d+Page 1 of \d+$/)
  const query = new URL(`http://x${calls.find((call) => call.includes('gameName=on'))?.slice(4)}`).searchParams
  expect(Object.fromEntries(query)).toMatchObject({ gameName: 'on', pageSize: '9', pageNo: '1', gameType: 'RNG' })
  await found.getByRole('button', { name: 'Show more' }).click()
  await expect(found.getByRole('status')).toHaveText(/^2 \/ \d+Page 2 of \d+$/)
  expect(await found.getByRole('listitem').count()).toBeGreaterThan(9)

  await popup.getByRole('button', { name: 'Clear search' }).click()
  await box.fill('lamp')
  await box.press('Enter')
  await popup.getByRole('button', { name: 'Clear search' }).click()
  const records = popup.getByRole('button', { name: /^(lamp|on)$/ })
  await expect(records).toHaveText(['lamp', 'on'])
  await popup.getByRole('button', { name: 'Remove lamp' }).click()
  await expect(records).toHaveText(['on'])
  expect(await page.evaluate(() => localStorage.getItem('MC_SEARCH_RECORDS'))).toBe('["on"]')
  await records.click()
  await expect(found.getByRole('listitem').first()).toBeVisible()

  // What the row of categories cannot show at once is a swipe away, and the one that is chosen comes into sight.
  const categories = popup.getByRole('group', { name: 'Categories' })
  await categories.getByRole('button').last().click()
  await expect(categories.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 })
})

test('LIST-38, ERR-46 once home has come to rest, the search opens and finds what is loaded without a connection', async ({
  page,
  context,
}) => {
  const code = page.waitForResponse(/\/SearchPopup[^/]*\.js$/)
  await page.goto('/m/home')
  await (await code).finished()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search games' }).click()
  const popup = page.getByRole('dialog', { name: 'Search games' })
  await expect(popup.getByRole('region', { name: 'Popular games' }).getByRole('listitem')).toHaveCount(9)
  await popup.getByRole('searchbox').fill('lanturn')
  await popup.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(popup.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 20_000 })
  await expect(popup.getByRole('region', { name: 'Did you mean' }).getByRole('listitem')).toHaveText([
    'Ten Thousand LanternsMoonreel',
  ])
})

test('the search has no barrier in either theme @ur', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('MC_SEARCH_RECORDS', '["golden","lamp"]'))
  await page.goto('/m/slotsCenter')
  await page.getByRole('banner').getByRole('button').last().click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('listitem').last()).toBeVisible()
  await expectNoAxeViolations(page)
  await expectContrastInOtherTheme(page)
  for (const name of ['cricket', 'kite']) {
    await popup.getByRole('searchbox').fill(name)
    await popup.getByRole('searchbox').press('Enter')
    await expect(popup.getByRole('group').getByRole('button').nth(1)).toBeVisible()
    await expect(popup.getByRole('status').last()).not.toBeEmpty()
    await expectNoAxeViolations(page)
    await expectContrastInOtherTheme(page)
  }
})
