import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

const heartOf = (page: Page, game: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${game}` })
    .last()
const GAME = 'Blue Lotus'

test('FAV-08 a visitor who taps a heart goes to the login page, and no call is made', async ({ page, calls }) => {
  await page.goto('/m/home')
  await heartOf(page, GAME).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(calls.filter((call) => call.includes('avorite'))).toEqual([])
})

test('FAV-04, FAV-05, CONST-11, FAV-09, FAV-10, FAV-11, FAV-16, ERR-61 a member adds a favourite, then reads that it was saved', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  const heart = heartOf(page, GAME)
  const before = await heart.getAttribute('aria-pressed')
  if (before === 'true') await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // The notice stands for a second: whoever looks later may miss it.
  await Promise.all([page.getByText('Changes saved').waitFor(), heart.click()])
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(calls.some((call) => call.startsWith('POST') && call.includes('addFavoriteGameV2'))).toBe(true)
  expect(calls.some((call) => call.includes('getFavoriteGames?') && call.includes('pageSize=100'))).toBe(true)
})

test('FAV-12, ERR-51, GATEWAY-09 a failed change leaves the list as it was and takes the loading notice away', async ({
  page,
  scenario,
}) => {
  await signInAs(page, 'ravi88')
  await scenario('addFavorite:FAVORITE_FAILED,removeFavorite:FAVORITE_FAILED')
  await page.goto('/m/home')
  const heart = heartOf(page, GAME)
  const before = (await heart.getAttribute('aria-pressed')) ?? ''
  await heart.click()
  await expect(page.getByText('Your favourites could not be changed. Please try again.')).toBeVisible()
  await expect(page.getByText('Please wait')).toHaveCount(0)
  await expect(heart).toHaveAttribute('aria-pressed', before)
})

test('GAP-99 the hundred-and-first favourite is refused with its reason', async ({ page, scenario }) => {
  await signInAs(page, 'agent01')
  await scenario('addFavorite:FAVORITE_LIMIT')
  await page.goto('/m/home')
  await heartOf(page, GAME).click()
  await expect(page.getByText('You have 100 favourites already. Remove one first.')).toBeVisible()
})

test('GATEWAY-70, FAV-01, FAV-06, FAV-14 the favourites tab lists them, and one that is removed leaves at once', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  const heart = heartOf(page, GAME)
  if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  const inTab = heartOf(page, GAME)
  await expect(inTab).toBeVisible()
  expect(calls.find((call) => call.includes('getFavoriteGamesList'))).toContain('pageSize=25')
  const listCalls = () => calls.filter((call) => call.includes('getFavoriteGamesList')).length
  const before = listCalls()
  await inTab.click()
  await expect(page.getByRole('button', { name: `Favourite: ${GAME}` })).toHaveCount(0)
  expect(listCalls()).toBe(before)
  expect(calls.filter((call) => call.startsWith('DELETE /wps/relay/MCSFE_removeFavoriteGameV2'))).toHaveLength(1)
})

test('FAV-02 a member without favourites sees what to do', async ({ page, scenario }) => {
  await signInAs(page, 'agent01')
  await scenario('listFavoriteGames:=empty,listFavoriteIds:=empty')
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
})

test('FAV-14, FAV-02, GAP-132 the focus stays among the favourites while hearts take them away one by one', async ({
  page,
}) => {
  await signInAs(page, 'ravi88', '/m/gameList?gameType=RNG')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite: / })
  for (const place of [0, 1, 2]) {
    await hearts.nth(place).click()
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/m/home?tab=FAV')
  const wayOut = page.getByRole('button', { name: 'Show all games' })
  const takeAway = async (place: number, next: Locator) => {
    const before = await hearts.count()
    await hearts.nth(place).press('Enter')
    await expect(hearts).toHaveCount(before - 1)
    await expect(next).toBeFocused()
  }
  await expect(hearts).toHaveCount(3)
  await takeAway(0, hearts.nth(0))
  await takeAway(1, hearts.nth(0))
  await takeAway(0, wayOut)
})
