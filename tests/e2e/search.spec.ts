import type { Page } from '@playwright/test'
import { expectContrastInOtherTheme, expectNoAxeViolations } from '../support/axe.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, test } from '../support/site.ts'

/** Opens the search from the bar on home. */
async function searchFromHome(page: Page) {
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Search games' }).click()
  const popup = page.getByRole('dialog', { name: 'Search games' })
  return { popup, box: popup.getByRole('searchbox', { name: 'Search games' }) }
}

test('HOME-03, LIST-09, LIST-35, LIST-38, LIST-39, LIST-40, LIST-41, LIST-42, LIST-43, LIST-44, LIST-45, KEY-13, GAP-02, GAP-17, GAP-98, CONST-12 a search from home: history, results, popular and recent', async ({
  page,
  calls,
}) => {
  const { popup, box } = await searchFromHome(page)
  await expect(box).toBeFocused()

  const popular = popup.getByRole('region', { name: 'Popular games' })
  await expect(popular.getByRole('listitem')).toHaveCount(9)
  await expect(popular.getByRole('status')).toHaveText(/^1 \/ \d+Page 1 of \d+$/)
  await popular.getByRole('button', { name: 'Show more' }).click()
  await expect(popular.getByRole('status')).toHaveText(/^2 \/ \d+Page 2 of \d+$/)
  await expect(popup.getByRole('heading', { name: 'Played last' })).toHaveCount(0)

  await box.fill('  on ')
  expect(calls.filter((call) => /GCSGAME_gameList.*gameName/.test(call))).toEqual([])
  await box.press('Enter')
  const found = popup.getByRole('region', { name: 'Found' })
  await expect(found.getByRole('status')).toHaveText(/^1 \/ \d+Page 1 of \d+$/)
  const query = new URL(`http://x${calls.find((call) => call.includes('gameName=on'))?.slice(4)}`).searchParams
  expect(Object.fromEntries(query)).toMatchObject({ gameName: 'on', pageSize: '9', pageNo: '1', gameType: 'RNG' })
  await found.getByRole('button', { name: 'Show more' }).click()
  await expect(found.getByRole('status')).toHaveText(/^2 \/ \d+Page 2 of \d+$/)
  expect(await found.getByRole('listitem').count()).toBeGreaterThan(9)

  await popup.getByRole('button', { name: 'Clear the search' }).click()
  await box.fill('lamp')
  await box.press('Enter')
  await popup.getByRole('button', { name: 'Clear the search' }).click()
  const records = popup.getByRole('button', { name: /^(lamp|on)$/ })
  await expect(records).toHaveText(['lamp', 'on'])
  await popup.getByRole('button', { name: 'Forget lamp' }).click()
  await expect(records).toHaveText(['on'])
  expect(await page.evaluate(() => localStorage.getItem('MC_SEARCH_RECORDS'))).toBe('["on"]')
  await records.click()
  await expect(found.getByRole('listitem').first()).toBeVisible()
})

test('LIST-44 a search that finds nothing leads back to the popular games', async ({ page }) => {
  const { popup, box } = await searchFromHome(page)
  await box.fill('no such game')
  await box.press('Enter')
  await expect(popup.getByRole('heading', { name: 'Nothing by that name in Slots' })).toBeVisible()
  await popup.getByRole('button', { name: 'Clear the search' }).last().click()
  await expect(box).toHaveValue('')
  await expect(popup.getByRole('region', { name: 'Popular games' })).toBeVisible()
})

test('LIST-44, GAP-32 a game of another category is found by choosing it, and the choice stays for other names', async ({
  page,
}) => {
  const { popup, box } = await searchFromHome(page)
  await box.fill('Cricket')
  await box.press('Enter')
  await expect(popup.getByText('Nothing by that name in Slots')).toBeVisible()
  const categories = popup.getByRole('group', { name: 'Categories' })
  const sports = categories.getByRole('button', { name: 'Sports', exact: true })
  await expect(categories.getByRole('button', { pressed: true })).toHaveText('Slots')
  await sports.click()
  await expect(popup.getByRole('button', { name: /^Cricket Showdown/ })).toBeVisible()
  await expect(box).toHaveValue('Cricket')
  await box.fill('no such game')
  await box.press('Enter')
  await expect(popup.getByRole('heading', { name: 'Nothing by that name in Sports' })).toBeVisible()
  await expect(categories.getByRole('button', { pressed: true })).toHaveText('Sports')

  // What the row cannot show at once is a swipe away, and the chip that is chosen comes into sight.
  await categories.getByRole('button').last().click()
  await expect(categories.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 })
  await popup.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Search games' }).click()
  await box.fill('Cricket')
  await box.press('Enter')
  await expect(categories.getByRole('button', { pressed: true })).toHaveText('Slots')
})

test('LIST-38 a game is found from home by a slip of the finger, and a maker by name, without case and accents', async ({
  page,
  calls,
}) => {
  const { popup, box } = await searchFromHome(page)
  await expect(popup.getByRole('region', { name: 'Popular games' }).getByRole('listitem').nth(8)).toBeVisible()
  await box.fill('lanturn')
  await box.press('Enter')
  const close = popup.getByRole('region', { name: 'You may mean' })
  await expect(close.getByRole('listitem')).toHaveText(['Ten Thousand LanternsMoonreel'])
  await box.fill('RÉD kite')
  await box.press('Enter')
  await expect(close.getByRole('button', { name: /^Dragon of the Ninth Gate/ })).toBeVisible()
  await popup.getByRole('link', { name: /Red Kite/ }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&vendor=KITE$/)
  await expect(popup).toHaveCount(0)
  await expect.poll(() => calls.some((call) => /GCSGAME_gameList.*vassalage=KITE/.test(call))).toBe(true)

  // On a list the same way leads to another list of it, and back again.
  await page.getByRole('button', { name: 'Open the search' }).click()
  await box.fill('monreel')
  await box.press('Enter')
  await popup.getByRole('link', { name: /Moonreel/ }).click()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/gameType=RNG&vendor=MOON$/)
  await expect(page.getByRole('button', { name: 'Moonreel', pressed: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/vendor=KITE$/)
})

test('LIST-35, LIST-38, ERR-46 once home has come to rest, the search opens and finds what is loaded without a connection', async ({
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
  await expect(popup.getByRole('region', { name: 'You may mean' }).getByRole('listitem')).toHaveText([
    'Ten Thousand LanternsMoonreel',
  ])
})

test('LIST-36, LIST-37, KEY-15 the search icon of slots opens the same popup, and the back button closes it alone', async ({
  page,
}) => {
  await page.goto('/m/slotsCenter')
  await page.getByRole('button', { name: 'Open the search' }).click()
  const popup = page.getByRole('dialog', { name: 'Search games' })
  await expect(popup).toBeVisible()
  await page.goBack()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/slotsCenter$/)
  await page.goto('/m/gameList?gameType=RNG')
  await page.getByRole('button', { name: 'Open the search' }).click()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toHaveCount(0)
  await page.goto('/m/gameList?gameType=FISH')
  await expect(page.getByRole('heading', { name: 'Fishing', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the search' })).toHaveCount(0)
})

test('LIST-46 a member finds the games played last', async ({ page, calls }) => {
  await signInAs(page, 'ravi88', '/m/slotsCenter')
  await page.getByRole('button', { name: 'Tiger Drum Palm & Brass', exact: true }).click()
  await page.waitForURL(/\/media\/play/)
  await page.goto('/m/slotsCenter')
  await page.getByRole('button', { name: 'Open the search' }).click()
  const played = page.getByRole('region', { name: 'Played last' })
  await expect(played.getByRole('button', { name: 'Tiger Drum Palm & Brass', exact: true })).toBeVisible()
  const call = calls.find((one) => one.includes('GCS_recentGame'))
  expect(call).toContain('page=1')
  expect(call).toContain('pageSize=9')
})

test('the search has no barrier in either theme @ur', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('MC_LANGUAGE', 'UR')
    localStorage.setItem('MC_SEARCH_RECORDS', '["golden","lamp"]')
  })
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

test('LIST-37, LIST-43, GAP-17 the search beside the categories shows what fits while one types, and asks the gateway when it is sent', async ({
  page,
  calls,
}) => {
  await page.goto('/m/home')
  await expect(page.getByRole('group', { name: 'Hot tonight' }).getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Search games' })
  const searches = () => calls.filter((call) => /GCSGAME_gameList.*gameName/.test(call))
  await popup.getByRole('searchbox').pressSequentially('pearl')
  await expect(popup.getByRole('heading', { name: 'Quick matches' })).toBeVisible()
  await expect(popup.getByRole('button', { name: /^Pearl Diver Bay/ })).toBeVisible()
  expect(searches()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(popup.getByRole('heading', { name: 'Quick matches' })).toHaveCount(0)
  await expect.poll(() => searches().length).toBe(1)
})
