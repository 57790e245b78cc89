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
