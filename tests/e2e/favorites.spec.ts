import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { signInAs } from '../support/sign-in.ts'

const heartOf = (page: Page, game: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${game}` })
    .last()
const GAME = 'Blue Lotus'

test('FAV-01, FAV-14 a favourite that is added stands in the tab of favourites, and leaves it at once when it is removed', async ({
  page,
  calls,
}) => {
  await signInAs(page, 'ravi88')
  const heart = heartOf(page, GAME)
  const before = await heart.getAttribute('aria-pressed')
  if (before === 'true') await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // The toast stands for a second: whoever looks later may miss it.
  await Promise.all([page.getByText('Changes saved').waitFor(), heart.click()])
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(calls.some((call) => call.startsWith('POST') && call.includes('addFavoriteGameV2'))).toBe(true)
  await page.getByRole('button', { name: 'Favourites', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  const inTab = heartOf(page, GAME)
  await expect(inTab).toBeVisible()
  const listCalls = () => calls.filter((call) => call.includes('getFavoriteGamesList')).length
  const asked = listCalls()
  await inTab.click()
  await expect(page.getByRole('button', { name: `Favourite: ${GAME}` })).toHaveCount(0)
  expect(listCalls()).toBe(asked)
  expect(calls.filter((call) => call.startsWith('DELETE /wps/relay/MCSFE_removeFavoriteGameV2'))).toHaveLength(1)
})
