import type { Page } from '@playwright/test'
import { sendLogin } from '../support/sign-in.ts'
import { expect, test as base } from '../support/site.ts'

/** Nobody may ever read any of this: pages of proxies, codes, and what programs say of missing values. */
const RAW = /Bad Gateway|doctype|"success"|[A-Z]{3,}_[A-Z]{3,}|TypeError|Failed to fetch|undefined|\[object/i

const UNREACHABLE = 'The connection is slow or there is no internet.'
const UNREADABLE = 'Something went wrong. Please try again later.'
/** Neighbours have different words, so that each is seen to show. */
const FAULTS = [
  ['!offline', UNREACHABLE],
  ['!html', UNREADABLE],
  ['!abort', UNREACHABLE],
  ['!broken', UNREADABLE],
  ['SYSTEM_UPGRADING', 'The system is being upgraded. Please try again later.'],
  ['!empty', UNREADABLE],
  ['SYSTEM_BUSY', 'The system is busy. Please try again in a moment.'],
] as const

/** Fails when anything was thrown in the page that nobody caught. */
const test = base.extend<{ uncaught: void }>({
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      await use()
      expect(uncaught).toEqual([])
    },
    { auto: true },
  ],
})

/** No loading toast stands, and nothing of an answer is to be read. */
async function expectCalm(page: Page): Promise<void> {
  await expect(page.getByText(/Please wait|Sending/)).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  expect(await page.locator('body').innerText()).not.toMatch(RAW)
}

/** What stands in the form. */
const typed = (page: Page) =>
  page.locator('form input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

test('ERR-40 ERR-42 ERR-46 ERR-47 a login survives every fault, and the next one comes in', async ({
  page,
  scenario,
}) => {
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('ravi88')
  await page.getByLabel('Password', { exact: true }).fill('lantern88')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  const before = await typed(page)
  for (const [fault, words] of FAULTS) {
    await test.step(`login:${fault}`, async () => {
      await scenario(`login:${fault}`)
      await submit.click()
      await expect(page.getByText(words)).toBeVisible()
      await expectCalm(page)
      expect(await typed(page)).toEqual(before)
    })
  }
  await scenario('login:LOGIN_LOCKED')
  await submit.click()
  await expect(page.getByText(/Try again in \d+ minutes?/)).toBeVisible()
  await expectCalm(page)
  await scenario('')
  await sendLogin(page, 'ravi88')
  await expect(page.getByRole('banner')).toContainText('Ravi_88')
})

/** Each read of home meets another fault. */
const HOME_FAULTS =
  'listHotGames:!html,listAnnouncements:!empty,getVendorGameTypes:!broken,getRankList:SYSTEM_UPGRADING,getLobbyNews:!offline'

const gamesOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / })
const tryAgainOn = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

test('ERR-40 ERR-42 ERR-46 ERR-47 home survives faults of all its reads, and is whole again after them', async ({
  page,
  scenario,
}) => {
  const announcements = page.getByRole('button', { name: /Announcements could not be loaded/ })
  const categories = page.getByRole('button', { name: 'Load the categories again' })
  await scenario(HOME_FAULTS)
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Loading failed' })).toBeVisible({ timeout: 15_000 })
  for (const retry of [announcements, categories]) await expect(retry).toBeVisible({ timeout: 15_000 })
  await expectCalm(page)
  await scenario('')
  // Late parts of the page want the same answers and may ask for them again first.
  for (const retry of [announcements, tryAgainOn(page), categories])
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 500 })
      await expect(retry).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 10_000 })
  await expect(gamesOf(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slots' })).toBeVisible()
  await expectCalm(page)
})

test('ERR-46 ERR-47 a page without a network says so, and is whole again with one', async ({ page, context }) => {
  await page.goto('/m/home')
  await expect(gamesOf(page).first()).toBeVisible()
  await context.setOffline(true)
  // Of slots and live tables home has the first games already.
  await page.getByRole('button', { name: 'Fishing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible({ timeout: 15_000 })
  await expectCalm(page)
  await context.setOffline(false)
  await expect(gamesOf(page).first()).toBeVisible()
})
